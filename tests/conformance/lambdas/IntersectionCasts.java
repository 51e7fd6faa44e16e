import java.io.Serializable;
import java.util.*;
import java.util.function.*;

public class IntersectionCasts {
    interface Marker { default String mark() { return "marked"; } }
    interface Shape { double area(); }
    enum Color { RED, GREEN }
    enum Size { S, L }
    record P(int x) implements Comparable<P>, Serializable { public int compareTo(P o) { return x - o.x; } }

    static <T extends Comparable<T> & Serializable> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static <T extends Object & Comparable<? super T>> T biggest(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T best = i.next();
        while (i.hasNext()) { T n = i.next(); if (n.compareTo(best) > 0) best = n; }
        return best;
    }

    static String kind(Serializable s) { return "serializable " + s; }
    static String kind(Object o) { return "object"; }

    static <F extends Runnable & Marker> String both(F f) { f.run(); return f.mark(); }

    public static void main(String[] args) {
        Runnable r = (Runnable & Serializable) () -> System.out.println("run");
        r.run();
        System.out.println(r instanceof Serializable);
        Runnable plain = () -> { };
        System.out.println(plain instanceof Serializable);
        Comparator<String> byLength = (Comparator<String> & Serializable) (a, b) -> a.length() - b.length();
        System.out.println(byLength.compare("aa", "b"));
        List<String> l = new ArrayList<>(List.of("ccc", "a", "bb"));
        l.sort((Comparator<String> & Serializable) (a, b) -> b.length() - a.length());
        System.out.println(l);
        l.sort((Comparator<String> & Serializable) String::compareTo);
        System.out.println(l);
        var m = (Runnable & Marker) () -> System.out.println("in m");
        m.run();
        System.out.println(m.mark());
        System.out.println(both((Runnable & Marker) () -> System.out.println("both")));
        Supplier<String> s = (Supplier<String> & Serializable) () -> "supplied";
        System.out.println(s.get());
        Function<Integer, Integer> f = (Serializable & Function<Integer, Integer>) x -> x + 1;
        System.out.println(f.apply(3) + " " + (f instanceof Serializable));
        Object o = (Marker & Runnable) () -> { };
        System.out.println(o instanceof Marker);
        System.out.println(((Marker) o).mark());
        System.out.println(max(3, 4) + max("x", "y") + max(new P(1), new P(2)).x());
        System.out.println(biggest(List.of(4, 9, 2)));
        System.out.println(kind(1) + kind("t") + kind(new int[0].length) + kind(2.5) + kind('c') + kind(true) + kind(Color.RED) + kind(new Object()));
        Serializable[] all = {1, "two", 3.0, 'c', Color.GREEN, new P(1).x()};
        for (Serializable x : all) System.out.println(x);
        Serializable list = new ArrayList<>(List.of(1));
        Serializable map = new HashMap<String, Integer>();
        Serializable arr = new int[2];
        Serializable ex = new RuntimeException("x");
        System.out.println(list + " " + map + " " + (arr instanceof int[]) + ex.getClass().getName());
        boolean c = args.length == 0;
        Comparable<?> q = c ? 1 : "s";
        System.out.println(q);
        var mixed = Arrays.asList(1, "s", 2.0);
        for (var x : mixed) { Serializable z = x; Comparable<?> y = x; System.out.println(z + "" + (y == null)); }
        Object a = "text";
        CharSequence both = (CharSequence & Comparable<String>) a;
        System.out.println(both.length());
        try {
            Object n = 5;
            Object bad = (Comparable<Integer> & CharSequence) n;
            System.out.println(bad);
        } catch (ClassCastException e) { System.out.println("cce"); }
        Object arrayObject = new String[] {"q"};
        System.out.println(arrayObject instanceof Serializable);
        System.out.println(arrayObject instanceof Cloneable);
        System.out.println((Object) new Thread() instanceof Serializable);
        System.out.println((Object) Optional.empty() instanceof Serializable);
        System.out.println((Object) List.of(1) instanceof Serializable);
        System.out.println((Object) new StringBuilder() instanceof Serializable);
        System.out.println((Object) new java.util.concurrent.atomic.AtomicInteger() instanceof Serializable);
        System.out.println((Object) new java.util.concurrent.locks.ReentrantLock() instanceof Serializable);
        System.out.println((Object) new ArrayDeque<Integer>() instanceof Serializable);
        System.out.println((Object) new ArrayDeque<Integer>() instanceof Cloneable);
        System.out.println((Object) new Random() instanceof Serializable);
        System.out.println((Object) Color.RED instanceof Serializable);
        System.out.println((Object) Integer.valueOf(2) instanceof Number);
        System.out.println((Object) String.class instanceof Serializable);
        Enum<?> e = c ? Color.RED : Size.L;
        System.out.println(e + " " + e.ordinal());
        var es = List.of(Color.RED, Size.S);
        System.out.println(es.get(1).name());
    }
}
