import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.stream.Collectors;

/** Maps with weak keys, as long as nothing is collected. */
public class WeakKeys {
    static void p(Object o) {
        System.out.println(o);
    }

    static final List<Object> KEPT = new ArrayList<>();

    static WeakHashMap<Integer, String> filled(int n, int step) {
        WeakHashMap<Integer, String> m = new WeakHashMap<>();
        for (int i = 0; i < n; i++) {
            Integer k = i * step;
            KEPT.add(k);
            m.put(k, "v" + i);
        }
        return m;
    }

    static void orders() {
        for (int n : new int[] {0, 1, 5, 11, 12, 13, 25}) {
            p(n + " " + filled(n, 1));
        }
        p(filled(14, 16));
        p(filled(14, 1001));
        p(filled(10, -12345));
        WeakHashMap<String, Integer> m = new WeakHashMap<>(5);
        for (String s : "the quick brown fox jumps over the lazy dog again and again".split(" ")) {
            m.merge(s, 1, Integer::sum);
        }
        p(m + " " + m.size() + " " + m.keySet() + " " + m.values());
        p(new WeakHashMap<>(m) + " " + m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode()));
        WeakHashMap<String, Integer> tight = new WeakHashMap<>(2, 3.0f);
        tight.putAll(m);
        p(tight);
        p(new WeakHashMap<>(new TreeMap<>(Map.of(1, 2, 3, 4, 33, 5, 17, 6))));
    }

    static void changes() {
        WeakHashMap<Integer, String> m = filled(6, 3);
        p(m.put(3, "x") + " " + m.put(4, "y") + " " + m.get(3) + " " + m.get(5) + " " + m.getOrDefault(5, "none"));
        p(m.remove(3) + " " + m.remove(3) + " " + m.containsKey(0) + " " + m.containsValue("y") + " " + m.containsValue(null));
        p(m.putIfAbsent(5, "z") + " " + m.putIfAbsent(5, "w") + " " + m.computeIfAbsent(8, k -> "n" + k) + " " + m.computeIfPresent(8, (k, v) -> null) + " " + m.compute(9, (k, v) -> v + k));
        m.replaceAll((k, v) -> v + "!");
        p(m + " " + m.replace(5, "r") + " " + m.remove(5, "q") + " " + m.remove(5, "r"));
        StringBuilder b = new StringBuilder();
        m.forEach((k, v) -> b.append(k).append(v).append(' '));
        p(b);
        p(m.keySet().stream().map(String::valueOf).collect(Collectors.joining(",")) + " " + m.values().stream().findFirst() + " " + m.entrySet().stream().map(e -> e + "").collect(Collectors.toList()));
        m.keySet().forEach(k -> b.append(k).append(';'));
        p(b);
        p(m.keySet().remove(9) + " " + m.keySet().remove(99) + " " + m.values().remove("v5!") + " " + m.entrySet().remove(Map.entry(0, "v0!")) + " " + m.entrySet().contains(Map.entry(4, "y!")) + " " + m);
        for (Map.Entry<Integer, String> e : m.entrySet()) {
            p(e + " " + e.setValue("s") + " " + e.equals(new AbstractMap.SimpleEntry<>(e.getKey(), "s")) + " " + e.hashCode());
        }
        p(m.keySet().retainAll(List.of(4, 12)) + " " + m);
        Object[] copies = m.entrySet().toArray();
        ((Map.Entry<Integer, String>) copies[0]).setValue("copy");
        p(copies[0] + " " + m);
        m.clear();
        p(m + " " + m.isEmpty() + " " + m.keySet().isEmpty());
        WeakHashMap<String, String> nulls = new WeakHashMap<>();
        nulls.put(null, "n");
        p(nulls + " " + nulls.get(null) + " " + nulls.containsKey(null) + " " + nulls.remove(null) + " " + nulls.size());
        nulls.put("a", null);
        p(nulls.containsValue(null) + " " + nulls + " " + nulls.get("a") + " " + nulls.putIfAbsent("a", "b") + nulls);
    }

    static void walks() {
        WeakHashMap<Integer, String> m = filled(8, 1);
        Iterator<Integer> it = m.keySet().iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        p(m);
        Iterator<Map.Entry<Integer, String>> last = m.entrySet().iterator();
        while (last.hasNext()) {
            last.next();
        }
        last.remove();
        p(m);
        try {
            last.remove();
        } catch (IllegalStateException e) {
            p("state");
        }
        try {
            for (Integer k : m.keySet()) {
                m.put(k + 100, "");
            }
        } catch (ConcurrentModificationException e) {
            p("changed " + m.size());
        }
        try {
            m.forEach((k, v) -> m.remove(k));
        } catch (ConcurrentModificationException e) {
            p("changed " + m.size());
        }
        try {
            last.next();
        } catch (ConcurrentModificationException e) {
            p("stale");
        }
        try {
            new WeakHashMap<>().keySet().iterator().next();
        } catch (java.util.NoSuchElementException e) {
            p("none");
        }
        try {
            new WeakHashMap<String, String>(-1);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            new WeakHashMap<String, String>(1, 0f);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        Set<String> set = Collections.newSetFromMap(new WeakHashMap<>());
        p(set.add("a") + " " + set.add("a") + " " + set.add("b") + " " + set + " " + set.stream().count());
        Map<String, Integer> guarded = Collections.synchronizedMap(new WeakHashMap<>());
        guarded.put("k", 1);
        p(guarded);
    }

    public static void main(String[] args) {
        orders();
        changes();
        walks();
    }
}
