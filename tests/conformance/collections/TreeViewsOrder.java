// what views of sorted maps and sets compare, walk through and refuse.
import java.util.*;
import java.util.function.*;
public class TreeViewsOrder {
    static StringBuilder log = new StringBuilder();
    static final Comparator<Integer> BY = (a, b) -> {
        log.append(' ').append(a).append('~').append(b);
        return Integer.compare(a, b);
    };
    static void show(String name, Supplier<Object> op) {
        Object result;
        try {
            result = op.get();
        } catch (RuntimeException e) {
            result = e.toString();
        }
        System.out.println(name + " = " + result + log);
        log.setLength(0);
    }
    static TreeMap<Integer, String> make(int n) {
        TreeMap<Integer, String> m = new TreeMap<>(BY);
        for (int i = 0; i < n; i++) m.put(i * 7 % n * 2, "v" + i);
        log.setLength(0);
        return m;
    }
    static void look(String name, NavigableMap<Integer, String> m) {
        show(name, () -> m);
        show("size", () -> m.size() + " " + m.size() + " " + m.keySet().size() + " " + m.values().size() + m.entrySet().size());
        show("empty", () -> m.isEmpty() + " " + m.keySet().isEmpty() + " " + m.entrySet().isEmpty() + m.values().isEmpty());
        show("ends", () -> m.firstEntry() + " " + m.lastEntry());
        show("keys", () -> m.firstKey() + " " + m.lastKey());
        for (int k : new int[] {-1, 4, 7, 10, 15, 16, 40}) {
            show("get " + k, () -> m.get(k) + " " + m.containsKey(k) + " " + m.getOrDefault(k, "no"));
            show("near " + k, () -> m.lowerKey(k) + " " + m.floorEntry(k) + " " + m.ceilingKey(k) + " " + m.higherEntry(k));
            show("put " + k, () -> m.put(k, "new"));
            show("putIfAbsent " + k, () -> m.putIfAbsent(k, "newer"));
            show("computeIfAbsent " + k, () -> m.computeIfAbsent(k, x -> null) + m.computeIfAbsent(k, x -> "made"));
            show("computeIfPresent " + k, () -> m.computeIfPresent(k, (x, v) -> v + "!"));
            show("compute " + k, () -> m.compute(k, (x, v) -> null) + m.compute(k, (x, v) -> "computed"));
            show("merge " + k, () -> m.merge(k, "+", String::concat));
            show("replace " + k, () -> m.replace(k, "r") + m.replace(k, "r", "s"));
            show("remove " + k, () -> m.remove(k, "t") + " " + m.remove(k));
            show("entry " + k, () -> m.entrySet().contains(Map.entry(k, "v1")) + " " + m.entrySet().remove(Map.entry(k, "v2")));
        }
        show("descending", () -> m.descendingMap() + " " + m.descendingMap().size());
        show("descending keys", () -> m.descendingKeySet() + " " + m.navigableKeySet().descendingSet());
        show("head", () -> m.headMap(10) + " " + m.headMap(10, true));
        show("tail", () -> m.tailMap(10) + " " + m.tailMap(10, false));
        show("sub", () -> m.subMap(8, 12));
        show("sub down", () -> m.subMap(12, true, 8, true));
        show("sub none", () -> m.subMap(10, false, 10, false));
        show("far head", () -> m.headMap(50));
        show("far tail", () -> m.tailMap(-9));
        show("far sub", () -> m.subMap(-9, 50));
        show("at the edge", () -> m.subMap(6, false, 18, false));
        show("on the edge", () -> m.subMap(6, true, 18, true));
        show("comparator", () -> m.comparator().compare(1, 2));
        show("values", () -> m.values() + " " + m.containsValue("v3"));
        show("equals", () -> m.equals(new HashMap<>(m)) + " " + new HashMap<>(m).equals(m));
        show("stream", () -> { m.keySet().stream().forEach(k -> log.append(' ').append(k)); return m.keySet().stream().count(); });
        show("entries", () -> { m.entrySet().stream().forEach(e -> log.append(' ').append(e)); return 0; });
        show("polled", () -> m.pollFirstEntry() + " " + m.pollLastEntry());
        show("retained", () -> m.keySet().retainAll(List.of(6, 8, 14, 18)) + " " + m.keySet().removeAll(Set.of(6)));
        show("cleared", () -> { m.clear(); return m; });
        show("first of none", () -> m.firstKey());
        show("ends of none", () -> m.lastEntry() + " " + m.pollFirstEntry());
    }
    static void walk(String name, TreeMap<Integer, String> m, Iterator<?> it) {
        show(name, () -> {
            String s = "";
            for (int i = 0; it.hasNext(); i++) {
                Object o = it.next();
                s += o + " ";
                if (i % 3 != 1) it.remove();
                if (o instanceof Map.Entry<?, ?> e && i % 3 == 1) ((Map.Entry<Object, Object>) e).setValue("set");
            }
            return s + m;
        });
        show("over", () -> it.next());
        show("twice", () -> { it.remove(); it.remove(); return 0; });
    }
    static void change(String name, TreeMap<Integer, String> m, Iterator<?> it) {
        show(name, () -> {
            it.next();
            m.put(6, "old");
            it.next();
            m.put(7, "new");
            return it.hasNext();
        });
        show("next", () -> it.next());
        show("remove", () -> { it.remove(); return 0; });
    }
    public static void main(String[] args) {
        look("all", make(17));
        look("down", make(17).descendingMap());
        look("head", make(17).headMap(18, false));
        look("tail", make(17).tailMap(6, true));
        look("sub", make(17).subMap(6, false, 18, true));
        look("sub down", make(17).descendingMap().subMap(18, false, 6, true));
        look("sub and down", make(17).subMap(5, true, 19, true).descendingMap());
        for (int k = 0; k < 8; k++) {
            TreeMap<Integer, String> m = make(19);
            TreeMap<Integer, String> n = make(9);
            Function<TreeMap<Integer, String>, Iterator<?>> it = List.<Function<TreeMap<Integer, String>, Iterator<?>>>of(
                x -> x.keySet().iterator(), x -> x.entrySet().iterator(), x -> x.values().iterator(), x -> x.descendingKeySet().iterator(),
                x -> x.navigableKeySet().descendingIterator(), x -> x.descendingMap().entrySet().iterator(),
                x -> x.subMap(4, 30).entrySet().iterator(), x -> x.subMap(4, true, 30, true).descendingMap().keySet().iterator()).get(k);
            walk("walk " + k, m, it.apply(m));
            change("change " + k, n, it.apply(n));
        }
        TreeSet<Integer> s = new TreeSet<>(BY);
        show("sorted", () -> s.addAll(List.of(5, 1, 4, 8, 2)));
        show("copy", () -> new TreeSet<>((SortedSet<Integer>) s).addAll(s));
        show("of none", () -> new TreeSet<>(s.subSet(2, true, 5, false)));
        show("clone", () -> ((TreeSet<Integer>) s.clone()).add(3));
        NavigableSet<Integer> part = s.tailSet(2, false).descendingSet();
        show("part", () -> part + " " + part.size() + part.size() + part.add(3) + part.size() + part.remove(9) + part.remove(3));
        show("outside", () -> part.add(2));
        show("pollers", () -> part.pollFirst() + " " + part.pollLast() + " " + s);
        show("iterators", () -> part.descendingIterator().next() + " " + part.iterator().next());
        show("keys", () -> make(3).keySet().add(5));
        show("keys so", () -> make(3).navigableKeySet().headSet(2, true).addAll(List.of(1)));
        show("exported", () -> make(3).firstEntry().setValue("w"));
        show("own", () -> { TreeMap<Integer, String> m = make(3); m.entrySet().iterator().next().setValue("w"); return m; });
        show("bounds", () -> make(3).subMap(3, 1));
        show("of two nodes", () -> {
            TreeMap<Integer, String> m = make(7);
            Map.Entry<Integer, String> e = null;
            for (Map.Entry<Integer, String> x : m.entrySet()) if (x.getKey() == 6) e = x;
            m.remove(6);
            return e + " " + m;
        });
        show("seen while added", () -> {
            TreeMap<Integer, String> m = make(4);
            try {
                m.keySet().stream().forEach(k -> { log.append(' ').append(k); if (k < 20) m.put(k + 5, "more"); });
            } catch (ConcurrentModificationException e) {
                return "late " + m;
            }
            return m;
        });
        show("seen while removed", () -> {
            TreeMap<Integer, String> m = make(9);
            try {
                m.values().stream().forEach(v -> { log.append(' ').append(v); m.values().remove(v); });
            } catch (ConcurrentModificationException e) {
                return "late " + m;
            }
            return m;
        });
    }
}
