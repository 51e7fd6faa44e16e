import java.util.*;
import java.util.concurrent.*;

public class ConcurrentForEach {
    public static void main(String[] a) {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(1,2,3));
        q.forEach(i -> { if (i==1) q.remove(2); if (i == 3) q.add(10); System.out.print(i+","); }); System.out.println(q);
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>(List.of(1,2,3));
        d.forEach(i -> { if (i==1) { d.remove(2); d.addFirst(0);} if (i == 3) d.add(10); System.out.print(i+","); }); System.out.println(d);
        ConcurrentSkipListMap<Integer,Integer> m = new ConcurrentSkipListMap<>(Map.of(1,1,2,2,3,3));
        m.forEach((i,v) -> { if (i==1) m.remove(2); if (i == 3) m.put(10,1); System.out.print(i+","); }); System.out.println(m);
        m.headMap(20).forEach((i,v) -> { if (i==1) m.remove(3); if (i == 10) m.put(12,1); System.out.print(i+","); }); System.out.println(m);
        ConcurrentHashMap<Integer,Integer> h = new ConcurrentHashMap<>(Map.of(1,1,2,2,3,3));
        h.forEach((i,v) -> { if (i==1) h.remove(2); if (i == 3) h.put(10,1); System.out.print(i+","); }); System.out.println(h);
        h.replaceAll((k, v) -> v + 1); System.out.println(h); h.keySet().removeIf(k -> k == 1); h.values().remove(2); System.out.println(h.keySet()+""+h.values());
        h.clear(); System.out.println(h.size()+""+h.isEmpty()+h.contains(1));
        for (Integer i : q) { if (i == 1) q.add(11); System.out.print(i + " "); } System.out.println();
        System.out.println(q.removeIf(i -> i > 9) + " " + q + q.containsAll(List.of(1, 3)) + q.retainAll(List.of(3)) + q);
    }
}
