import java.util.*;

// HashMap with its functional methods, iteration order.
public class Maps {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : "the cat and the dog and the bird".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(m);
        System.out.println(m.getOrDefault("the", 0) + " " + m.getOrDefault("zebra", -1) + " " + m.get("zebra") + " " + m.containsKey("cat") + " " + m.containsValue(3) + " " + m.size());
        System.out.println(m.put("cat", 10) + " " + m.put("new", 1) + " " + m.putIfAbsent("new", 5) + " " + m.putIfAbsent("other", 6) + " " + m.remove("dog") + " " + m.remove("dog"));
        System.out.println(m.computeIfAbsent("lazy", k -> k.length()) + " " + m.computeIfPresent("lazy", (k, v) -> v * 2) + " " + m.computeIfPresent("none", (k, v) -> 1) + " " + m.compute("lazy", (k, v) -> v == null ? 1 : null) + " " + m.containsKey("lazy"));
        m.merge("cat", 1, (a, b) -> null);
        m.replace("new", 77);
        m.replaceAll((k, v) -> v + 1);
        System.out.println(m + " " + m.replace("the", 4, 40) + " " + m.remove("the", 4) + " " + m.get("the"));
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            e.setValue(e.getValue() * 2);
            System.out.print(e.getKey() + "=" + e.getValue() + ";");
        }
        System.out.println("");
        int sum = 0;
        for (int v : m.values()) {
            sum += v;
        }
        System.out.println(sum + " " + m.keySet() + " " + m.values());
        m.put(null, 0);
        System.out.println(m.get(null) + " " + m.containsKey(null) + " " + new HashMap<>(Map.of("k", "v")).equals(Map.of("k", "v")) + " " + Map.of("k", "v").hashCode());
        m.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println("");
        m.keySet().remove(null);
        m.keySet().retainAll(Set.of("the", "and"));
        System.out.println(m);
        m.clear();
        System.out.println(m.isEmpty() + " " + m);
        Map<Integer, Integer> big = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            big.put(i * 37 % 101, i);
        }
        System.out.println(big.keySet());
        Map<Long, String> longs = new HashMap<>();
        longs.put(1L << 33, "a");
        longs.put(5L, "b");
        System.out.println(longs + " " + longs.get(5) + " " + longs.get(5L));
        Map<Character, List<String>> groups = new HashMap<>();
        for (String w : List.of("apple", "bob", "avocado", "cat", "berry")) {
            groups.computeIfAbsent(w.charAt(0), k -> new ArrayList<>()).add(w);
        }
        System.out.println(groups);
        for (Map<Integer, Integer> fixed : List.of(Map.of(1, 2), Map.ofEntries(Map.entry(1, 2)), Map.copyOf(Map.of(1, 2)), Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))))) {
            try {
                fixed.entrySet().iterator().next().setValue(3);
            } catch (UnsupportedOperationException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
