// Messages of failed stores, casts and accesses.
import java.util.*;
public class StoreMessages {
  interface Run { void run() throws Exception; }
  static void t(String name, Run r) { try { r.run(); System.out.println(name + " ok"); } catch (Throwable e) { System.out.println(name + " " + e); } }
  static class A { } static class B extends A { } record R(int x) { } enum E { P, Q { } } interface I { }
  public static void main(String[] args) {
    t("1", () -> { Object[] a = new String[1]; a[0] = 1; });
    t("2", () -> { Object[] a = new Integer[1]; a[0] = "s"; });
    t("3", () -> { A[] a = new B[1]; a[0] = new A(); });
    t("4", () -> { Object[] a = new int[1][]; a[0] = new long[1]; });
    t("5", () -> { Object[] a = new String[1][]; a[0] = new Object[1]; });
    t("6", () -> { Object[] a = new String[1][]; a[0] = "x"; });
    t("7", () -> { Object[] a = new Runnable[1]; a[0] = new R(1); });
    t("8", () -> { Object[] a = new E[1]; a[0] = TimeU.X; });
    t("9", () -> { Object[] a = new E[1]; a[0] = E.Q; });
    t("10", () -> { Object[] a = new String[1]; a[0] = E.Q; });
    t("11", () -> { Object[] a = new String[1]; a[0] = new I() { }; });
    t("12", () -> { Object[] a = new String[1]; a[0] = new ArrayList<>(); });
    t("13", () -> System.arraycopy(new int[2], 0, new long[2], 0, 1));
    t("14", () -> System.arraycopy(new int[2], 0, new Object[2], 0, 1));
    t("15", () -> System.arraycopy(new Object[] { 1, "a" }, 0, new String[2], 0, 2));
    t("16", () -> System.arraycopy("s", 0, new String[2], 0, 2));
    t("17", () -> System.arraycopy(new int[2], 0, "s", 0, 2));
    t("18", () -> System.arraycopy(new int[2], 1, new int[2], 0, 2));
    t("19", () -> System.arraycopy(new int[2], -1, new int[2], 0, 2));
    t("20", () -> System.arraycopy(new int[2], 0, new int[2], 1, 2));
    t("21", () -> System.arraycopy(new int[2], 0, new int[2], 0, -1));
    t("22", () -> System.arraycopy(new Object[] { 1, "a" }, 0, new Integer[2], 0, 2));
    t("23", () -> new ArrayList<Object>(List.of(1)).toArray(new String[0]));
    t("24", () -> new ArrayList<Object>(List.of(1)).toArray(new String[3]));
    t("25", () -> Arrays.fill((Object[]) new String[1], 1));
    t("26", () -> { Object[] o = Arrays.copyOf(new Object[] { 1 }, 1, String[].class); });
    t("27", () -> { Object[] o = Arrays.asList(new String[1]).toArray(); o[0] = 1; System.out.println(o[0]); });
    t("28", () -> { List<Object> l = (List<Object>) (List) Arrays.asList(new String[1]); l.set(0, 1); });
    t("29", () -> { String s = (String) (Object) 1; });
    t("30", () -> { int[] s = (int[]) (Object) new long[1]; });
    t("31", () -> { String[] s = (String[]) (Object) new Object[1]; });
    t("32", () -> { A s = (B) new A(); });
    t("33", () -> { List<Integer> l = (List) List.of("x"); int i = l.get(0); });
    t("34", () -> { Comparable<Object> c = (Comparable) "x"; c.compareTo(1); });
    t("35", () -> { new TreeMap<Object, Object>().put(new A(), 1); });
    t("36", () -> { TreeSet<Object> s = new TreeSet<>(); s.add(1); s.add("x"); });
    t("37", () -> { int[] a = new int[-1]; });
    t("38", () -> { int[][] a = new int[2][-3]; });
    t("39", () -> { int[] a = new int[2]; a[2] = 1; });
    t("40", () -> { "abc".charAt(5); });
    t("41", () -> { "abc".substring(2, 1); });
    t("42", () -> { "abc".substring(4); });
    t("43", () -> { List.of(1, 2).get(2); });
    t("44", () -> { new ArrayList<>(List.of(1, 2)).get(2); });
    t("45", () -> { new LinkedList<>(List.of(1, 2)).get(2); });
    t("46", () -> { Arrays.asList(1, 2).get(2); });
    t("47", () -> { new ArrayList<>(List.of(1, 2)).subList(1, 3); });
    t("48", () -> { new ArrayList<>(List.of(1, 2)).add(3, 3); });
    t("49", () -> { Enum.valueOf(E.class, "Z"); });
    t("50", () -> { E.valueOf("Z"); });
    t("51", () -> { Object o = 1 / (args.length); });
    t("52", () -> { throw new Exception("m", new RuntimeException("c")); });
    t("53", () -> { Objects.requireNonNull(null, "msg"); });
    t("54", () -> { Objects.checkIndex(3, 3); });
    t("55", () -> { Arrays.copyOfRange(new int[2], 3, 4); });
    t("56", () -> { Arrays.copyOfRange(new int[2], 1, 0); });
    t("57", () -> { new StringBuilder("abc").deleteCharAt(3); });
    t("58", () -> { new StringBuilder("abc").insert(4, "x"); });
    t("59", () -> { new StringBuilder("abc").setCharAt(3, 'x'); });
    t("60", () -> { new StringBuilder("abc").replace(4, 5, "x"); });
    t("61", () -> { new StringBuilder("abc").delete(2, 1); });
    t("62", () -> { new StringBuilder("abc").setLength(-1); });
    t("63", () -> { new StringBuilder("abc").charAt(3); });
    t("64", () -> { "x".repeat(-1); });
    t("65", () -> { new ArrayDeque<Integer>().addFirst(null); });
    t("66", () -> { new ArrayDeque<Integer>().pop(); });
    t("67", () -> { new PriorityQueue<Integer>(0); });
    t("68", () -> { new ArrayList<Integer>(-1); });
    t("69", () -> { new HashMap<Integer, Integer>(-1); });
    t("70", () -> { Integer[] a = { 1 }; Object[] b = a; b[0] = 1L; });
    t("71", () -> { Number[] a = new Long[1]; a[0] = 1.5; });
    t("72", () -> { char[][] a = new char[1][1]; Object[] b = a; b[0] = new char[1][1]; });
  }
  enum TimeU { X }
}
