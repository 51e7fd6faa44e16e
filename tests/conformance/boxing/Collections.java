import java.util.*;

// boxes in lists and maps, remove by index or object, null.
public class Collections {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 5; i++) l.add(i * 100);
        l.remove(0);
        l.remove((Integer) 300);
        System.out.println(l + " " + l.indexOf(200) + " " + (l.get(0) + l.get(1)) + " " + (l.get(2) == 400));
        Map<String, Integer> m = new HashMap<>();
        m.put("a", 1);
        m.put("a", m.get("a") + 1);
        try {
            int n = m.get("b");
        } catch (NullPointerException e) {
            System.out.println("no b");
        }
        m.compute("b", (k, v) -> v == null ? 10 : v + 1);
        System.out.println(m);
        Map<Character, Integer> counts = new HashMap<>();
        for (char c : "hello".toCharArray()) counts.put(c, counts.containsKey(c) ? counts.get(c) + 1 : 1);
        System.out.println(counts);
        List<Long> longs = new ArrayList<>(List.of(1L, 2L));
        System.out.println(longs.contains(1L) + " " + longs.contains(1) + " " + longs.indexOf(2L));
        Set<Short> shorts = new HashSet<>();
        for (short i = 0; i < 5; i++) {
            shorts.add(i);
            shorts.remove(i - 1);
        }
        System.out.println(shorts.size());
        double total = 0;
        for (Number n : new Number[] {1, 2.5, 3L, 4f}) total += n.doubleValue();
        System.out.println(total);
    }
}
