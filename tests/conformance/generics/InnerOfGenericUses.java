import java.util.*;
import java.util.function.*;
/** Inner classes of generic classes in programs: graphs, caches, steps, tasks; names that hide one another. */
public class InnerOfGenericUses {
    static abstract class AbstractThing<A, S extends AbstractThing<A, S>> {
        abstract class Step { abstract A run(A a); Step then(Step o) { Step self = this; return new Step() { A run(A a) { return o.run(self.run(a)); } }; } }
        interface Hook<H> { H hook(H h); }
        enum Mode { ON, OFF }
        record Rec<R>(R r) { R twice() { return r; } }
        static class Stat<Q> { Q q; Stat(Q q) { this.q = q; } class Part { Q p = q; } Part part() { return new Part(); } }
        Step of(UnaryOperator<A> f) { return new Step() { A run(A a) { return f.apply(a); } }; }
        Rec<A> rec(A a) { return new Rec<>(a); }
        Mode mode = Mode.ON;
        protected class Prot { protected A a; Prot(A a) { this.a = a; } protected void set(A x) { a = x; } }
    }
    static class Concrete extends AbstractThing<Integer, Concrete> {
        class Plus extends Step { final int n; Plus(int n) { this.n = n; } @Override Integer run(Integer a) { return a + n; } }
        class Sub extends Prot { Sub() { super(4); } @Override protected void set(Integer x) { super.set(x + 1); a++; } int a() { return a * 2; } }
        int go() { Step s = new Plus(2).then(of(x -> x * 10)); return s.run(1) + new Sub().a(); }
        List<Step> steps = List.of(new Plus(1), of(x -> x - 1));
    }
    // T hides T
    static class Hide<T> { T t; Hide(T t) { this.t = t; }
        class In<T> { T t; In(T t) { this.t = t; } T mine() { return t; } class Third { T x = t; Object o = Hide.this.t; } }
        class T2 { T t() { return t; } T both(In<String> i) { return i.mine().isEmpty() ? null : t; } } }
    // Inner extends outer
    static class Chain<E> { E e; Chain(E e) { this.e = e; }
        class Link extends Chain<String> { Link(String s) { super(s); } E outer() { return Chain.this.e; } int n() { return e.length(); } } 
        Link link(String s) { return new Link(s); } }
    interface Shape<T> { class Holder { static int n = 3; } T area(); }
    static class Graph<N> {
        private final Map<N, List<Edge>> edges = new LinkedHashMap<>();
        private class Edge { final N to; final int w; Edge(N to, int w) { this.to = to; this.w = w; } }
        Graph<N> edge(N a, N b, int w) { edges.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, w)); return this; }
        Map<N, Integer> dist(N from) {
            class Item { final N n; final int d; Item(N n, int d) { this.n = n; this.d = d; } }
            Map<N, Integer> dist = new LinkedHashMap<>();
            PriorityQueue<Item> q = new PriorityQueue<>((a, b) -> Integer.compare(a.d, b.d));
            q.add(new Item(from, 0));
            while (!q.isEmpty()) {
                Item i = q.poll();
                if (dist.putIfAbsent(i.n, i.d) != null) continue;
                for (Edge e : edges.getOrDefault(i.n, List.of())) q.add(new Item(e.to, i.d + e.w));
            }
            return dist;
        }
    }
    static class Lru<K, V> {
        class Node { K key; V value; Node prev, next; }
        final Map<K, Node> map = new HashMap<>();
        final Node head = new Node(), tail = new Node();
        { head.next = tail; tail.prev = head; }
        V get(K k) { Node n = map.get(k); return n == null ? null : n.value; }
        void put(K k, V v) { Node n = map.computeIfAbsent(k, x -> { Node y = new Node(); y.key = x; y.next = head.next; y.prev = head; head.next.prev = y; head.next = y; return y; }); n.value = v; }
    }
    static class Ev<X> { class Lock { } final Lock a = new Lock(); int n; void inc() { synchronized (a) { n++; } } class Ex { } 
        class Task implements Runnable, Supplier<X> { X x; Task(X x) { this.x = x; } public void run() { inc(); } public X get() { return x; } } }
    static <T> int gen(List<T> in) {
        class Acc { T last; int n; void add(T t) { last = t; n++; } class Sub { T l = last; } }
        Acc acc = new Acc();
        in.forEach(acc::add);
        Acc.Sub s = acc.new Sub();
        return acc.n + (s.l.equals(acc.last) ? 10 : 0);
    }
    static <T> void swap(Lru<T, T>.Node n) { T t = n.key; n.key = n.value; n.value = t; }
    static class Raw<T extends Comparable<T>> { class N { T t; List<T> ts = new ArrayList<>(); } N n = new N(); static int cmp(Raw.N a) { return a.t.compareTo(null == a.t ? null : a.t); } }
    static class Cache<K> { private final List<Slot> slots = new ArrayList<>(); private class Slot { K k; int hits; Slot(K k) { this.k = k; } boolean is(Object o) { if (!(o instanceof Cache.Slot)) return false; Cache<?>.Slot s = (Cache<?>.Slot) o; return s.k.equals(k); } }
        int hit(K k) { return slots.stream().filter(s -> s.k.equals(k)).findAny().map(s -> ++s.hits).orElseGet(() -> { slots.add(new Slot(k)); return 0; }); }
        Slot best() { return slots.stream().max(Comparator.comparingInt(s -> s.hits)).get(); } 
        List<K> keys() { List<K> r = new ArrayList<>(); slots.forEach(s -> r.add(s.k)); return r; } 
        Function<K, Slot> mk() { return Slot::new; } Function<Slot, Boolean> isx() { return new Slot(null)::is; } Slot[] arr() { return slots.toArray((Slot[]) new Cache<?>.Slot[0]); } }
    public static void main(String[] args) throws Exception {
        Concrete c = new Concrete();
        System.out.println(c.go() + c.steps.get(0).run(5) + c.steps.get(1).then(c.steps.get(0)).run(7) + c.rec(3).twice() + " " + c.mode + c.rec(3));
        Concrete.Step st = c.new Plus(7); int r = st.run(1); System.out.println(r);
        AbstractThing.Stat<String> stat = new AbstractThing.Stat<>("q"); System.out.println(stat.part().p.length() + new Concrete.Stat<>(5).part().p);
        AbstractThing.Stat<String>.Part part = stat.new Part(); System.out.println(part.p.charAt(0));
        Hide<Integer> h = new Hide<>(5); Hide<Integer>.In<String> hi = h.new In<>("ab"); Hide<Integer>.In<String>.Third th = hi.new Third();
        System.out.println(hi.t.length() + hi.mine().length() + th.x.length() + "" + th.o + (h.new T2().t() + h.new T2().both(hi)));
        Chain<Integer> ch = new Chain<>(8); Chain<Integer>.Link li = ch.link("abc"); Chain<String>.Link l2 = li.link("z");
        System.out.println(li.outer() + li.n() + li.e.length() + l2.outer().length() + Shape.Holder.n);
        Graph<String> g = new Graph<String>().edge("a", "b", 4).edge("a", "c", 1).edge("c", "b", 2);
        System.out.println(g.dist("a") + " " + g.edges.get("a").get(0).to.length() + g.edges.values().stream().flatMap(List::stream).mapToInt(e -> e.w + e.to.length()).sum());
        Lru<String, Integer> lru = new Lru<>(); lru.put("k", 1); lru.put("kk", 2); lru.put("k", 3);
        System.out.println(lru.get("k") + lru.head.next.value + lru.head.next.key.length() + lru.tail.prev.key + lru.map.get("kk").value);
        Lru<String, String> ls = new Lru<>(); ls.put("x", "yy"); swap(ls.head.next); System.out.println(ls.head.next.key.length());
        Ev<String> ev = new Ev<>(); Ev<String>.Task task = ev.new Task("t"); Thread t1 = new Thread(task), t2 = new Thread(ev.new Task("u")); t1.start(); t2.start(); t1.join(); t2.join();
        System.out.println(ev.n + task.get().length() + task.x.length());
        System.out.println(gen(List.of("a", "b")));
        Raw<String> raw = new Raw<>(); raw.n.t = "s"; raw.n.ts.add("pp"); System.out.println(Raw.cmp(raw.n) + raw.n.ts.get(0).length() + raw.n.t.length());
        Cache<String> ca = new Cache<>(); ca.hit("a"); ca.hit("b"); ca.hit("b"); System.out.println(ca.best().k.toUpperCase() + ca.best().hits + ca.keys() + ca.slots.get(0).is(ca.slots.get(1)) + ca.slots.get(0).is(3) + ca.mk().apply("w").k.length() + ca.arr()[1].k.length());
        Optional<Cache<String>.Slot> os = ca.slots.stream().filter(s -> s.hits > 0).findFirst(); System.out.println(os.map(s -> s.k).orElse("none").length());
    }
}
