// HashSet, LinkedHashSet, LinkedHashMap with access order and eldest entries.
import java.util.*;
public class SetsAll {
    public static void main(String[] args) {
        Set<String> h = new HashSet<>(List.of("banana", "apple", "cherry", "date", "elderberry", "fig", "grape"));
        System.out.println(h + " " + h.size() + h.add("apple") + h.add("kiwi") + h.remove("fig") + h.remove("fig") + h.contains("date") + " " + h.hashCode());
        Set<String> l = new LinkedHashSet<>(List.of("z", "a", "m"));
        l.add("a");
        l.add("b");
        l.remove("z");
        l.add("z");
        System.out.println(l + " " + l.equals(Set.of("a", "m", "b", "z")));
        Set<Integer> a = new TreeSet<>(List.of(1, 2, 3, 4)), b = new HashSet<>(List.of(3, 4, 5));
        a.retainAll(b);
        System.out.println(a);
        a.addAll(List.of(9, 8));
        a.removeAll(b);
        System.out.println(a + " " + a.containsAll(List.of(9)) + Collections.disjoint(a, b));
        Iterator<String> it = h.iterator();
        while (it.hasNext()) if (it.next().length() > 5) it.remove();
        System.out.println(h);
        System.out.println(new HashSet<>(Arrays.asList(3, 1, 2, 3, 1, null)) + " " + new HashSet<>(List.of('z', 'y', 'a', 'A', '0')) + new HashSet<>(List.of(1000, 500, 250, 17, 33, 1)));
        Map<String, Integer> lru = new LinkedHashMap<>(16, 0.75f, true) {
            @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
                return size() > 3;
            }
        };
        lru.put("a", 1);
        lru.put("b", 2);
        lru.put("c", 3);
        lru.get("a");
        lru.put("d", 4);
        lru.getOrDefault("c", 0);
        lru.putIfAbsent("a", 9);
        System.out.println(lru + " " + lru.keySet() + lru.containsKey("b"));
        Map<String, Integer> ins = new LinkedHashMap<>();
        ins.put("x", 1);
        ins.put("y", 2);
        ins.put("x", 3);
        ins.remove("y");
        ins.put("y", 4);
        ins.putIfAbsent("q", 0);
        System.out.println(ins + " " + ins.values());
        Object[] arr = ins.keySet().toArray();
        System.out.println(arr[0] + " " + arr.length);
        class P {
            int x;
            P(int x) {
                this.x = x;
            }
            @Override public boolean equals(Object o) {
                return o instanceof P p && p.x == x;
            }
            @Override public int hashCode() {
                return x % 3;
            }
            @Override public String toString() {
                return "P" + x;
            }
        }
        Set<P> ps = new HashSet<>();
        for (int i = 0; i < 8; i++) ps.add(new P(i % 6));
        System.out.println(ps + " " + ps.contains(new P(4)) + ps.contains(new P(7)));
        Set<Set<Integer>> ss = new HashSet<>();
        ss.add(Set.of(1, 2));
        ss.add(new TreeSet<>(List.of(2, 1)));
        System.out.println(ss.size());
    }
}
