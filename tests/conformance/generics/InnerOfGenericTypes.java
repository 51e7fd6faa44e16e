import java.util.*;
import java.util.function.*;
/** Inner classes of generic classes as supertypes, as patterns, within one another and in overridden methods. */
public class InnerOfGenericTypes {
    static class Self<T extends Comparable<T>> implements Comparable<Self<T>.Key> { class Key { T k; Key(T k) { this.k = k; } } T t; Self(T t) { this.t = t; } public int compareTo(Key o) { return t.compareTo(o.k); } }
    static class Outer<T> { class Other<Q> { Q q; T t; } class In extends Outer<In>.Other<String> { In(Outer<In> o) { o.super(); } int x; } In in(Outer<In> o) { return new In(o); } Outer<Outer<T>> nest() { return new Outer<>(); } Other<T> mk(T u) { Other<T> o = new Other<>() { { q = u; } }; o.t = u; return o; } }
    static class Tree<T> { 
        abstract class Node { abstract int size(); }
        class Leaf extends Node { T v; Leaf(T v) { this.v = v; } int size() { return 1; } }
        class Fork extends Node { Node l, r; Fork(Node l, Node r) { this.l = l; this.r = r; } int size() { return l.size() + r.size(); } }
        Node root; 
        T first(Node n) { if (n instanceof Tree<T>.Leaf leaf) return leaf.v; return first(((Fork) n).l); }
        List<T> all() { List<T> l = new ArrayList<>(); walk(root, l::add); return l; }
        void walk(Node n, Consumer<? super T> c) { if (n instanceof Tree.Fork) { Fork f = (Fork) n; walk(f.l, c); walk(f.r, c); } else c.accept(((Leaf) n).v); }
        <R> Tree<R> map(Function<? super T, ? extends R> f) { Tree<R> t = new Tree<>(); t.root = map(root, t, f); return t; }
        <R> Tree<R>.Node map(Node n, Tree<R> to, Function<? super T, ? extends R> f) {
            if (n instanceof Tree<T>.Leaf l) return to.new Leaf(f.apply(l.v));
            Fork k = (Fork) n; return to.new Fork(map(k.l, to, f), map(k.r, to, f)); }
    }
    static int sum(Tree<Integer>.Node n) { if (n instanceof Tree<Integer>.Leaf l) return l.v; Tree<Integer>.Fork f = (Tree<Integer>.Fork) n; return sum(f.l) + sum(f.r); }
    static class Par<E> { class A { E e; void set(E e) { this.e = e; } void set(String s, E e) { this.e = e; } } }
    static class Par2 extends Par<Integer> { class B extends A { @Override void set(Integer i) { super.set(i + 1); } int n() { return e + 1; } } class D extends B { @Override void set(Integer i) { super.set(i * 2); } } 
      A[] as = (A[]) new Par<?>.A[2]; { as[0] = new B(); as[1] = new D(); for (A a : as) a.set(3); } int s() { return as[0].e + as[1].e; } }
    static class Heap<E> { private Object[] es = new Object[4]; int n; Comparator<? super E> c; Heap(Comparator<? super E> c) { this.c = c; } class Cursor implements Iterator<E>, Iterable<E> { int i; public boolean hasNext() { return i < n; } @SuppressWarnings("unchecked") public E next() { return (E) es[i++]; } public Iterator<E> iterator() { return this; } } Cursor cursor() { return new Cursor(); } void add(E e) { es[n++] = e; } E max() { E b = null; for (E e : cursor()) if (b == null || c.compare(e, b) > 0) b = e; return b; } }
    class NonStatic<T> { T t; class Deep { T d = t; InnerOfGenericTypes c = InnerOfGenericTypes.this; } Deep deep(T x) { t = x; return new Deep(); } }
    int id = 4;
    <T> NonStatic<T>.Deep ns(T t) { return new NonStatic<T>().deep(t); }
    static <K, V> Map<K, List<V>> group(List<V> vs, Function<V, K> f) { class G { K k; V v; G(V v) { this.v = v; k = f.apply(v); } Runnable add(Map<K, List<V>> m) { return new Runnable() { V mine = v; public void run() { m.computeIfAbsent(k, x -> new ArrayList<>()).add(mine); } }; } } Map<K, List<V>> m = new TreeMap<>(); for (V v : vs) new G(v).add(m).run(); return m; }
    public static void main(String[] args) {
        Self<Integer> s = new Self<>(3); System.out.println(s.compareTo(s.new Key(5)) + s.new Key(6).k);
        Outer<Integer> o = new Outer<>(); Outer<Integer>.In in = o.in(new Outer<>()); in.q = "qq"; in.t = in; System.out.println(in.q.length() + in.t.t.q.length() + o.mk(4).q + o.mk(5).t);
        Tree<Integer> t = new Tree<>(); t.root = t.new Fork(t.new Leaf(1), t.new Fork(t.new Leaf(20), t.new Leaf(300)));
        System.out.println(sum(t.root) + t.first(t.root) + t.all().get(2) + t.map(x -> "v" + x).all().get(1).length() + t.map(x -> x * 2).first(t.map(x -> x * 2).root) + " " + t.root.size());
        Par2 p = new Par2(); Par2.D d = p.new D(); d.set(4); d.set("x", d.e + d.n()); System.out.println(p.s() + " " + d.e);
        Heap<String> h = new Heap<>(Comparator.comparing(String::length)); h.add("a"); h.add("ccc"); h.add("bb"); int len = 0; for (String x : h.cursor()) len += x.length(); System.out.println(len + h.max() + h.cursor().next().length() + h.new Cursor().next().charAt(0));
        InnerOfGenericTypes c = new InnerOfGenericTypes();
        InnerOfGenericTypes.NonStatic<String> n = c.new NonStatic<>(); System.out.println(n.deep("xyz").d.length() + c.ns(7).d + c.ns("q").d.length() + n.deep("").c.id);
        NonStatic<Integer>.Deep nd = c.ns(9); System.out.println(nd.d + nd.c.id);
        System.out.println(group(List.of("a", "bb", "cc"), String::length).get(2).get(1).charAt(0));
    }
}
