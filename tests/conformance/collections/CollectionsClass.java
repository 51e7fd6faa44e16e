// static methods of Collections.
import java.util.*;
public class CollectionsClass {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(4, 2, 9, 1, 7));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 7) + Collections.binarySearch(l, 5) + Collections.max(l) + Collections.min(l) + Collections.max(l, Comparator.reverseOrder()));
        Collections.reverse(l);
        System.out.println(l);
        Collections.swap(l, 0, 4);
        System.out.println(l);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -1);
        System.out.println(l);
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l);
        Collections.addAll(l, 5, 5, 5);
        System.out.println(Collections.frequency(l, 5) + " " + Collections.nCopies(3, "x") + Collections.emptyList() + Collections.singletonList(1) + Collections.singleton(2) + Collections.singletonMap("k", "v") + Collections.emptyMap() + Collections.emptySet());
        Collections.fill(l, 0);
        System.out.println(l);
        List<Integer> dst = new ArrayList<>(Collections.nCopies(4, 0));
        Collections.copy(dst, List.of(1, 2));
        System.out.println(dst + " " + Collections.replaceAll(dst, 0, 8) + dst + Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + Collections.disjoint(List.of(1), List.of(2)));
        List<Integer> u = Collections.unmodifiableList(dst);
        dst.set(0, 77);
        System.out.println(u);
        attempt(() -> u.add(1));
        attempt(() -> u.set(0, 1));
        attempt(() -> Collections.emptyList().add(null));
        attempt(() -> List.of(1).add(2));
        attempt(() -> List.of(1, 2).set(0, 2));
        attempt(() -> List.of(1, null));
        attempt(() -> List.of(1).contains(null));
        attempt(() -> Map.of("a", 1).put("b", 2));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> Set.of(1, 1));
        attempt(() -> Arrays.asList(1, 2).add(3));
        attempt(() -> Arrays.asList(1, 2).remove(0));
        attempt(() -> Arrays.asList(1, 2).set(0, 5));
        attempt(() -> List.copyOf(Arrays.asList(1, null)));
        attempt(() -> Collections.max(new ArrayList<Integer>()));
        attempt(() -> Collections.copy(new ArrayList<>(), List.of(1)));
        attempt(() -> Collections.nCopies(-1, 1));
        attempt(() -> List.of().iterator().next());
        attempt(() -> Collections.unmodifiableMap(new HashMap<>()).put(1, 1));
        attempt(() -> Collections.unmodifiableSet(new HashSet<>()).add(1));
        attempt(() -> Collections.unmodifiableCollection(dst).iterator().remove());
        attempt(() -> List.of(1, 2).iterator().remove());
        attempt(() -> List.of(5).get(1));
        attempt(() -> List.of(1, 2, 3).get(5));
        attempt(() -> Arrays.asList(1, 2).get(2));
        attempt(() -> Collections.singletonList(1).get(1));
        attempt(() -> Map.entry(null, 1));
        attempt(() -> Map.entry(1, 1).setValue(2));
        attempt(() -> Collections.emptyIterator().next());
        List<String> sy = Collections.synchronizedList(new ArrayList<>());
        sy.add("s");
        System.out.println(sy + " " + Collections.synchronizedMap(new TreeMap<>(Map.of(1, 2))) + Collections.unmodifiableSortedSet(new TreeSet<>(Set.of(3))) + Collections.list(Collections.enumeration(List.of(1, 2))));
        Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
        fromMap.add("q");
        fromMap.add("p");
        System.out.println(fromMap);
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        lifo.add(1);
        lifo.add(2);
        System.out.println(lifo.poll());
        List<Integer> arrl = Arrays.asList(3, 1, 2);
        Collections.sort(arrl);
        System.out.println(arrl);
        Integer[] backing = {1, 2, 3};
        List<Integer> view = Arrays.asList(backing);
        view.set(1, 50);
        backing[0] = 9;
        System.out.println(view + Arrays.toString(backing));
        System.out.println(List.of(1, 2).equals(Arrays.asList(1, 2)) + " " + List.of().hashCode() + Set.of(5).hashCode() + Map.of(1, 2).hashCode() + List.copyOf(dst) + new AbstractMap.SimpleEntry<>("k", 1) + Map.entry("a", "b").hashCode());
        Collections.shuffle(arrl, new Random(7));
        System.out.println(arrl);
        List<Integer> hundred = new ArrayList<>();
        for (int i = 0; i < 12; i++) hundred.add(i);
        Collections.shuffle(hundred, new Random(12345));
        System.out.println(hundred);
    }
}
