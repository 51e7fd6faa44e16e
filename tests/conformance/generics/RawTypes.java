import java.util.*;
import java.util.function.*;

public class RawTypes {
    static class Box<T> {
        T value;
        List<T> all = new ArrayList<>();
        Box() { }
        Box(T v) { value = v; }
        T get() { return value; }
        void set(T v) { value = v; }
        <U> U as(U other) { return other; }
        static <V> Box<V> of(V v) { return new Box<>(v); }
    }
    static class Node<T extends Comparable<T>> { T key; Node next; Node(T k) { key = k; } }
    static class StringBox extends Box { StringBox() { super("sb"); } }
    static class RawCmp implements Comparator { public int compare(Object a, Object b) { return a.hashCode() - b.hashCode(); } }
    static class RawComparable implements Comparable { int v; RawComparable(int v) { this.v = v; } public int compareTo(Object o) { return v - ((RawComparable) o).v; } public String toString() { return "r" + v; } }

    static void takes(List<String> l) { System.out.println(l.size()); }
    static int sum(List<Integer> l) { int s = 0; for (int x : l) s += x; return s; }

    public static void main(String[] args) {
        List raw = new ArrayList();
        raw.add("a"); raw.add("b"); raw.add(1);
        for (Object o : raw) System.out.println(o);
        String s = (String) raw.get(0);
        System.out.println(s.length());
        Iterator it = raw.iterator();
        while (it.hasNext()) { Object x = it.next(); if (x instanceof Integer) it.remove(); }
        System.out.println(raw);
        takes(raw);
        List<String> unchecked = raw;
        System.out.println(unchecked.get(1).length());
        Map m = new HashMap();
        m.put("k", 1); m.put(2, "v");
        for (Object k : m.keySet()) System.out.println(k + "=" + m.get(k));
        for (Object e : m.entrySet()) { Map.Entry en = (Map.Entry) e; System.out.println(en.getKey() + ":" + en.getValue()); }
        Integer one = (Integer) m.get("k");
        int prim = (Integer) m.get("k") + 1;
        System.out.println(one + prim);
        Box b = new Box("x");
        b.set(3);
        Object got = b.get();
        System.out.println(got);
        List rl = b.all; rl.add(1); b.all.add("two");
        System.out.println(b.all);
        Object viaRaw = b.as("text");
        System.out.println(viaRaw);
        Node n = new Node("k"); n.next = new Node(4);
        System.out.println(n.key.compareTo("k") + " " + n.next.key);
        StringBox sb = new StringBox();
        System.out.println(sb.get() + "" + sb.value);
        // heap pollution
        List<String> strings = new ArrayList<>();
        List r2 = strings; r2.add(42);
        Object o = strings.get(0);
        System.out.println(o);
        System.out.println("" + (Object) strings.get(0));
        try { strings.get(0).length(); System.out.println("no"); } catch (ClassCastException e) { System.out.println("cce 1"); }
        try { String t = strings.get(0); System.out.println("no" + t); } catch (ClassCastException e) { System.out.println("cce 2"); }
        try { for (String t : strings) System.out.println("no" + t); } catch (ClassCastException e) { System.out.println("cce 3"); }
        try { for (Object t : strings) System.out.println("ok " + t); } catch (ClassCastException e) { System.out.println("cce 4"); }
        try { System.out.println(strings.get(0)); } catch (ClassCastException e) { System.out.println("cce 5"); }
        try { System.out.println(strings.get(0).equals(42)); } catch (ClassCastException e) { System.out.println("cce 6"); }
        try { System.out.println(strings.get(0).hashCode()); } catch (ClassCastException e) { System.out.println("cce 7"); }
        try { System.out.println(strings.get(0) == null); } catch (ClassCastException e) { System.out.println("cce 8"); }
        try { System.out.println((Object) strings.get(0) instanceof Integer); } catch (ClassCastException e) { System.out.println("cce 9"); }
        try { strings.get(0); System.out.println("stmt"); } catch (ClassCastException e) { System.out.println("cce 10"); }
        try { Object q = true ? strings.get(0) : "x"; System.out.println(q); } catch (ClassCastException e) { System.out.println("cce 11"); }
        try { System.out.println("c" + strings.get(0)); } catch (ClassCastException e) { System.out.println("cce 12"); }
        try { synchronized (strings.get(0)) { System.out.println("sync"); } } catch (ClassCastException e) { System.out.println("cce 13"); }
        try { Object[] arr = {strings.get(0)}; System.out.println(arr[0]); } catch (ClassCastException e) { System.out.println("cce 14"); }
        try { System.out.println(Objects.toString(strings.get(0))); } catch (ClassCastException e) { System.out.println("cce 15"); }
        try { System.out.println(String.valueOf(strings.get(0))); } catch (ClassCastException e) { System.out.println("cce 16"); }
        try { System.out.println(List.of(strings.get(0))); } catch (ClassCastException e) { System.out.println("cce 17"); }
        try { strings.forEach(x -> System.out.println(x)); } catch (ClassCastException e) { System.out.println("cce 18"); }
        try { strings.forEach((Object x) -> System.out.println(x)); } catch (ClassCastException e) { System.out.println("cce 19"); }
        try { strings.forEach(System.out::println); } catch (ClassCastException e) { System.out.println("cce 20"); }
        try { Comparable<String> c = strings.get(0); System.out.println("cmp"); } catch (ClassCastException e) { System.out.println("cce 21"); }
        try { System.out.println(strings.stream().map(x -> 1).count()); } catch (ClassCastException e) { System.out.println("cce 22"); }
        try { Integer i = (Integer) (Object) strings.get(0); System.out.println(i); } catch (ClassCastException e) { System.out.println("cce 23"); }
        List<Integer> ints = new ArrayList<>(); ((List) ints).add("z");
        try { Number nn = ints.get(0); System.out.println("no"); } catch (ClassCastException e) { System.out.println("cce 24"); }
        try { int p = ints.get(0); System.out.println("no"); } catch (ClassCastException e) { System.out.println("cce 25"); }
        try { System.out.println(sum(ints)); } catch (ClassCastException e) { System.out.println("cce 26"); }
        System.out.println(ints.contains("z") + " " + ints.indexOf("z"));
        Set raws = new TreeSet(new RawCmp()); raws.add(3); raws.add(1); raws.add(2);
        System.out.println(raws);
        TreeSet ts = new TreeSet(); ts.add(new RawComparable(2)); ts.add(new RawComparable(1));
        System.out.println(ts + " " + ts.first());
        List rs = new ArrayList(Arrays.asList(3, 1, 2));
        Collections.sort(rs);
        System.out.println(rs + " " + Collections.max(rs));
        Collections.sort(rs, new RawCmp()); Collections.reverse(rs);
        System.out.println(rs);
        Object[] oa = rs.toArray(); System.out.println(oa.length);
        Comparable cmp = "a"; System.out.println(cmp.compareTo("b"));
        Function f = x -> x + "!"; System.out.println(f.apply(1));
        Supplier sup = () -> 3; Object sv = sup.get(); System.out.println(sv);
        Class k = String.class; System.out.println(k.getName());
        Box<String> bs = Box.of("typed"); Box rb = bs; Box<Integer> bi = rb;
        try { int zz = bi.get(); System.out.println("no"); } catch (ClassCastException e) { System.out.println("cce 27"); }
        Object bo = bi.get(); System.out.println(bo);
        Map<String, List> ml = new HashMap<>(); ml.put("q", new ArrayList(List.of(1, "x")));
        for (Object e : ml.get("q")) System.out.println(e);
        List[] la = new List[2]; la[0] = new ArrayList(); la[0].add(7); System.out.println(la[0].get(0));
        List<Integer>[] lg = new List[1]; lg[0] = new LinkedList<>(); lg[0].add(8); int lv = lg[0].get(0); System.out.println(lv);
        for (Object e : new ArrayList(m.values())) System.out.println(e);
        raw.forEach(x -> System.out.println("each " + x));
        raw.removeIf(x -> x.equals("a")); System.out.println(raw);
        Object first = raw.stream().map(x -> x + "?").findFirst().get(); System.out.println(first);
        Iterable itb = raw; for (Object x : itb) System.out.println(x);
        PriorityQueue pq = new PriorityQueue(); pq.add(2); pq.add(1); int polled = (int) pq.poll(); System.out.println(polled);
        Optional op = Optional.of(1); System.out.println(op.get());
        Map.Entry<String, Integer> me = (Map.Entry<String, Integer>) (Map.Entry) new AbstractMap.SimpleEntry(1, 2);
        Object mk = me.getKey(); System.out.println(mk);
        Thread t = new Thread((Runnable) () -> System.out.println("thread")); t.start();
        try { t.join(); } catch (InterruptedException e) { }
    }
}
