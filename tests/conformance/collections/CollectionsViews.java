// views write through: subList, keySet, values, entrySet, asList, descending and sub maps, unmodifiable ones.
import java.util.*;
public class CollectionsViews {
    static void no(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));
        List<Integer> s = l.subList(2, 6);
        s.set(0, 20);
        s.remove(Integer.valueOf(3));
        s.add(50);
        s.addAll(0, List.of(9, 9));
        System.out.println(l + " " + s + s.indexOf(50) + s.contains(7));
        s.subList(0, 2).clear();
        Collections.sort(s, Comparator.reverseOrder());
        s.replaceAll(x -> x + 1);
        System.out.println(l + " " + s + s.size());
        l.add(8);
        no(() -> System.out.println(s));
        Map<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3, "d", 4));
        m.keySet().remove("a");
        m.values().remove(3);
        m.entrySet().removeIf(e -> e.getKey().equals("d"));
        m.entrySet().iterator().next().setValue(99);
        System.out.println(m);
        m.putAll(Map.of("x", 1, "y", 2));
        m.keySet().retainAll(List.of("x", "b"));
        m.replaceAll((k, v) -> v * 2);
        System.out.println(m + " " + m.values() + m.keySet());
        no(() -> m.keySet().add("q"));
        no(() -> m.values().add(1));
        Integer[] arr = {3, 1, 2};
        List<Integer> al = Arrays.asList(arr);
        Collections.sort(al);
        arr[0] = 10;
        System.out.println(al + Arrays.toString(arr));
        no(() -> al.add(1));
        no(() -> al.clear());
        no(() -> al.removeIf(x -> x > 100));
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 10; i++) t.put(i, "v" + i);
        NavigableMap<Integer, String> d = t.descendingMap(), sub = t.subMap(2, true, 6, false);
        sub.remove(3);
        d.put(100, "top");
        sub.pollFirstEntry();
        System.out.println(t.keySet() + " " + d.firstKey() + sub + sub.descendingMap() + t.headMap(5).size() + t.tailMap(8));
        no(() -> sub.put(9, "x"));
        no(() -> sub.subMap(0, 3));
        t.headMap(4).clear();
        System.out.println(t.firstKey() + " " + sub);
        NavigableSet<Integer> ks = t.navigableKeySet();
        ks.remove(100);
        System.out.println(t.lastKey() + " " + ks.higher(7) + ks.descendingSet());
        List<Integer> u = Collections.unmodifiableList(l);
        l.set(0, -7);
        System.out.println(u.get(0));
        no(() -> u.add(1));
        no(() -> u.iterator().remove());
        no(() -> Collections.unmodifiableMap(m).put("z", 1));
        no(() -> Collections.unmodifiableMap(m).entrySet().iterator().next().setValue(5));
        SortedSet<Integer> us = Collections.unmodifiableSortedSet(new TreeSet<>(List.of(3, 1, 2)));
        System.out.println(us + " " + us.first() + us.headSet(3));
        no(() -> us.remove(1));
        no(() -> Collections.unmodifiableNavigableMap(t).pollFirstEntry());
        Map<Integer, String> sm = Collections.synchronizedMap(new LinkedHashMap<>());
        sm.put(2, "b");
        sm.merge(2, "c", String::concat);
        sm.computeIfAbsent(1, k -> "a");
        System.out.println(sm + " " + sm.getOrDefault(5, "none") + sm.equals(Map.of(1, "a", 2, "bc")));
        List<String> sl = Collections.synchronizedList(new ArrayList<>(List.of("q", "p")));
        sl.sort(null);
        sl.addAll(List.of("z"));
        synchronized (sl) {
            for (String x : sl) System.out.print(x);
        }
        System.out.println(sl + "" + sl.equals(List.of("p", "q", "z")) + Collections.synchronizedSet(new TreeSet<>(sl)) + Collections.synchronizedCollection(sl).size());
        ListIterator<Integer> it = l.listIterator(l.size());
        while (it.hasPrevious()) {
            int v = it.previous();
            if (v % 2 == 0) it.remove();
            else it.set(-v);
        }
        System.out.println(l);
        Iterator<Map.Entry<String, Integer>> ei = m.entrySet().iterator();
        Map.Entry<String, Integer> e = ei.next();
        ei.remove();
        System.out.println(e + " " + m + Map.entry("k", 1) + new AbstractMap.SimpleEntry<>("k", 1).equals(Map.entry("k", 1)));
        Deque<Integer> dq = new ArrayDeque<>(List.of(1, 2, 3));
        Queue<Integer> lifo = Collections.asLifoQueue(dq);
        lifo.add(0);
        System.out.println(dq + " " + lifo.peek());
        Set<String> fm = Collections.newSetFromMap(new TreeMap<>());
        fm.addAll(List.of("n", "m"));
        System.out.println(fm + "" + Collections.emptySortedSet() + Collections.emptyNavigableMap() + Collections.nCopies(2, "x") + Collections.disjoint(fm, List.of("z")));
    }
}
