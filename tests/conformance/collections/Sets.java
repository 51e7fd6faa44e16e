import java.util.*;

// HashSet, LinkedHashSet and operations on sets.
public class Sets {
    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(List.of(5, 100, 33, 17, 64)), b = new HashSet<>(Set.of(17, 64, 9));
        System.out.println(a + " " + a.add(5) + " " + a.remove(5) + " " + a.contains(100));
        Set<Integer> u = new HashSet<>(a), i = new HashSet<>(a), d = new HashSet<>(a);
        u.addAll(b);
        i.retainAll(b);
        d.removeAll(b);
        System.out.println(u + " " + i + " " + d + " " + u.containsAll(a) + " " + Collections.disjoint(i, d));
        Set<String> order = new LinkedHashSet<>(List.of("q", "w", "e"));
        order.add("r");
        order.remove("w");
        order.add("w");
        System.out.println(order + " " + String.join("", order));
        System.out.println(a.equals(new HashSet<>(a)) + " " + a.hashCode() + " " + Set.of(1).equals(Collections.singleton(1)));
        Set<Character> seen = new HashSet<>();
        StringBuilder duplicates = new StringBuilder();
        for (char c : "programming".toCharArray()) {
            if (!seen.add(c)) {
                duplicates.append(c);
            }
        }
        System.out.println(duplicates + " " + seen);
        for (Iterator<Integer> it = u.iterator(); it.hasNext(); ) {
            if (it.next() > 30) {
                it.remove();
            }
        }
        System.out.println(u);
        Integer[] array = u.toArray(new Integer[0]);
        System.out.println(array.length);
        try {
            Set.of(1, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Set<List<Integer>> lists = new HashSet<>();
        lists.add(List.of(1, 2));
        System.out.println(lists.contains(Arrays.asList(1, 2)) + " " + lists.contains(new LinkedList<>(List.of(1, 2))));
        Set<Double> doubles = new HashSet<>(List.of(0.0, -0.0, Double.NaN));
        System.out.println(doubles.size() + " " + doubles.contains(Double.NaN));
    }
}
