// nearly every method of HashMap and its views.
import java.util.*;
public class HashMapAll {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String s : "one two three four five six seven eight nine ten eleven twelve thirteen".split(" ")) m.put(s, s.length());
        System.out.println(m + " " + m.size() + " " + m.hashCode());
        System.out.println(m.keySet() + " " + m.values() + " " + m.entrySet());
        System.out.println(m.put("one", 1) + " " + m.put("new", 0) + m.putIfAbsent("one", 5) + m.putIfAbsent("other", 5) + m.get("zzz") + m.getOrDefault("zzz", -1) + m.containsKey("six") + m.containsValue(13) + m.remove("six") + m.remove("six") + m.remove("two", 9) + m.remove("two", 3) + m.replace("ten", 10) + m.replace("no", 1) + m.replace("ten", 10, 11) + m.replace("ten", 99, 0));
        System.out.println(m.compute("one", (k, v) -> v == null ? 1 : v + 1) + " " + m.compute("c", (k, v) -> v == null ? 1 : v + 1) + m.compute("c", (k, v) -> null) + m.computeIfAbsent("abs", String::length) + m.computeIfAbsent("abs", k -> 99) + m.computeIfPresent("abs", (k, v) -> v * 2) + m.computeIfPresent("none", (k, v) -> 1) + m.merge("abs", 5, Integer::sum) + m.merge("fresh", 5, Integer::sum) + m.merge("fresh", 5, (a, b) -> null) + m.containsKey("fresh"));
        m.replaceAll((k, v) -> v * 10);
        System.out.println(m);
        m.forEach((k, v) -> System.out.print(k + v + ";"));
        System.out.println();
        m.keySet().removeIf(k -> k.startsWith("t"));
        m.values().remove(0);
        m.entrySet().removeIf(e -> e.getValue() > 60);
        System.out.println(m);
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
        System.out.println(m);
        m.keySet().retainAll(Set.of("four", "five", "one"));
        System.out.println(m + " " + m.equals(new TreeMap<>(m)) + m.entrySet().contains(Map.entry("four", 41)));
        m.put(null, 7);
        m.put("nullv", null);
        System.out.println(m + " " + m.get(null) + m.containsKey("nullv") + m.getOrDefault("nullv", 3) + m.putIfAbsent("nullv", 4) + m.get("nullv"));
        attempt(() -> {
            for (String k : m.keySet()) m.remove(k);
        });
        attempt(() -> {
            for (String k : m.keySet()) m.put(k + "x", 1);
        });
        attempt(() -> m.computeIfAbsent("q", k -> {
            m.put("r", 1);
            return 2;
        }));
        attempt(() -> m.entrySet().iterator().remove());
        attempt(() -> m.keySet().add("x"));
        attempt(() -> m.merge("a", null, Integer::sum));
        attempt(() -> new HashMap<>(-1));
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
        it.next();
        it.remove();
        System.out.println(m);
        m.putAll(Map.of("p", 1));
        Map<String, Integer> copy = new HashMap<>(m);
        m.clear();
        System.out.println(copy.size() + " " + m.isEmpty() + m);
        Map<Integer, String> ints = new HashMap<>();
        for (int i : new int[] {100, 16, 32, 5, -1, 0, 17, 33, 1 << 20, 65536}) ints.put(i, "v" + i);
        System.out.println(ints);
        Map<Character, Integer> cs = new HashMap<>();
        for (char c : "hello world".toCharArray()) cs.merge(c, 1, Integer::sum);
        System.out.println(cs);
        Map<Long, Integer> ls = new HashMap<>();
        for (long x = -3; x < 3; x++) ls.put(x * 1_000_000_007L, (int) x);
        System.out.println(ls);
        Map<Double, Boolean> ds = new HashMap<>();
        for (double x = 0; x < 2; x += 0.25) ds.put(x, x > 1);
        System.out.println(ds);
        Map<List<Integer>, String> lm = new HashMap<>();
        lm.put(List.of(1, 2), "a");
        lm.put(Arrays.asList(1, 2), "b");
        System.out.println(lm);
        Map<Boolean, String> bm = new HashMap<>();
        bm.put(true, "t");
        bm.put(false, "f");
        System.out.println(bm);
        Map<Object, Object> self = new HashMap<>();
        self.put("me", self);
        System.out.println(self);
    }
}
