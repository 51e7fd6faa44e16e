// nearly every method of TreeMap and TreeSet.
import java.util.*;
public class TreeMapAll {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 60}) m.put(i, "v" + i);
        System.out.println(m + " " + m.firstKey() + m.lastKey() + m.floorKey(55) + m.ceilingKey(55) + m.lowerKey(50) + m.higherKey(50) + m.floorKey(5) + m.higherKey(90));
        System.out.println(m.firstEntry() + " " + m.lastEntry() + m.floorEntry(31) + m.ceilingEntry(31) + m.lowerEntry(10) + m.higherEntry(10) + m.firstEntry().getValue());
        System.out.println(m.headMap(50) + " " + m.headMap(50, true) + m.tailMap(70) + m.tailMap(70, false) + m.subMap(20, 60) + m.subMap(20, false, 60, true) + m.descendingMap() + m.descendingKeySet() + m.navigableKeySet());
        SortedMap<Integer, String> h = m.headMap(40);
        h.put(35, "new");
        h.remove(10);
        System.out.println(m + " " + h.size() + h.lastKey());
        attempt(() -> h.put(45, "out"));
        attempt(() -> m.subMap(5, 3));
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + m.remove(70) + m.merge(50, "+", String::concat) + m.computeIfAbsent(1, k -> "one") + m.values() + m.keySet() + m.comparator() + m.replace(1, "uno"));
        attempt(() -> m.put(null, "x"));
        attempt(() -> new TreeMap<Integer, String>().firstKey());
        System.out.println(new TreeMap<Integer, String>().firstEntry());
        attempt(() -> m.firstEntry().setValue("q"));
        attempt(() -> {
            for (Integer k : m.keySet()) m.remove(k);
        });
        TreeMap<Object, Integer> mixed = new TreeMap<>();
        mixed.put("a", 1);
        attempt(() -> mixed.put(5, 1));
        TreeMap<String, Integer> rev = new TreeMap<>(Comparator.reverseOrder());
        rev.putAll(Map.of("a", 1, "b", 2, "c", 3));
        System.out.println(rev + " " + rev.headMap("b", true) + rev.firstKey() + rev.descendingMap());
        TreeSet<String> s = new TreeSet<>(List.of("pear", "fig", "apple", "kiwi", "date"));
        System.out.println(s + " " + s.first() + s.last() + s.floor("g") + s.ceiling("g") + s.lower("fig") + s.higher("fig") + s.headSet("fig") + s.tailSet("fig") + s.subSet("b", "g") + s.headSet("fig", true) + s.descendingSet() + s.add("fig") + s.add("grape") + s.remove("kiwi") + s.pollFirst() + s.pollLast() + s.contains("date") + s);
        Iterator<String> d = s.descendingIterator();
        while (d.hasNext()) System.out.print(d.next() + " ");
        System.out.println();
        NavigableSet<String> t = s.tailSet("e", false);
        t.add("zoo");
        attempt(() -> t.add("a"));
        System.out.println(s + " " + t.size());
        attempt(() -> new TreeSet<String>().first());
        attempt(() -> s.add(null));
        System.out.println(new TreeSet<String>().pollFirst() + new TreeSet<>(Comparator.comparing(String::length)) {
            { add("aa"); add("bb"); add("c"); }
        });
        System.out.println(s.retainAll(Set.of("fig", "zoo")) + " " + s + s.hashCode() + s.equals(new HashSet<>(s)));
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 100; i++) big.put(i * 37 % 101, i);
        for (int i = 0; i < 100; i += 3) big.remove(i);
        System.out.println(big.size() + " " + big.firstKey() + " " + big.lastEntry() + " " + big.floorEntry(50) + big.headMap(50).size());
    }
}
