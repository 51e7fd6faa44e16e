import java.util.*;

// sub lists, key sets, values and arrays as views.
public class Views {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        List<Integer> s = l.subList(1, 4);
        s.set(0, 20);
        s.add(99);
        s.remove(Integer.valueOf(3));
        System.out.println(l + " " + s + " " + s.size());
        s.subList(0, 1).clear();
        System.out.println(l);
        s.sort(Comparator.reverseOrder());
        System.out.println(l);
        Map<String, Integer> m = new LinkedHashMap<>(Map.of("only", 1));
        m.put("two", 2);
        m.put("three", 3);
        m.keySet().remove("two");
        m.values().removeIf(v -> v == 3);
        System.out.println(m);
        Integer[] a = {3, 2, 1};
        List<Integer> view = Arrays.asList(a);
        Collections.sort(view);
        System.out.println(a[0] + "" + a[1] + a[2]);
        a[0] = 50;
        System.out.println(view);
        List<List<Integer>> matrix = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            matrix.add(new ArrayList<>(Collections.nCopies(3, 0)));
            matrix.get(i).set(i, 1);
        }
        System.out.println(matrix);
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            e.setValue(7);
        }
        System.out.println(m);
    }
}
