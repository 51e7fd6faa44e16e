// generic superclasses, bridges, covariant results and erased arrays.
import java.util.*;
import java.util.function.*;
public class GenericInheritance {
    static abstract class Repo<K extends Comparable<K>, V> {
        protected final TreeMap<K, V> m = new TreeMap<>();
        abstract K key(V v);
        Repo<K, V> add(V v) {
            m.put(key(v), v);
            return this;
        }
        V first() {
            return m.firstEntry().getValue();
        }
        <R> List<R> each(Function<? super V, ? extends R> f) {
            List<R> r = new ArrayList<>();
            for (V v : m.values()) r.add(f.apply(v));
            return r;
        }
    }
    static class Words extends Repo<Integer, String> {
        Integer key(String s) {
            return s.length();
        }
        @Override Words add(String s) {
            super.add(s + "!");
            return this;
        }
        Words twice(String s) {
            return add(s).add(s + s);
        }
    }
    interface Src<T> {
        T next();
        default List<T> take(int n) {
            List<T> l = new ArrayList<>();
            while (n-- > 0) l.add(next());
            return l;
        }
    }
    static class Count implements Src<Integer> {
        int i;
        public Integer next() {
            return i++;
        }
    }
    static class Cyc<T> implements Src<T> {
        final T[] a;
        int i;
        @SafeVarargs Cyc(T... a) {
            this.a = a;
        }
        public T next() {
            return a[i++ % a.length];
        }
    }
    static class Box<T> {
        T v;
        Box(T v) {
            this.v = v;
        }
        T get() {
            return v;
        }
        void set(T t) {
            v = t;
        }
        Box<T> self() {
            return this;
        }
    }
    static class IntBox extends Box<Integer> {
        IntBox(int i) {
            super(i);
        }
        @Override Integer get() {
            return super.get() + 1;
        }
        @Override void set(Integer i) {
            super.set(i * 2);
        }
        @Override IntBox self() {
            return this;
        }
        int only() {
            return v;
        }
    }
    static class Tree<T> implements Iterable<T> {
        T v;
        List<Tree<T>> kids = new ArrayList<>();
        Tree(T v) {
            this.v = v;
        }
        @SafeVarargs final Tree<T> with(Tree<T>... ts) {
            kids.addAll(Arrays.asList(ts));
            return this;
        }
        public Iterator<T> iterator() {
            List<T> all = new ArrayList<>();
            fill(all);
            return all.iterator();
        }
        private void fill(List<? super T> l) {
            l.add(v);
            for (Tree<T> k : kids) k.fill(l);
        }
        <A> A fold(BiFunction<? super T, List<A>, A> f) {
            List<A> as = new ArrayList<>();
            for (Tree<T> k : kids) as.add(k.fold(f));
            return f.apply(v, as);
        }
    }
    public static void main(String[] args) {
        Words w = new Words().twice("ab").add("abcdefg");
        System.out.println(w.first() + w.each(String::length) + w.m);
        Repo<Integer, String> r = w;
        r.add("zz");
        System.out.println(r.each(s -> s.charAt(0)) + "" + r.key("four"));
        System.out.println(new Count().take(3) + "" + new Cyc<>("a", "b").take(5) + new Cyc<Object>(1, "x").take(3));
        Box<Integer> b = new IntBox(5);
        b.set(10);
        System.out.println(b.get() + b.v + b.self().get() + new IntBox(1).self().only());
        Box<? extends Number> wild = b;
        System.out.println(wild.get().doubleValue() + wild.v.intValue());
        Tree<String> t = new Tree<>("r").with(new Tree<>("a").with(new Tree<>("b")), new Tree<>("c"));
        StringBuilder sb = new StringBuilder();
        for (String s : t) sb.append(s);
        System.out.println(sb + " " + t.<Integer>fold((v, as) -> 1 + as.stream().mapToInt(x -> x).sum()) + t.<String>fold((v, as) -> v + as));
        Comparator<Box<Integer>> c = Comparator.comparing(Box::get);
        System.out.println(c.compare(new Box<>(1), new IntBox(1)));
        Map<String, Supplier<? extends Src<?>>> reg = new TreeMap<>();
        reg.put("n", Count::new);
        reg.put("c", () -> new Cyc<>('x', 'y'));
        for (var e : reg.entrySet()) System.out.print(e.getKey() + e.getValue().get().take(2));
        System.out.println();
    }
}
