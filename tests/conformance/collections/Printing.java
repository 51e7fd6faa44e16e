import java.util.*;

// toString of nested collections, arrays and self-containment.
public class Printing {
    public static void main(String[] args) {
        List<Object> l = new ArrayList<>();
        l.add(1);
        l.add("s");
        l.add('c');
        l.add(2.0);
        l.add(null);
        l.add(List.of(1, 2));
        l.add(new HashMap<>(Map.of("k", List.of(true))));
        System.out.println(l);
        l.add(l);
        System.out.println(l);
        Map<Object, Object> m = new HashMap<>();
        m.put("self", m);
        System.out.println(m);
        System.out.println(new ArrayList<>() + "" + new HashMap<>() + new HashSet<>(List.of("x")) + new ArrayDeque<>(List.of(1)) + Arrays.asList() + Optional.of(5));
        System.out.println(Arrays.asList(1, null) + " " + Arrays.toString(new Object[] {1, null, "x"}) + " " + Objects.toString(null));
    }
}
