import java.util.*;

// iterators that notice changes.
public class FailFast {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
        try {
            for (Integer i : l) {
                if (i == 2) {
                    l.remove(i);
                }
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("list " + l + " " + e.getMessage());
        }
        for (Integer i : l) {
            if (i == 3) {
                l.remove(i);
            }
        }
        System.out.println("skipped the last: " + l);
        Map<String, Integer> m = new HashMap<>(Map.of("a", 1, "b", 2));
        try {
            for (String k : m.keySet()) {
                m.put(k + k, 1);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("map " + m.size());
        }
        Iterator<Integer> it = l.iterator();
        it.next();
        it.remove();
        System.out.println(l);
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("twice");
        }
        List<Integer> sub = l.subList(0, 1);
        l.add(9);
        try {
            System.out.println(sub.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("sub list");
        }
        try {
            l.forEach(x -> l.add(x));
        } catch (ConcurrentModificationException e) {
            System.out.println("forEach");
        }
        LinkedList<Integer> k = new LinkedList<>(List.of(1, 2));
        try {
            for (int x : k) {
                k.addFirst(x);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("linked " + k);
        }
    }
}
