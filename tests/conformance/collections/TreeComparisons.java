// which keys a sorted map compares, in what order, and the shape that comes of it.
import java.util.*;
import java.util.function.*;
public class TreeComparisons {
    static StringBuilder log = new StringBuilder();
    static int state = 12345;
    static int next(int n) {
        state = state * 1103515245 + 12345;
        return (state >>> 8) % n;
    }
    record Key(int id) implements Comparable<Key> {
        public int compareTo(Key o) {
            log.append(' ').append(id).append(':').append(o.id);
            return Integer.compare(id, o.id);
        }
        public String toString() { return "k" + id; }
    }
    static final Comparator<Object> BY = new Comparator<Object>() {
        int number(Object o) { return o == null ? -1 : o instanceof Key k ? k.id : (Integer) o; }
        public int compare(Object a, Object b) {
            log.append(' ').append(number(a)).append('~').append(number(b));
            return number(b) / 2 - number(a) / 2;
        }
    };
    static void show(String name, Supplier<Object> op) {
        Object result;
        try {
            result = op.get();
        } catch (NullPointerException | ClassCastException e) {
            result = e.getClass().getSimpleName();
        } catch (RuntimeException e) {
            result = e.toString();
        }
        System.out.println(name + " = " + result + log);
        log.setLength(0);
    }
    static <K> void exercise(TreeMap<K, Integer> m, Function<Integer, K> key) {
        for (int i = 0; i < 24; i++) {
            K k = key.apply(next(40));
            show("put " + k, () -> m.put(k, next(100)));
        }
        for (int i = 0; i < 8; i++) {
            K k = key.apply(next(44));
            show("get " + k, () -> m.get(k));
            show("near " + k, () -> m.lowerKey(k) + " " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.higherKey(k));
            show("absent " + k, () -> m.putIfAbsent(k, 7) + " " + m.getOrDefault(k, 5));
            show("remove " + k, () -> m.remove(k));
            show("replace " + k, () -> m.replace(k, 3) + " " + m.replace(k, 3, 4) + " " + m.remove(k, 9));
        }
        for (int i = 0; i < 8; i++) {
            K k = key.apply(next(44));
            show("computeIfAbsent " + k, () -> m.computeIfAbsent(k, x -> next(3) == 0 ? null : 1));
            show("computeIfPresent " + k, () -> m.computeIfPresent(k, (x, v) -> next(2) == 0 ? null : v + 1));
            show("compute " + k, () -> m.compute(k, (x, v) -> next(2) == 0 ? null : 8));
            show("merge " + k, () -> m.merge(k, 10, (a, b) -> next(3) == 0 ? null : a + b));
        }
        show("first and last", () -> m.firstKey() + " " + m.lastEntry() + " " + m.pollFirstEntry() + " " + m.pollLastEntry());
        show("copy", () -> new TreeMap<>((SortedMap<K, Integer>) m).equals(m));
        show("clone", () -> ((TreeMap<K, Integer>) m.clone()).put(key.apply(20), 1));
        show("map", () -> new TreeMap<>((Map<K, Integer>) m).size());
        TreeMap<K, Integer> other = new TreeMap<>(m.comparator());
        show("putAll", () -> { other.putAll(m); return other.get(key.apply(9)); });
        show("again", () -> { other.putAll(m.headMap(key.apply(12))); return other.size(); });
        show("set", () -> { TreeSet<K> s = new TreeSet<>(m.navigableKeySet()); return s.add(key.apply(13)) + " " + s.contains(key.apply(14)) + " " + s; });
        show("removeIf", () -> m.keySet().removeIf(k -> next(2) == 0));
        show("removeAll", () -> m.keySet().removeAll(List.of(key.apply(3), key.apply(5))));
        show("values", () -> m.values().remove(8) + " " + m.values().contains(1) + " " + m.containsValue(3));
        show("entries", () -> m.entrySet().contains(Map.entry(key.apply(8), 8)) + " " + m.entrySet().remove(Map.entry(key.apply(30), 1)));
        while (!m.isEmpty()) {
            K k = m.ceilingKey(key.apply(20));
            show("down", () -> m.remove(k == null ? m.firstKey() : k));
        }
    }
    public static void main(String[] args) {
        exercise(new TreeMap<Key, Integer>(), Key::new);
        exercise(new TreeMap<Key, Integer>(BY), Key::new);
        exercise(new TreeMap<Integer, Integer>(BY), i -> i + 1000);
        TreeMap<Object, Integer> m = new TreeMap<>(BY);
        show("one", () -> m.put(null, 1) + " " + m.get(null) + " " + m.get(0) + " " + m.put(0, 2) + " " + m);
        TreeMap<Object, Integer> natural = new TreeMap<>();
        show("null in none", () -> natural.get(null));
        show("null first", () -> natural.put(null, 1));
        show("near null in none", () -> natural.floorKey(null));
        show("no key in none", () -> natural.containsKey(new Object()));
        show("no key first", () -> natural.put(new Object(), 1));
        show("near no key in none", () -> natural.higherKey(new Object()));
        show("computed", () -> natural.computeIfAbsent(null, k -> null) + " " + natural.compute(null, (k, v) -> null));
        show("merged", () -> natural.merge(null, 1, Integer::sum));
        natural.put(5, 5);
        show("null", () -> natural.get(null));
        show("near null", () -> natural.floorKey(null));
        show("no key", () -> natural.remove(new Object()));
        show("other key", () -> natural.put("five", 1));
        show("changed", () -> natural.computeIfAbsent(6, k -> natural.put(7, 7)));
        show("changed so", () -> natural.computeIfAbsent(8, k -> { natural.put(9, 9); return 8; }));
        show("changed and merged", () -> natural.merge(5, 1, (a, b) -> natural.remove(7)));
        show("changed and replaced", () -> { natural.replaceAll((k, v) -> natural.put((Integer) k + 10, 1)); return 0; });
        show("left", () -> natural);
    }
}
