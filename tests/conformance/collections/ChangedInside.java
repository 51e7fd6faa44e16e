import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

// Collections that are changed by what their own forEach and streams call.
public class ChangedInside {
    static void t(String name, Runnable r) {
        try { r.run(); } catch (RuntimeException e) { System.out.println(name + " " + e.getClass().getSimpleName()); }
    }

    static void c(String name, Collection<Integer> c) {
        for (int added : new int[] {0, 7}) {
            c.clear(); c.addAll(List.of(4, 1, 3));
            t(name, () -> { int[] s = {0}; c.forEach(x -> { s[0] = 10 * s[0] + x; if (x == 4 && added > 0) c.add(added); }); System.out.println(name + " forEach " + s[0] + c); });
            c.clear(); c.addAll(List.of(4, 1, 3));
            t(name, () -> System.out.println(name + c.stream().map(x -> { if (x == 4 && c.size() < 4 && added > 0) c.add(6); return x; }).collect(Collectors.toList())));
        }
    }

    static void m(String name, Map<Integer, Integer> m) {
        List<Supplier<Stream<?>>> views = List.of(() -> m.keySet().stream(), () -> m.values().stream(), () -> m.entrySet().stream());
        for (Supplier<Stream<?>> view : views) {
            m.clear(); for (int i : new int[] {4, 1, 3}) m.put(i, 10 * i);
            t(name, () -> System.out.println(name + view.get().map(x -> { if (m.size() < 4) m.put(6, 60); return x.toString(); }).collect(Collectors.toList())));
        }
        m.clear(); for (int i : new int[] {4, 1, 3}) m.put(i, 10 * i);
        StringBuilder met = new StringBuilder(name);
        t(name, () -> m.keySet().stream().forEach(x -> { met.append(x); if (x == 3) { m.put(2, 2); m.put(7, 7); m.put(0, 0); } }));
        t(name, () -> m.values().forEach(x -> { met.append(x); if (x == 10) m.put(9, 9); }));
        t(name, () -> m.entrySet().forEach(x -> { met.append(x); if (x.getKey() == 1) m.put(5, 5); }));
        System.out.println(met);
    }

    public static void main(String[] a) {
        c("LBQ", new LinkedBlockingQueue<>()); c("LBD", new LinkedBlockingDeque<>()); c("ABQ", new ArrayBlockingQueue<>(9)); c("PBQ", new PriorityBlockingQueue<>());
        c("CLQ", new ConcurrentLinkedQueue<>()); c("CSL", new ConcurrentSkipListSet<>()); c("CHM", ConcurrentHashMap.newKeySet());
        c("TS", new TreeSet<>()); c("TD", new TreeSet<Integer>().descendingSet()); c("SS", Collections.synchronizedSet(new TreeSet<>())); c("HS", new HashSet<>()); c("LHS", new LinkedHashSet<>());
        c("NS", Collections.newSetFromMap(new HashMap<>())); c("NSC", Collections.newSetFromMap(new ConcurrentHashMap<>())); c("NST", Collections.newSetFromMap(new TreeMap<>()));
        c("AL", new ArrayList<>()); c("AD", new ArrayDeque<>());
        m("TM", new TreeMap<>()); m("TMd", new TreeMap<Integer, Integer>().descendingMap()); m("TMh", new TreeMap<Integer, Integer>().headMap(99)); m("CHM", new ConcurrentHashMap<>());
        m("SK", new ConcurrentSkipListMap<>()); m("SKd", new ConcurrentSkipListMap<Integer, Integer>().descendingMap()); m("SKh", new ConcurrentSkipListMap<Integer, Integer>().headMap(99)); m("HM", new HashMap<>()); m("LHM", new LinkedHashMap<>());
        Iterator<Integer> early = new ConcurrentHashMap<Integer, Integer>().keySet().iterator();
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Iterator<Integer> before = map.keySet().iterator(); map.put(1, 1);
        System.out.println(early.hasNext() + " " + before.hasNext() + " " + map.keySet().stream().anyMatch(k -> { map.put(k + 1, 0); return k == 4; }) + map);
        try { map.keySet().add(3); } catch (UnsupportedOperationException e) { System.out.println("fixed"); }
        ConcurrentHashMap.KeySetView<Integer, Integer> keys = map.keySet(); System.out.println(keys.getMappedValue() + " " + (keys.getMap() == map) + keys);
    }
}
