import java.util.*;

// java.util.Collections.
public class Algorithms {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.reverse(l);
        System.out.println(l);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.swap(l, 0, 5);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -1);
        System.out.println(l + " " + Collections.frequency(l, 3) + " " + Collections.nCopies(3, "x") + " " + Collections.unmodifiableList(l).get(0));
        Collections.addAll(l, 7, 8);
        Collections.fill(l.subList(0, 2), 0);
        Collections.replaceAll(l, 0, 9);
        System.out.println(l + " " + Collections.indexOfSubList(l, List.of(7, 8)) + " " + Collections.disjoint(l, Set.of(100)));
        List<Integer> view = Collections.unmodifiableList(l);
        l.set(0, -1);
        System.out.println(view.get(0));
        for (Runnable r : new Runnable[] {() -> view.add(1), () -> Collections.unmodifiableMap(new HashMap<>()).put("a", "b"), () -> Collections.unmodifiableSet(new HashSet<>()).add("x"), () -> Collections.singletonList(1).add(2), () -> view.iterator().remove(), () -> Collections.emptyList().add(null), () -> Collections.unmodifiableCollection(l).clear(), () -> List.copyOf(l).remove(0)}) {
            try {
                r.run();
                System.out.println("changed");
            } catch (UnsupportedOperationException e) {
                System.out.print("refused ");
            }
        }
        System.out.println("");
        System.out.println(Collections.emptySet() + " " + Collections.singletonList(5) + " " + Collections.EMPTY_LIST + " " + new ArrayList<>(Collections.synchronizedList(new ArrayList<>(List.of(3)))));
        Collections.copy(l, List.of(10, 11));
        System.out.println(l);
        Set<String> fromMap = Collections.newSetFromMap(new HashMap<>());
        fromMap.add("k");
        System.out.println(fromMap);
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        lifo.add(1);
        lifo.add(2);
        System.out.println(lifo.poll());
        Enumeration<Integer> en = Collections.enumeration(List.of(1, 2));
        int sum = 0;
        while (en.hasMoreElements()) {
            sum += en.nextElement();
        }
        System.out.println(sum + " " + Collections.list(Collections.enumeration(List.of(3))));
        System.out.println(Collections.lastIndexOfSubList(List.of(1, 2, 1, 2), List.of(1, 2)));
    }
}
