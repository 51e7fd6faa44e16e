import java.util.*;
import java.util.function.*;
public class HeapPollution {
  static <T> T id(T t) { return t; }
  static <T extends Comparable<T>> void bounded(T t) { System.out.println("bounded"); }
  static void obj(Object o) { System.out.println("obj"); }
  static void ser(Comparable<?> o) { System.out.println("comparable"); }
  @SafeVarargs static <T> void va(T... t) { System.out.println(t.getClass().getName()); }
  static String ret(List<String> l) { return l.get(0); }
  static Object reto(List<String> l) { return l.get(0); }
  static class G<T> { T v; T[] arr = (T[]) new Object[1]; T[] get() { return arr; } }
  public static void main(String[] a) {
    List<Integer> ints = new ArrayList<>(); ((List) ints).add("z");
    List<String> strs = new ArrayList<>(); ((List) strs).add(1);
    t(() -> System.out.println("c" + ints.get(0)));
    t(() -> System.out.println(ints.get(0) + "c"));
    t(() -> System.out.println(strs.get(0) + 1));
    t(() -> System.out.println(ints.get(0) == ints.get(0)));
    t(() -> System.out.println(ints.get(0) == 5));
    t(() -> System.out.println(id(strs.get(0)) == null));
    t(() -> bounded(strs.get(0)));
    t(() -> obj(strs.get(0)));
    t(() -> ser(strs.get(0)));
    t(() -> va(strs.get(0)));
    t(() -> va(strs.get(0), "x"));
    t(() -> System.out.println(Arrays.asList(strs.get(0))));
    t(() -> ret(strs));
    t(() -> reto(strs));
    t(() -> { Supplier<String> s = () -> strs.get(0); Object o = s.get(); System.out.println("sup"); });
    t(() -> { Supplier<Object> s = () -> strs.get(0); Object o = s.get(); System.out.println("sup2"); });
  }
  static void t(Runnable r) { try { r.run(); } catch (ClassCastException e) { System.out.println("cce"); } }
}
