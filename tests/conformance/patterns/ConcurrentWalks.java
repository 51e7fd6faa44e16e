import java.util.ArrayList;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;

/** Iterators of concurrent collections see changes that are made in front of them, one item ahead excepted. */
public class ConcurrentWalks {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, String> m = new ConcurrentHashMap<>();
        m.put(1, "a");
        m.put(2, "b");
        m.put(5, "e");
        StringBuilder seen = new StringBuilder();
        for (Map.Entry<Integer, String> e : m.entrySet()) {
            seen.append(e).append(' ');
            if (e.getKey() == 1) {
                m.put(7, "g");
                m.put(0, "z");
                m.remove(2);
            }
            if (e.getKey() == 5) {
                m.put(5, "f");
            }
        }
        System.out.println(seen + "- " + m);
        // An iterator that begins at an empty table sees nothing of what comes.
        ConcurrentHashMap<String, Integer> none = new ConcurrentHashMap<>();
        Iterator<String> early = none.keySet().iterator();
        none.put("late", 1);
        System.out.println(early.hasNext() + " " + none.keySet().iterator().hasNext());
        // The table grows with the twelfth entry, while it is walked.
        ConcurrentHashMap<Integer, Integer> grown = new ConcurrentHashMap<>();
        for (int i = 0; i < 11; i++) {
            grown.put(i, i);
        }
        int n = 0;
        for (int k : grown.keySet()) {
            n++;
            if (n == 1) {
                for (int i = 1; i < 40; i++) {
                    grown.put(-i, 0);
                }
            }
            if (k >= 0) {
                grown.remove(-1);
            }
        }
        System.out.println(grown.size() + " " + (n >= 11 && n <= 49));
        Enumeration<Integer> keys = new ConcurrentHashMap<>(Map.of(3, 4)).keys();
        System.out.println(keys.nextElement() + " " + keys.hasMoreElements());
        m.forEach((k, v) -> {
            if (k == 0) {
                m.put(3, "c");
            }
            System.out.print(k + v + " ");
        });
        System.out.println(m.reduceValues(100, (a, b) -> a + b) + m.reduceKeys(100, Integer::sum) + m.mappingCount());
        System.out.println(m.search(100, (k, v) -> k > 3 ? v + k : null) + m.reduceValuesToInt(100, String::length, 10, Integer::sum));
        m.replaceAll((k, v) -> v.toUpperCase());
        System.out.println(m + " " + m.contains("C") + m.containsValue("c"));

        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        List<Integer> walked = new ArrayList<>();
        for (Iterator<Integer> it = q.iterator(); it.hasNext();) {
            int i = it.next();
            walked.add(i);
            if (i == 1) {
                q.poll();
                q.poll();
                q.add(4);
            } else if (i == 3) {
                it.remove();
            }
        }
        System.out.println(walked + " " + q + q.size());
        q.remove(4);
        q.offer(9);
        System.out.println(q + " " + q.peek() + q.contains(4) + q.size() + q.isEmpty());

        ConcurrentSkipListMap<String, Integer> s = new ConcurrentSkipListMap<>(Map.of("b", 2, "d", 4));
        for (String k : s.keySet()) {
            if (k.equals("b")) {
                s.put("c", 3);
                s.put("e", 5);
                s.put("a", 1);
            }
            System.out.print(k);
        }
        System.out.println(" " + s);
        ConcurrentSkipListSet<Integer> t = new ConcurrentSkipListSet<>(List.of(4, 2, 8));
        for (Iterator<Integer> it = t.iterator(); it.hasNext();) {
            if (it.next() == 4) {
                it.remove();
                t.add(9);
            }
        }
        System.out.println(t + " " + t.higher(2) + t.lower(2));
        CopyOnWriteArrayList<String> w = new CopyOnWriteArrayList<>(new String[] {"x", "y"});
        for (String x : w) {
            w.addIfAbsent(x + "x");
        }
        System.out.println(w);
        System.out.println(w.addIfAbsent("x") + " " + w.addAllAbsent(List.of("x", "z", "z")));
        System.out.println(w);
        ArrayList<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        l.addFirst(0);
        System.out.println(l.getFirst() + l.removeLast());
        System.out.println(l + " " + Math.ceilDiv(7, 2) + Math.ceilDiv(-7, 2) + Math.ceilMod(7, 2) + Math.clamp(12, 0, 9));
    }
}
