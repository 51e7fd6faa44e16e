// bounded, recursive, wildcard generics, generic arrays, bridges and heap pollution.
import java.util.*;
import java.util.function.*;
public class GenericsMore {
    static class Node<T extends Comparable<? super T>> {
        T val;
        Node<T> l, r;
        Node(T v) {
            val = v;
        }
        void add(T v) {
            if (v.compareTo(val) < 0) {
                if (l == null) l = new Node<>(v);
                else l.add(v);
            } else if (r == null) r = new Node<>(v);
            else r.add(v);
        }
        void walk(Consumer<? super T> c) {
            if (l != null) l.walk(c);
            c.accept(val);
            if (r != null) r.walk(c);
        }
        <R extends Comparable<? super R>> Node<R> map(Function<? super T, ? extends R> f) {
            List<T> all = new ArrayList<>();
            walk(all::add);
            Node<R> n = new Node<>(f.apply(all.get(0)));
            for (T t : all.subList(1, all.size())) n.add(f.apply(t));
            return n;
        }
    }
    static abstract class Shape<S extends Shape<S>> implements Comparable<S> {
        abstract int area();
        @SuppressWarnings("unchecked") S self() {
            return (S) this;
        }
        public int compareTo(S o) {
            return area() - o.area();
        }
    }
    static class Sq extends Shape<Sq> {
        int s;
        Sq(int s) {
            this.s = s;
        }
        int area() {
            return s * s;
        }
        Sq grow() {
            s++;
            return self();
        }
        public String toString() {
            return "Sq" + s;
        }
    }
    static class Pair<A, B> {
        final A a;
        final B b;
        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }
        static <X, Y> Pair<X, Y> of(X x, Y y) {
            return new Pair<>(x, y);
        }
        Pair<B, A> swap() {
            return of(b, a);
        }
        <C> Pair<A, C> with(C c) {
            return new Pair<>(a, c);
        }
        public String toString() {
            return "(" + a + "," + b + ")";
        }
    }
    static class Stack2<E> {
        private E[] data;
        int n;
        @SuppressWarnings("unchecked") Stack2() {
            data = (E[]) new Object[1];
        }
        void push(E e) {
            if (n == data.length) data = Arrays.copyOf(data, n * 2);
            data[n++] = e;
        }
        E pop() {
            E e = data[--n];
            data[n] = null;
            return e;
        }
    }
    interface Visitor<R> {
        R num(int n);
        R add(Expr a, Expr b);
    }
    interface Expr {
        <R> R accept(Visitor<R> v);
    }
    static Expr num(int n) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.num(n);
            }
        };
    }
    static Expr add(Expr x, Expr y) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.add(x, y);
            }
        };
    }
    static double sum(Collection<? extends Number> c) {
        double d = 0;
        for (Number n : c) d += n.doubleValue();
        return d;
    }
    static void fill(List<? super Integer> l) {
        for (int i = 0; i < 3; i++) l.add(i);
    }
    static <T extends Comparable<T>> T max(Iterable<? extends T> it) {
        T best = null;
        for (T t : it) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }
    static <T> void swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
    static void swapAny(List<?> l) {
        helper(l);
    }
    private static <T> void helper(List<T> l) {
        T t = l.get(0);
        l.set(0, l.get(1));
        l.set(1, t);
    }
    @SafeVarargs static <T> List<T> listOf(T... ts) {
        return new ArrayList<>(Arrays.asList(ts));
    }
    static <T extends Number & Comparable<T>> T clamp(T x, T lo, T hi) {
        return x.compareTo(lo) < 0 ? lo : x.compareTo(hi) > 0 ? hi : x;
    }
    static <K, V extends Comparable<V>> K argMax(Map<K, V> m) {
        K best = null;
        V bv = null;
        for (Map.Entry<K, V> e : m.entrySet()) if (bv == null || e.getValue().compareTo(bv) > 0) {
            best = e.getKey();
            bv = e.getValue();
        }
        return best;
    }
    static <T> T[] arr(T... t) {
        return t;
    }
    static <A, B, C> Function<A, C> comp(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }
    static <T> Optional<T> first(List<? extends T> l, Predicate<? super T> p) {
        for (T t : l) if (p.test(t)) return Optional.of(t);
        return Optional.empty();
    }
    static abstract class Proc<I, O> {
        abstract O go(I i);
        O twice(I i) {
            go(i);
            return go(i);
        }
    }
    static class Counter<T> {
        private static int total;
        private final Map<T, Integer> m = new TreeMap<>();
        Counter<T> add(T t) {
            m.merge(t, 1, Integer::sum);
            total++;
            return this;
        }
    }
    public static void main(String[] args) {
        Node<String> n = new Node<>("m");
        for (String s : "q c z a d".split(" ")) n.add(s);
        StringBuilder sb = new StringBuilder();
        n.walk(sb::append);
        n.map(s -> (int) s.charAt(0)).walk(x -> sb.append(' ').append(x));
        System.out.println(sb);
        System.out.println(max(List.of(new Sq(2), new Sq(5), new Sq(3))) + " " + new Sq(1).grow().grow() + new Sq(2).compareTo(new Sq(3)));
        Pair<Integer, String> p = Pair.of(1, "x");
        System.out.println(p + "" + p.swap() + p.with(2.5) + p.<Character>with('c').swap().a);
        Stack2<Integer> st = new Stack2<>();
        for (int i = 0; i < 5; i++) st.push(i);
        System.out.println(st.pop() + st.pop());
        Expr e = add(num(1), add(num(2), num(3)));
        System.out.println(e.accept(new Visitor<Integer>() {
            public Integer num(int x) {
                return x;
            }
            public Integer add(Expr a, Expr b) {
                return a.accept(this) + b.accept(this);
            }
        }) + e.accept(new Visitor<String>() {
            public String num(int x) {
                return "" + x;
            }
            public String add(Expr a, Expr b) {
                return "(" + a.accept(this) + "+" + b.accept(this) + ")";
            }
        }));
        List<Number> ln = new ArrayList<>();
        fill(ln);
        ln.add(2.5);
        System.out.println(sum(ln) + " " + sum(Set.of(1L)) + ln);
        Integer[] ia = {1, 2};
        swap(ia, 0, 1);
        List<String> ls = listOf("a", "b");
        swapAny(ls);
        System.out.println(ia[0] + "" + ls + clamp(5, 1, 3) + clamp(0.5, 1.0, 2.0) + argMax(Map.of("a", 1, "b", 3)) + arr("q", "r").length + comp((String s) -> s.length(), x -> x * x).apply("abc") + first(List.of(1, 2, 3), x -> x > 1).get());
        Proc<Integer, Integer> pr = new Proc<>() {
            int c;
            Integer go(Integer i) {
                return i + ++c;
            }
        };
        System.out.println(pr.twice(10));
        Counter<String> ct = new Counter<String>().add("x").add("y").add("x");
        System.out.println(ct.m + " " + Counter.total);
        Map<String, List<Map<Integer, Set<String>>>> deep = new TreeMap<>();
        deep.computeIfAbsent("k", k -> new ArrayList<>()).add(Map.of(1, Set.of("v")));
        System.out.println(deep.get("k").get(0).get(1).iterator().next().length());
        List raw = new ArrayList<String>();
        raw.add(5);
        List<String> pol = raw;
        try {
            String s = pol.get(0);
        } catch (ClassCastException x) {
            System.out.println("pollution");
        }
        Object ok = ((List) pol).get(0);
        System.out.println(ok);
        System.out.println(pol.size() + "" + pol);
        Comparable<Integer> ci = 5;
        try {
            ((Comparable) ci).compareTo("s");
        } catch (ClassCastException x) {
            System.out.println("bridge cast");
        }
        List<int[]> li = new ArrayList<>();
        li.add(new int[] {1, 2});
        li.get(0)[1] += 5;
        System.out.println(li.get(0)[1]);
        List<? extends Number> wl = List.of(1, 2.5);
        Number nn = wl.get(1);
        System.out.println(nn.intValue());
        @SuppressWarnings("unchecked") List<String>[] la = new List[2];
        la[0] = List.of("z");
        System.out.println(la[0].get(0) + la[1]);
        Supplier<? extends List<? super Integer>> sp = ArrayList::new;
        sp.get();
        Object[] os = GenericsMore.<Object>arr(1, "s");
        System.out.println(os.length + os.getClass().getSimpleName() + arr(1, 2).getClass().getSimpleName());
        int unb = GenericsMore.<Integer>max(List.of(3, 9));
        long lw = max(List.of(4));
        System.out.println(unb + lw);
        Iterator<? extends Map.Entry<? extends String, ? extends Number>> it = Map.of("e", 1).entrySet().iterator();
        System.out.println(it.next().getValue().intValue() + 1);
    }
}
