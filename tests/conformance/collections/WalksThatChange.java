import java.util.*;
public class WalksThatChange {
    static void t(Map<String, Integer> m, int k) {
        try {
            switch (k) {
                case 0: m.forEach((a, b) -> m.remove(a)); break;
                case 1: m.keySet().forEach(a -> m.remove(a)); break;
                case 2: m.values().forEach(v -> m.values().remove(v)); break;
                case 3: m.entrySet().forEach(e -> m.remove(e.getKey())); break;
                case 4: m.forEach((a, b) -> { if (a.equals("b")) m.put("z", 1); }); break;
                case 5: m.forEach((a, b) -> m.clear()); break;
                case 6: m.replaceAll((a, b) -> { m.remove(a); return 7; }); break;
                case 7: m.keySet().forEach(a -> { if (a.equals("a")) m.remove("b"); }); break;
                case 8: m.forEach((a, b) -> { if (a.equals("b")) m.remove("a"); }); break;
            }
            System.out.println(k + " none " + m);
        } catch (ConcurrentModificationException e) {
            System.out.println(k + " cme " + m);
        }
    }
    public static void main(String[] args) {
        for (int k = 0; k < 9; k++) {
            t(new LinkedHashMap<>(new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3))), k);
            t(new HashMap<>(Map.of("a", 1, "b", 2, "c", 3)), k);
            t(new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3)), k);
            t(new Hashtable<>(Map.of("a", 1, "b", 2, "c", 3)), k);
            Map<String, Integer> lru = new LinkedHashMap<>(8, .75f, true); lru.putAll(new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3)));
            t(lru, k);
        }
    }
}
