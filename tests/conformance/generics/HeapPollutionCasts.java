import java.util.*;
import java.util.function.*;
public class HeapPollutionCasts {
  static class G<T> { T v; T[] arr = (T[]) new Object[1]; T[] get() { return arr; } T[][] two = (T[][]) new Object[1][]; static <U> U[] mk(int n) { return (U[]) new Object[n]; } }
  static class N<T extends Comparable<T>> { T[] arr = (T[]) new Comparable[1]; T v; Comparable<T> w() { return v; } T g() { return v; } }
  static class Cmp implements Comparator<String> { public int compare(String a, String b) { return 0; } }
  interface Op<T> { void go(T t); }
  static abstract class Base<T> { T f; abstract void put(T t); void via(T t) { put(t); } }
  static class Der extends Base<String> { void put(String s) { System.out.println("put"); } }
  enum E { A }
  public static void main(String[] a) {
    List<Integer> ints = new ArrayList<>(); ((List) ints).add("z");
    List<String> strs = new ArrayList<>(); ((List) strs).add(1);
    G<String> g = new G<>(); ((G) g).v = 3;
    t(() -> { String s = g.v; });
    t(() -> { Object s = g.v; System.out.println(s); });
    t(() -> { g.v += "x"; });
    t(() -> { g.v = "q"; System.out.println(g.v); });
    t(() -> { Object s = g.arr; System.out.println("arr"); });
    t(() -> { String[] s = g.arr; System.out.println("no"); });
    t(() -> { System.out.println(g.arr.length); });
    t(() -> { System.out.println(g.arr[0]); });
    t(() -> { System.out.println(g.get().length); });
    t(() -> { Object[] s = g.get(); System.out.println("obj[]"); });
    t(() -> { for (String s : g.get()) System.out.println("each"); });
    t(() -> { for (Object s : g.arr) System.out.println("each"); });
    t(() -> { String[] s = G.mk(1); });
    t(() -> { Object[] s = G.<String>mk(1); System.out.println("mk"); });
    t(() -> { System.out.println(G.<String>mk(1).length); });
    N<String> n = new N<>(); ((N) n).v = 5;
    t(() -> { Comparable<String> c = n.g(); System.out.println("cmp"); });
    t(() -> { String c = n.g(); });
    t(() -> { String[] c = n.arr; });
    t(() -> { ((Comparator) new Cmp()).compare(1, 2); });
    t(() -> { Comparator<String> c = (x, y) -> 0; ((Comparator) c).compare(1, 2); });
    t(() -> { Comparator<String> c = String::compareTo; ((Comparator) c).compare(1, 2); });
    t(() -> { Function<String, Object> c = x -> x; System.out.println(((Function) c).apply(1)); });
    t(() -> { Function<String, Object> c = Objects::toString; System.out.println(((Function) c).apply(1)); });
    t(() -> { Function<Object, Object> c = x -> x; System.out.println(((Function) c).apply(1)); });
    t(() -> { ((Base) new Der()).put(1); });
    t(() -> { ((Base) new Der()).via(1); });
    t(() -> { Op<String[]> o = x -> System.out.println(x.length); ((Op) o).go(new Object[1]); });
    t(() -> { Iterator<String> it = strs.iterator(); while (it.hasNext()) { Object o = it.next(); System.out.println(o); } });
    t(() -> { Object o = strs.isEmpty() ? "e" : strs.get(0); System.out.println(o); });
    t(() -> { var o = strs.isEmpty() ? "e" : strs.get(0); System.out.println("v"); });
    t(() -> { Object o = switch (strs.size()) { case 1 -> strs.get(0); default -> "q"; }; System.out.println(o); });
    t(() -> { var o = strs.get(0); System.out.println("v"); });
    t(() -> { assert strs.get(0) != null; System.out.println("assert"); });
    t(() -> { List<Object> lo = new ArrayList<>(strs); lo.add(strs.get(0)); System.out.println(lo); });
    t(() -> { Map<String, String> m = new HashMap<>(); m.put(strs.get(0), "v"); System.out.println(m); });
    t(() -> { Object[] arr = new Object[] {strs.get(0)}; System.out.println(arr[0]); });
    t(() -> { String[] arr = {strs.get(0)}; });
    t(() -> { Object o; o = strs.get(0); System.out.println(o); });
    t(() -> { throw new RuntimeException("m" + strs.get(0)); });
  }
  static void t(Runnable r) { try { r.run(); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); } }
}
