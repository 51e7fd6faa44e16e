import java.util.*;
import java.util.function.*;

/** Members of inner classes of generic classes, seen from inside, from subclasses and through parameterised objects. */
public class InnerOfGeneric {
    static String k(Object o) { return "O"; }
    static String k(Integer o) { return "I"; }
    static String k(String o) { return "S"; }
    static String k(Number o) { return "N"; }
    static String k(int o) { return "i"; }

    static class MyList<T> implements Iterable<T> {
        class Node {
            T val;
            Node next;
            Node(T val, Node next) { this.val = val; this.next = next; }
            T get() { return val; }
            Node self() { return this; }
            String kind() { return k(val); }
            <R> R with(Function<? super T, R> f) { return f.apply(val); }
            boolean same(Node other) { return other != null && val.equals(other.val); }
        }
        private class It implements Iterator<T> {
            Node at = head;
            public boolean hasNext() { return at != null; }
            public T next() { T v = at.val; at = at.next; return v; }
        }
        class Pair<U> {
            final T first;
            final U second;
            Pair(T first, U second) { this.first = first; this.second = second; }
            Pair<T> firsts() { return new Pair<>(first, first); }
            <V> Pair<V> withSecond(V v) { return new Pair<>(first, v); }
            class Deep { T t = first; U u = second; Node n = head; }
            Deep deep() { return new Deep(); }
        }
        Node head;
        int size;
        MyList<T> add(T t) { head = new Node(t, head); size++; return this; }
        Node first() { return head; }
        Optional<Node> find(Predicate<? super T> p) {
            for (Node n = head; n != null; n = n.next) if (p.test(n.val)) return Optional.of(n);
            return Optional.empty();
        }
        List<Node> nodes() {
            List<Node> all = new ArrayList<>();
            for (Node n = head; n != null; n = n.next) all.add(n);
            return all;
        }
        @SuppressWarnings("unchecked")
        Node[] array() {
            Node[] all = (Node[]) new MyList<?>.Node[size];
            int i = 0;
            for (Node n = head; n != null; n = n.next) all[i++] = n;
            return all;
        }
        <U> Pair<U> pair(U u) { return new Pair<>(head.val, u); }
        public Iterator<T> iterator() { return new It(); }
        Iterator<T> backwards() {
            Deque<T> all = new ArrayDeque<>();
            for (T t : this) all.push(t);
            return new Iterator<T>() {
                public boolean hasNext() { return !all.isEmpty(); }
                public T next() { return all.pop(); }
            };
        }
        Supplier<Node> counting() {
            class Counted extends Node {
                int asked;
                Counted(T t) { super(t, head); }
                @Override T get() { asked++; return val; }
            }
            Counted c = new Counted(head.val);
            return () -> { c.get(); c.self().get(); return c.asked == 2 ? c : null; };
        }
        Node loud() {
            return new Node(head.val, null) {
                @Override String kind() { return "loud " + super.kind() + " " + val.equals(get()); }
            };
        }
        static int length(MyList<?>.Node n) { return n == null ? 0 : 1 + length(n.next); }
    }

    static class IntList extends MyList<Integer> {
        int twice() { return head.val + head.val; }
        int total() { int s = 0; for (Node n = head; n != null; n = n.next) s += n.val; return s; }
        class Sum { int of(Node n) { return n == null ? 0 : n.val + of(n.next); } Node top = head; }
        class BigNode extends Node {
            BigNode(int v) { super(v, head); }
            @Override Integer get() { return val * 100; }
            int plain() { return super.get() + 1; }
        }
        Node of(int i) { return new Node(i, null); }
        Pair<String> named(String s) { return new Pair<>(head.val, s); }
    }

    static class Nested<A, B extends Comparable<B>> {
        class In {
            A a;
            B b;
            In(A a, B b) { this.a = a; this.b = b; }
            class Inner2<C> {
                C c;
                Inner2(C c) { this.c = c; }
                String all() { return k(a) + k(b) + k(c); }
                A a() { return a; }
                B b() { return b; }
            }
            <C> Inner2<C> inner(C c) { return new Inner2<>(c); }
            int compare(In other) { return b.compareTo(other.b); }
        }
        In make(A a, B b) { return new In(a, b); }
        BiFunction<A, B, In> maker() { return In::new; }
        Comparator<In> order() { return Comparator.comparing(i -> i.b); }
        Comparator<In> order2() { return (x, y) -> y.compare(x); }
    }
    static class Swapped<X extends Comparable<X>, Y> extends Nested<Y, X> {
        class Sub extends In { Sub(X x, Y y) { super(y, x); } X x() { return b; } Y y() { return a; } }
        Sub sub(X x, Y y) { return new Sub(x, y); }
    }

    static class Tree<K extends Comparable<K>, V> {
        private class Entry implements Comparable<Entry> {
            final K key;
            V val;
            Entry left, right;
            Entry(K key, V val) { this.key = key; this.val = val; }
            public int compareTo(Entry e) { return key.compareTo(e.key); }
            @Override public boolean equals(Object o) { return o instanceof Tree<?, ?>.Entry && key.equals(((Tree<?, ?>.Entry) o).key); }
            @Override public int hashCode() { return key.hashCode(); }
        }
        private Entry root;
        private final List<Entry> all = new ArrayList<>();
        private final Map<K, Entry> byKey = new HashMap<>();
        void put(K key, V val) {
            Entry e = new Entry(key, val);
            root = put(root, e);
        }
        private Entry put(Entry at, Entry e) {
            if (at == null) { all.add(e); byKey.put(e.key, e); return e; }
            int c = e.compareTo(at);
            if (c == 0) at.val = e.val; else if (c < 0) at.left = put(at.left, e); else at.right = put(at.right, e);
            return at;
        }
        void walk(BiConsumer<? super K, ? super V> f) { walk(root, f); }
        private void walk(Entry e, BiConsumer<? super K, ? super V> f) {
            if (e != null) { walk(e.left, f); f.accept(e.key, e.val); walk(e.right, f); }
        }
    }

    static class Upper<E> { class Item { E e; Item(E e) { this.e = e; } } Item item(E e) { return new Item(e); } }
    static class Strings extends Upper<String> {
        class Long extends Item { Long(String s) { super(s + s); } int n() { return e.length(); } }
        int n(Item i) { return i.e.length(); }
    }
    static <E> E out(Upper<E>.Item i) { return i.e; }
    static <E> Upper<E>.Item in(E e) { return new Upper<E>().new Item(e); }

    public static void main(String[] args) {
        MyList<String> l = new MyList<>();
        l.add("abc").add("de").add("f");
        System.out.println(l.head.val.length() + l.first().next.val.length() + l.head.next.next.get().length());
        System.out.println(k(l.head.val) + k(l.first().get()) + k(l.head.self().self().val) + l.head.kind());
        MyList<Integer> m = new MyList<>();
        m.add(1).add(20).add(300);
        int v = m.head.next.val;
        int s = 0;
        for (MyList<Integer>.Node n = m.head; n != null; n = n.next) s += n.val + n.get();
        MyList<Integer>.Node x = m.new Node(9, m.head);
        var y = m.new Node(8, x);
        System.out.println(v + " " + s + " " + (x.val + 1) + k(x.val) + k(y.next.val + 0) + y.same(x) + y.next.same(x));
        m.head.val++;
        m.head.val += 5;
        m.head.next.val = m.head.val * 2;
        System.out.println(m.head.val + " " + m.head.next.val + " " + MyList.length(m.head));

        int q = m.find(i -> i > 310).get().val - m.find(i -> i < 10).map(n -> n.val).orElse(0);
        System.out.println(q + " " + l.find(t -> t.length() == 2).get().val.charAt(1));
        int t = 0;
        for (MyList<String>.Node n : l.nodes()) t = t * 10 + n.val.length();
        t = t * 10 + l.nodes().get(1).val.length();
        for (var n : l.array()) t = t * 10 + n.val.length();
        MyList<Integer>.Node[] ns = m.array();
        System.out.println(t + " " + (ns[0].val + ns[1].next.val) + " " + m.array()[1].val.compareTo(3));
        System.out.println(l.nodes().stream().map(n -> n.val.toUpperCase()).reduce("", String::concat)
            + m.nodes().stream().mapToInt(n -> n.val).sum() + l.nodes().stream().map(MyList.Node::kind).count());
        System.out.println(l.head.with(String::length) + m.head.<String>with(i -> "" + (i - 1)).length());

        StringBuilder sb = new StringBuilder();
        for (String e : l) sb.append(e.length());
        for (int i : m) sb.append(i + 1).append(',');
        for (Iterator<String> it = l.backwards(); it.hasNext(); ) sb.append(it.next().charAt(0));
        MyList<String>.It it = l.new It();
        sb.append(it.next().length()).append(it.at.val.length());
        System.out.println(sb);

        MyList<String>.Pair<Integer> p = l.pair(5);
        System.out.println(k(p.first) + k(p.second) + (p.first.length() + p.second) + k(p.firsts().second) + k(p.withSecond(2.5).second)
            + k(p.deep().t) + k(p.deep().u) + k(p.deep().n.val) + k(p.withSecond('c').deep().u));
        MyList<String>.Pair<Integer>.Deep deep = p.new Deep();
        System.out.println(deep.t.length() + deep.u + deep.n.next.val.length());
        MyList<String>.Pair<Integer> p2 = l.new Pair<>("xy", 7);
        var p3 = m.new Pair<String>(4, "s");
        System.out.println(p2.first.length() + p2.second + p3.first + p3.second.length() + k(p3.first) + k(p3.second));
        System.out.println(k(l.counting().get().val) + l.counting().get().get().length() + l.loud().kind() + l.loud().val.length());

        IntList il = new IntList();
        il.add(3).add(4);
        System.out.println(il.twice() + " " + il.total() + " " + (il.head.val + 1) + k(il.head.val) + (il.of(6).val + 1) + k(il.named("n").first) + k(il.named("n").second));
        IntList.Sum sum = il.new Sum();
        IntList.BigNode big = il.new BigNode(5);
        IntList.Node plain = big;
        System.out.println(sum.of(il.head) + " " + sum.of(big) + " " + (sum.top.val - 1) + " " + (big.get() + big.plain() + big.val) + " " + (plain.get() + plain.next.get()));

        Nested<String, Integer> nested = new Nested<>();
        Nested<String, Integer>.In in = nested.make("a", 2);
        Nested<String, Integer>.In.Inner2<Double> i2 = in.inner(1.5);
        System.out.println(k(in.a) + k(in.b) + k(i2.c) + k(i2.a()) + k(i2.b()) + i2.all() + k(in.new Inner2<>("z").c) + nested.maker().apply("q", 8).b);
        List<Nested<String, Integer>.In> ins = new ArrayList<>(List.of(nested.make("x", 3), nested.make("y", 1), in));
        ins.sort(nested.order());
        String r = "";
        for (Nested<String, Integer>.In i : ins) r += i.a.length() + i.a + i.b;
        ins.sort(nested.order2());
        System.out.println(r + ins.get(0).a.charAt(0) + Collections.max(ins, nested.order()).b);
        Swapped<Integer, String> sw = new Swapped<>();
        Swapped<Integer, String>.Sub sub = sw.sub(5, "five");
        System.out.println(k(sub.a) + k(sub.b) + k(sub.x()) + k(sub.y()) + k(sw.make("w", 1).b) + (sub.b + sub.a.length()));

        Tree<String, Integer> tree = new Tree<>();
        tree.put("b", 1);
        tree.put("a", 2);
        tree.put("cc", 3);
        tree.put("b", 4);
        StringBuilder walked = new StringBuilder();
        tree.walk((key, val) -> walked.append(key.toUpperCase()).append(val + 1));
        int w = tree.all.get(0).val + tree.all.get(2).key.length() + tree.root.left.key.length() + tree.byKey.get("cc").val;
        tree.root.val += 10;
        System.out.println(walked + " " + w + k(tree.root.val) + k(Collections.max(tree.all).key) + tree.root.equals(tree.all.get(0)) + tree.byKey.get("a").key.hashCode());

        Upper<String>.Item item = in("hello");
        System.out.println(item.e.length() + out(item).length() + out(new Upper<Integer>().item(4)) + k(out(in(2))) + k(in("x").e));
        Strings strings = new Strings();
        Strings.Long lo = strings.new Long("ab");
        Strings.Item st = strings.item("xyz");
        System.out.println(lo.n() + strings.n(lo) + strings.n(st) + lo.e.length() + st.e.length());
        MyList<? extends Number> wild = m;
        MyList<? super Integer> lower = m;
        MyList<?> any = l;
        System.out.println(k(wild.head.val) + wild.head.val.intValue() + k(lower.head.val) + k(any.head.val) + any.head.next.kind());
        MyList raw = l;
        Object o = raw.head.val;
        MyList.Node rn = raw.head;
        System.out.println(k(rn.val) + o + rn.next.get());
        boolean is = o instanceof MyList<?>.Node;
        Object on = l.head;
        if (on instanceof MyList.Node n && on instanceof MyList<?>.Node) System.out.println(is + " " + n.val);
        @SuppressWarnings("unchecked") MyList<Integer>.Node wrong = (MyList<Integer>.Node) (Object) l.head;
        try {
            int bad = wrong.val;
            System.out.println(bad);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
    }
}
