// ordering of strings.
import java.util.*;
public class CompareAndSort {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("banana", "Apple", "cherry", "apple", "Banana", "", "a", "Z", "z", "10", "9", "é"));
        Collections.sort(l);
        System.out.println(l);
        l.sort(String.CASE_INSENSITIVE_ORDER);
        System.out.println(l);
        l.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(l);
        l.sort(null);
        System.out.println(l);
        l.sort(Comparator.comparing((String x) -> x.toLowerCase()).reversed().thenComparing(Comparator.naturalOrder()));
        System.out.println(l);
        String[] a = {"d", "b", null, "a"};
        Arrays.sort(a, Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(a));
        Arrays.sort(a, Comparator.nullsLast(Collections.reverseOrder()));
        System.out.println(Arrays.toString(a));
        try {
            Arrays.sort(a);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println("abc".compareTo("abd") + " " + "abc".compareTo("ab") + " " + "a".compareTo("A") + " " + "".compareTo("x") + " " + "é".compareTo("e"));
        TreeMap<String, Integer> m = new TreeMap<>(Comparator.comparing((String x) -> x.charAt(x.length() - 1)).thenComparing(x -> x));
        for (String x : "the quick brown fox jumps over the lazy dog".split(" ")) m.merge(x, 1, Integer::sum);
        System.out.println(m);
        System.out.println(m.firstKey() + m.headMap("over") + m.tailMap("over", false) + m.descendingMap());
    }
}
