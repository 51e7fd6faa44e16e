import java.util.*;

// LinkedHashMap, access order, Hashtable, Map.of, entries.
public class MapKinds {
    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("z", 1);
        m.put("a", 2);
        m.put("m", 3);
        m.put("z", 4);
        System.out.println(m);
        m.remove("a");
        m.put("a", 5);
        System.out.println(m.keySet() + " " + m.values() + " " + m.entrySet());
        class Cache<K, V> extends LinkedHashMap<K, V> {
            final int limit;

            Cache(int limit) {
                super(16, 0.75f, true);
                this.limit = limit;
            }

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> e) {
                return size() > limit;
            }
        }
        Cache<String, Integer> c = new Cache<>(2);
        c.put("a", 1);
        c.put("b", 2);
        c.get("a");
        c.put("c", 3);
        System.out.println(c);
        Hashtable<String, Integer> t = new Hashtable<>();
        t.put("k", 1);
        try {
            t.put("n", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        System.out.println(t.get("k") + " " + t.contains(1) + " " + t);
        Map.Entry<String, Integer> e = Map.entry("key", 9);
        Map.Entry<String, Integer> f = new AbstractMap.SimpleEntry<>("key", 9);
        System.out.println(e + " " + e.equals(f) + " " + f.setValue(10) + " " + f + " " + f.hashCode());
        Map<String, Integer> one = Map.of("x", 1);
        System.out.println(one + " " + Map.ofEntries(e).get("key") + " " + Collections.singletonMap("s", 2) + " " + Collections.emptyMap() + " " + Map.copyOf(m).size());
        try {
            one.put("y", 2);
        } catch (UnsupportedOperationException x) {
            System.out.println("unmodifiable");
        }
        try {
            Map.of("a", 1, "a", 2);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
    }
}
