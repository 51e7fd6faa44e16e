// equals, hashCode, toString, clone, compareTo written by users, in collections.
import java.util.*;
public class ObjectMethods2 {
    static class Key implements Cloneable, Comparable<Key> {
        final String a;
        final int b;
        int[] data = {1, 2};
        static int eq, hc;
        Key(String a, int b) {
            this.a = a;
            this.b = b;
        }
        @Override public boolean equals(Object o) {
            eq++;
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Key k = (Key) o;
            return b == k.b && Objects.equals(a, k.a);
        }
        @Override public int hashCode() {
            hc++;
            return 31 * (a == null ? 0 : a.hashCode()) + b;
        }
        @Override public String toString() {
            return a + b;
        }
        @Override public Key clone() {
            try {
                Key k = (Key) super.clone();
                k.data = data.clone();
                return k;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
        @Override public int compareTo(Key o) {
            int c = a.compareTo(o.a);
            return c != 0 ? c : Integer.compare(b, o.b);
        }
    }
    static class Sub extends Key {
        Sub(String a, int b) {
            super(a, b);
        }
    }
    static class NoClone {
        Object c() throws CloneNotSupportedException {
            return super.clone();
        }
    }
    static class Bad {
        final int v;
        Bad(int v) {
            this.v = v;
        }
        @Override public boolean equals(Object o) {
            return o instanceof Bad;
        }
        @Override public int hashCode() {
            return v;
        }
    }
    static class Same {
        @Override public int hashCode() {
            return 7;
        }
    }
    static class Ci {
        final String s;
        Ci(String s) {
            this.s = s;
        }
        @Override public boolean equals(Object o) {
            return o instanceof Ci c && c.s.equalsIgnoreCase(s);
        }
        @Override public int hashCode() {
            return s.toLowerCase().hashCode();
        }
        @Override public String toString() {
            return s;
        }
    }
    public static void main(String[] args) {
        Key k = new Key("x", 1), same = new Key("x", 1);
        System.out.println(k.equals(same) + " " + k.equals(new Sub("x", 1)) + k.equals(null) + k.equals("x") + (k.hashCode() == same.hashCode()) + k.compareTo(new Key("y", 0)) + new Key(null, 2).hashCode());
        Set<Key> s = new HashSet<>();
        s.add(k);
        s.add(same);
        s.add(new Key("y", 2));
        s.add(new Sub("x", 1));
        System.out.println(s.size() + " " + s.contains(new Key("y", 2)) + s.remove(new Key("x", 1)) + s.size());
        Key.eq = Key.hc = 0;
        Map<Key, Integer> m = new HashMap<>();
        for (int i = 0; i < 5; i++) m.merge(new Key("k", i % 2), 1, Integer::sum);
        System.out.println(m + " " + Key.eq + " " + Key.hc);
        Key c = k.clone();
        c.data[0] = 99;
        System.out.println(c.equals(k) + " " + (c == k) + k.data[0] + c.data[0] + (c.getClass() == Key.class) + (new Sub("s", 1).clone().getClass() == Sub.class));
        try {
            new NoClone().c();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Set<Bad> bad = new HashSet<>(List.of(new Bad(1), new Bad(2)));
        System.out.println(bad.size() + " " + List.of(new Bad(1)).contains(new Bad(3)));
        Map<Same, Integer> sm = new HashMap<>();
        Same s1 = new Same(), s2 = new Same();
        sm.put(s1, 1);
        sm.put(s2, 2);
        System.out.println(sm.size() + "" + sm.get(s1) + sm.get(s2) + s1.equals(s2));
        Set<Ci> ci = new LinkedHashSet<>();
        for (String w : "Hi hi HI there".split(" ")) ci.add(new Ci(w));
        System.out.println(ci);
        List<Key> l = new ArrayList<>(List.of(new Key("b", 2), new Key("a", 9), new Key("b", 1)));
        Collections.sort(l);
        System.out.println(l + " " + l.indexOf(new Key("b", 1)) + Collections.binarySearch(l, new Key("b", 1)) + Collections.max(l));
        TreeSet<Key> ts = new TreeSet<>(Comparator.comparingInt((Key q) -> q.b));
        ts.add(new Key("z", 1));
        ts.add(new Key("y", 1));
        System.out.println(ts);
        int[] a = {1, 2};
        int[][] aa = {{1}, {2}};
        int[][] bb = aa.clone();
        bb[0][0] = 5;
        bb[1] = new int[] {7};
        System.out.println(aa[0][0] + "" + aa[1][0] + a.clone().length + a.equals(a.clone()) + Arrays.equals(a, a.clone()) + (a.clone() instanceof int[]));
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(new Object()) + (o.hashCode() == o.hashCode()) + new Same().toString().endsWith("@7") + (o.toString().startsWith("java.lang.Object@")) + Objects.equals(null, null) + Objects.hashCode(null) + Objects.hash() + Objects.toString(null) + Objects.requireNonNullElse(null, "e") + Objects.isNull(o) + Objects.nonNull(o) + Objects.compare("a", "b", Comparator.naturalOrder()) + Objects.deepEquals(new int[] {1}, new int[] {1}));
        ArrayList<Key> al = new ArrayList<>(l);
        @SuppressWarnings("unchecked") ArrayList<Key> cl = (ArrayList<Key>) al.clone();
        cl.remove(0);
        System.out.println(al.size() + "" + cl.size() + al.get(1).equals(cl.get(0)) + (al.get(1) == cl.get(0)) + new ArrayDeque<>(l).clone().size() + new HashMap<>(m).clone().equals(m) + ((TreeMap<?, ?>) new TreeMap<>(m).clone()).size() + ((LinkedList<?>) new LinkedList<>(l).clone()).getFirst() + ((HashSet<?>) new HashSet<>(l).clone()).size() + ((TreeSet<?>) new TreeSet<>(l).clone()).first() + ((Vector<?>) new Vector<>(l).clone()).size());
    }
}
