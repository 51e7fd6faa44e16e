import java.util.*;
import java.util.concurrent.*;
public class Immutable {
    interface Act { Object run(); }
    static int n;
    static void t(Act a) {
        n++;
        String s;
        try { s = String.valueOf(a.run()); } catch (RuntimeException e) { s = e.getClass().getSimpleName(); }
        System.out.println(n + " " + s);
    }
    static void v(Runnable r) { t(() -> { r.run(); return "done"; }); }
    static void list(List<Integer> l) {
        System.out.println("list " + l);
        t(() -> l.add(9)); v(() -> l.add(0, 9)); t(() -> l.addAll(List.of(3, 4))); t(() -> l.addAll(0, List.of(3))); t(() -> l.set(0, 7));
        t(() -> l.remove(0)); t(() -> l.remove(Integer.valueOf(1))); t(() -> l.remove(Integer.valueOf(77))); t(() -> l.removeAll(List.of(1))); t(() -> l.removeAll(List.of(50))); t(() -> l.retainAll(List.of()));
        t(() -> l.removeIf(x -> true)); t(() -> l.removeIf(x -> false)); v(() -> l.replaceAll(x -> x)); v(() -> l.sort(null)); v(l::clear);
        v(() -> l.iterator().remove()); v(() -> { Iterator<Integer> i = l.iterator(); i.next(); i.remove(); }); v(() -> { Iterator<Integer> i = l.iterator(); while (true) i.next(); });
        v(() -> l.listIterator().remove()); v(() -> l.listIterator().set(1)); v(() -> l.listIterator().add(1));
        v(() -> { ListIterator<Integer> i = l.listIterator(); i.next(); i.set(5); }); v(() -> { ListIterator<Integer> i = l.listIterator(); i.next(); i.remove(); });
        t(() -> l.listIterator(1).previous()); t(() -> l.listIterator(0).previous()); t(() -> l.listIterator(99));
        t(() -> l.subList(0, 1)); v(() -> l.subList(0, 1).clear()); t(() -> l.subList(0, 1).set(0, 1)); t(() -> l.subList(0, 1).add(1)); v(() -> l.subList(0, 1).iterator().remove()); t(() -> l.subList(0, 9)); t(() -> l.subList(2, 1));
        t(() -> l.get(-1)); t(() -> l.get(99)); t(() -> l.contains(null)); t(() -> l.indexOf(null)); t(() -> l.equals(new ArrayList<>(l))); t(() -> l.hashCode());
        System.out.println("list " + l);
    }
    static void set(Collection<Integer> s) {
        System.out.println("set " + s);
        t(() -> s.add(9)); t(() -> s.addAll(List.of(3, 4))); t(() -> s.remove(1)); t(() -> s.remove(77)); t(() -> s.removeAll(List.of(1))); t(() -> s.retainAll(List.of()));
        t(() -> s.removeIf(x -> true)); t(() -> s.removeIf(x -> false)); v(s::clear); v(() -> s.iterator().remove()); v(() -> { Iterator<Integer> i = s.iterator(); i.next(); i.remove(); });
        v(() -> { Iterator<Integer> i = s.iterator(); while (true) i.next(); }); t(() -> s.contains(null)); t(() -> s.toArray().length);
        System.out.println("set " + s);
    }
    static void map(Map<String, Integer> m) {
        System.out.println("map " + m);
        t(() -> m.put("z", 1)); t(() -> m.remove("a")); t(() -> m.remove("q")); v(() -> m.putAll(Map.of("p", 2))); v(m::clear); t(() -> m.putIfAbsent("a", 1)); t(() -> m.computeIfAbsent("a", k -> 1)); t(() -> m.computeIfAbsent("n", k -> 1));
        t(() -> m.computeIfPresent("a", (k, x) -> 1)); t(() -> m.compute("a", (k, x) -> 1)); t(() -> m.merge("a", 1, Integer::sum)); t(() -> m.replace("a", 5)); t(() -> m.replace("a", 1, 5)); t(() -> m.remove("a", 1)); v(() -> m.replaceAll((k, x) -> x));
        t(() -> m.getOrDefault("a", 5)); t(() -> m.getOrDefault("q", 5)); t(() -> m.get(null)); t(() -> m.containsKey(null)); t(() -> m.containsValue(1));
        v(() -> m.keySet().clear()); t(() -> m.keySet().remove("a")); t(() -> m.keySet().remove("q")); t(() -> m.keySet().add("q")); v(() -> m.keySet().iterator().remove()); t(() -> m.values().remove(1)); t(() -> m.values().add(1)); v(() -> m.values().clear());
        t(() -> m.values().removeIf(x -> true)); v(() -> m.entrySet().clear()); t(() -> m.entrySet().removeIf(x -> true)); v(() -> m.entrySet().iterator().remove()); t(() -> m.entrySet().iterator().next()); t(() -> m.entrySet().iterator().next().setValue(4));
        v(() -> m.entrySet().forEach(e -> e.setValue(4))); v(() -> m.forEach((k, x) -> n += 0)); t(() -> m.entrySet().size()); t(() -> m.equals(new HashMap<>(m))); t(() -> m.hashCode());
        System.out.println("map " + m);
    }
    public static void main(String[] args) {
        list(List.of(1, 2)); list(List.of(1, 2, 3)); list(List.of(1)); list(List.of()); list(List.copyOf(new ArrayList<>(List.of(4, 1))));
        list(Collections.unmodifiableList(new ArrayList<>(List.of(1, 2)))); list(Arrays.asList(2, 1)); list(Collections.emptyList()); list(Collections.singletonList(1)); list(Collections.nCopies(2, 1));
        list(new ArrayList<>(List.of(1, 2))); list(new LinkedList<>(List.of(1, 2))); list(List.of(1, 2, 3).subList(0, 2));
        set(Set.of(1)); set(Set.of()); set(Collections.unmodifiableSet(new HashSet<>(List.of(1, 2)))); set(Collections.unmodifiableCollection(new ArrayList<>(List.of(1, 2)))); set(Collections.emptySet()); set(Collections.singleton(1)); set(new HashSet<>(List.of(1, 2))); set(new LinkedHashSet<>(List.of(1, 2))); set(new ArrayDeque<>(List.of(1, 2)));
        map(Map.of("a", 1)); map(Map.of()); map(Collections.unmodifiableMap(new HashMap<>(Map.of("a", 1)))); map(Collections.emptyMap()); map(new HashMap<>(Map.of("a", 1))); map(new LinkedHashMap<>(Map.of("a", 1))); map(Map.ofEntries(Map.entry("a", 1))); map(Map.copyOf(Map.of("a", 1)));
        t(() -> Set.of(1, 1)); t(() -> Map.of("a", 1, "a", 2)); t(() -> List.of(1, null)); t(() -> Map.of("a", null)); t(() -> Map.entry(null, 1)); t(() -> Map.entry("a", 1).setValue(2)); t(() -> Collections.unmodifiableList(null)); t(() -> Collections.nCopies(-1, 1));
        t(() -> Map.of(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10).size());
        List<Integer> base = new ArrayList<>(List.of(1, 2, 3)); List<Integer> view = base.subList(0, 2); view.add(7); t(() -> base); base.add(8); t(() -> view.size()); t(() -> view.get(0)); v(() -> view.add(1)); v(() -> view.iterator());
        List<Integer> frozen = Collections.unmodifiableList(base); Iterator<Integer> it = frozen.iterator(); it.next(); base.add(5); v(() -> it.next());
        v(() -> { for (Integer x : base) base.remove(x); }); v(() -> { for (Integer x : base) if (x == 8) base.remove(x); }); t(() -> base); v(() -> base.forEach(x -> base.add(1))); v(() -> base.replaceAll(x -> { base.add(1); return x; })); v(() -> base.removeIf(x -> base.add(1)));
        v(() -> { Iterator<Integer> i = base.iterator(); i.next(); i.remove(); i.remove(); }); v(() -> { ListIterator<Integer> i = base.listIterator(); i.next(); i.add(4); i.set(3); });
        Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2)); v(() -> { for (Integer k : m.keySet()) m.remove(k); }); v(() -> { for (Integer k : m.values()) m.put(k + 10, 1); }); v(() -> m.forEach((k, x) -> m.put(k + 100, 1))); v(() -> m.computeIfAbsent(55, k -> { m.put(66, 1); return 2; })); v(() -> m.merge(77, null, Integer::sum));
        v(() -> m.merge(2, 1, (a, b) -> { m.put(88, 1); return 1; })); v(() -> { Iterator<Integer> i = m.keySet().iterator(); i.next(); i.remove(); i.remove(); }); v(() -> { Iterator<Map.Entry<Integer, Integer>> i = m.entrySet().iterator(); while (true) i.next(); });
        LinkedList<Integer> ll = new LinkedList<>(List.of(1, 2, 3)); v(() -> { for (Integer x : ll) ll.add(1); }); v(() -> { Iterator<Integer> i = ll.descendingIterator(); i.next(); i.remove(); i.remove(); }); t(() -> ll); v(() -> { while (true) ll.removeFirst(); }); t(() -> ll.poll());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2)); v(() -> { for (Integer x : cow) cow.add(x); }); t(() -> cow); v(() -> { Iterator<Integer> i = cow.iterator(); i.next(); i.remove(); }); v(() -> { ListIterator<Integer> i = cow.listIterator(); i.next(); i.set(3); }); v(() -> { ListIterator<Integer> i = cow.listIterator(); i.add(3); });
        ConcurrentHashMap<Integer, Integer> ch = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2, 3, 3)); v(() -> { for (Integer k : ch.keySet()) ch.remove(k); }); t(() -> ch); ch.put(4, 4); ch.put(5, 5); v(() -> { Iterator<Integer> i = ch.keySet().iterator(); i.next(); i.remove(); i.remove(); }); t(() -> ch); v(() -> ch.entrySet().iterator().next().setValue(9)); t(() -> ch); t(() -> ch.merge(5, 1, Integer::sum)); t(() -> ch.compute(5, (k, x) -> null)); t(() -> ch.computeIfAbsent(6, k -> 6)); t(() -> ch.computeIfPresent(6, (k, x) -> x + 1)); t(() -> ch.merge(6, null, Integer::sum)); t(() -> ch.get(null)); t(() -> ch.values().removeIf(x -> x == 7)); t(() -> ch);
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(); q.add(1); q.add(2); v(() -> { Iterator<Integer> i = q.iterator(); i.next(); i.remove(); i.remove(); }); t(() -> q); t(() -> q.removeIf(x -> true)); t(() -> q.isEmpty()); t(() -> q.remove());
    }
}
