import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class GenericUses {
  interface Shape { int n(); }
  static class A implements Shape { public int n() { return 1; } int a() { return 5; } }
  static class B extends A { public int n() { return 2; } }
  static class Cell<T> { T v; Cell<T> next; Cell(T v, Cell<T> n) { this.v = v; next = n; } T get() { return v; } Cell<T> with(T t) { return new Cell<>(t, this); } }
  static class Sub extends Cell<A> { Sub(A a) { super(a, null); } int go() { return v.a() + get().a() + super.get().a(); } A get() { return v; } }
  static <T extends A> int use(T t) { return t.a() + t.n(); }
  static <T> T[] arr(T... ts) { return ts; }
  static int count(Object... os) { return os.length; }
  static String pick(Object o) { return "o"; } static String pick(String s) { return "s"; } static String pick(Integer s) { return "i"; }
  static class Grid<T> { private T[] items; @SuppressWarnings("unchecked") Grid(int n) { items = (T[]) new Object[n]; } void set(int i, T t) { items[i] = t; } T get(int i) { return items[i]; } int size() { return items.length; } T[] fill(T[] to) { for (int i = 0; i < to.length; i++) to[i] = items[i]; return to; } }
  static abstract class Op<X, Y> { abstract Y run(X x); <Z> Op<X, Z> then(Op<? super Y, ? extends Z> o) { Op<X, Y> me = this; return new Op<>() { Z run(X x) { return o.run(me.run(x)); } }; } }
  public static void main(String[] args) {
    List<A> l = new ArrayList<>(List.of(new A(), new B()));
    int s = 0; for (A a : l) s += a.a() + a.n(); System.out.println(s);
    Cell<A> c = new Cell<>(new B(), null); System.out.println(c.v.a() + c.get().n() + c.with(new A()).next.v.n() + c.with(new A()).v.a());
    c.v = new A(); System.out.println(c.v.n()); System.out.println(new Sub(new B()).go() + use(c.v) + use(l.get(1)));
    Cell<Integer> ci = new Cell<>(1, null); ci.v++; ci.v += 4; ci.v = ci.v * 2; int x = ci.v + ci.get(); System.out.println(x + " " + (ci.v == 12) + (ci.get() > 3 ? ci.v : ci.get()) + -ci.v + ~ci.get() + (double) ci.v + (ci.v << 1));
    Cell<Boolean> cb = new Cell<>(true, null); if (cb.v && cb.get() || !cb.v) System.out.println("yes"); while (cb.v) cb.v = false; boolean q = cb.get() ? cb.v : !cb.v; System.out.println(q);
    Cell<int[]> ca = new Cell<>(new int[] {1, 2}, null); ca.v[1] += 3; System.out.println(ca.get()[1] + ca.v.length); for (int i : ca.v) System.out.println(i);
    Cell<String[]> cs = new Cell<>(new String[] {"a"}, null); cs.get()[0] += "b"; System.out.println(cs.v[0].length()); for (String t : cs.get()) System.out.println(t);
    Cell<List<String>> cl = new Cell<>(new ArrayList<>(), null); cl.v.add("z"); System.out.println(cl.get().get(0).length() + cl.v.get(0) + cl.v.isEmpty());
    String[] sa = arr("x", "y"); System.out.println(sa.length + sa[1]); System.out.println(count(sa) + count((Object) sa) + count(1, 2) + count(l.get(0)));
    System.out.println(pick(new Cell<>("s", null).v) + pick(new Cell<>(1, null).get()) + pick((Object) new Cell<>("s", null).get()) + pick(new Cell<Object>("s", null).v));
    Grid<String> g = new Grid<>(2); g.set(0, "p"); g.set(1, "q"); System.out.println(g.get(0) + g.get(1).length() + g.size() + g.fill(new String[2])[1]);
    Op<String, Integer> len = new Op<>() { Integer run(String t) { return t.length(); } }; System.out.println(len.then(new Op<Number, String>() { String run(Number n) { return "n" + n.intValue(); } }).run("abc").length());
    Map<String, int[]> m = new HashMap<>(); m.put("k", new int[2]); m.get("k")[0]++; m.get("k")[1] += 2; System.out.println(m.get("k")[0] + m.get("k")[1]); m.computeIfAbsent("z", k -> new int[1])[0]--; System.out.println(m.get("z")[0]);
    Map<Character, List<String>> mc = new TreeMap<>(); for (String w : List.of("ab", "ac", "b")) mc.computeIfAbsent(w.charAt(0), k -> new ArrayList<>()).add(w); for (Map.Entry<Character, List<String>> e : mc.entrySet()) { char k = e.getKey(); System.out.println(k + e.getValue().get(0) + (int) e.getKey()); }
    List<Long> ll = List.of(1L, 2L); long sum = 0; for (long v : ll) sum += v; sum += ll.get(0); System.out.println(sum + ll.get(1)); double d = ll.get(0); System.out.println(d / ll.get(1)); 
    switch (List.of("one").get(0)) { case "one": System.out.println("1"); break; default: System.out.println("d"); }
    switch (List.of(3).get(0)) { case 3: System.out.println("3"); }
    synchronized (l.get(0)) { System.out.println("lock"); }
    Iterator<Map.Entry<String, Integer>> it = new TreeMap<>(Map.of("a", 1)).entrySet().iterator(); Map.Entry<String, Integer> e = it.next(); e.setValue(e.getValue() + 1); System.out.println(e.getValue());
    Function<A, Integer> f = A::a; BiFunction<A, A, Integer> bf = (p, r) -> p.a() + r.n(); System.out.println(f.apply(new B()) + bf.apply(new A(), new B())); Supplier<A> sup = B::new; System.out.println(sup.get().n());
    Optional<A> oa = l.stream().filter(a -> a.n() > 1).findFirst(); System.out.println(oa.get().a() + oa.map(A::n).orElse(0)); A best = l.stream().max(Comparator.comparing(Shape::n)).get(); System.out.println(best.n());
    int[] arr = l.stream().mapToInt(A::n).toArray(); A[] as = l.toArray(new A[0]); System.out.println(arr[1] + as[1].n() + as.length); Object[] os = l.toArray(); System.out.println(((A) os[0]).a());
    StringBuilder sb = new StringBuilder(); for (Object o : List.of("a", 1, 'c')) sb.append(o); System.out.println(sb); Comparable<Integer> cmp = ci.v; System.out.println(cmp.compareTo(3)); Number num = ll.get(0); System.out.println(num.intValue()); Object obj = ci.get(); System.out.println(obj.equals(12) + "" + obj);
    throw l.isEmpty() ? null : List.of(new IllegalStateException("end")).get(0);
  }
}
