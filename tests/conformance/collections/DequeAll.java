// ArrayDeque, PriorityQueue, Stack and Vector.
import java.util.*;
public class DequeAll {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) if (i % 2 == 0) d.addFirst(i);
        else d.addLast(i);
        System.out.println(d + " " + d.size() + d.peekFirst() + d.peekLast() + d.contains(7));
        System.out.println(d.pollFirst() + d.pollLast() + d.pop() + d.removeLast() + " " + d.removeFirstOccurrence(4) + d.removeLastOccurrence(99) + d.remove(5) + d);
        d.push(100);
        d.offer(200);
        Iterator<Integer> it = d.iterator();
        while (it.hasNext()) if (it.next() % 3 == 0) it.remove();
        System.out.println(d);
        Iterator<Integer> de = d.descendingIterator();
        StringBuilder s = new StringBuilder();
        while (de.hasNext()) s.append(de.next()).append(' ');
        System.out.println(s);
        System.out.println(d.clone().equals(d) + " " + d.toArray().length + d.stream().mapToInt(x -> x).sum() + d.getFirst() + d.getLast() + d.element() + d.peek());
        d.removeIf(x -> x > 50);
        System.out.println(d);
        d.clear();
        System.out.println(d.isEmpty() + " " + d.poll() + d.peek() + d.pollLast());
        attempt(() -> d.addFirst(null));
        attempt(() -> d.offer(null));
        attempt(d::pop);
        attempt(d::getFirst);
        attempt(d::removeLast);
        attempt(d::element);
        attempt(() -> d.remove());
        attempt(() -> d.iterator().next());
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(5, 3, 8, 1, 9, 2, 7));
        System.out.println(q + " " + q.peek() + q.contains(8));
        q.add(0);
        q.offer(4);
        System.out.println(q);
        q.remove(8);
        q.remove(Integer.valueOf(100));
        System.out.println(q);
        StringBuilder o = new StringBuilder();
        while (!q.isEmpty()) o.append(q.poll()).append(' ');
        System.out.println(o + "" + q.poll() + q.peek());
        attempt(q::remove);
        attempt(q::element);
        attempt(() -> q.add(null));
        PriorityQueue<String> p = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        Collections.addAll(p, "aa", "b", "cccc", "dd", "e", "ffff");
        System.out.println(p);
        while (p.size() > 2) System.out.print(p.remove() + " ");
        System.out.println(p + " " + (p.comparator() != null));
        PriorityQueue<int[]> pq = new PriorityQueue<>((a, b) -> a[1] - b[1]);
        pq.add(new int[] {1, 5});
        pq.add(new int[] {2, 3});
        System.out.println(pq.poll()[0]);
        attempt(() -> {
            PriorityQueue<Object> bad = new PriorityQueue<>();
            bad.add(new Object() { });
            bad.add(1);
        });
        Stack<String> st = new Stack<>();
        st.push("a");
        st.push("b");
        st.add("c");
        System.out.println(st + " " + st.peek() + st.search("a") + st.search("zz") + st.pop() + st.empty() + st.size() + st.get(0) + st.firstElement() + st.lastElement() + st.elementAt(1) + st.indexOf("b"));
        st.clear();
        attempt(st::pop);
        attempt(st::peek);
        Vector<Integer> v = new Vector<>(List.of(1, 2, 3));
        v.addElement(4);
        v.insertElementAt(0, 0);
        v.removeElementAt(1);
        v.removeElement(3);
        v.setElementAt(7, 0);
        System.out.println(v + " " + v.contains(7));
        attempt(() -> v.elementAt(10));
        attempt(() -> v.get(10));
        Enumeration<Integer> e = v.elements();
        while (e.hasMoreElements()) System.out.print(e.nextElement() + ",");
        System.out.println();
    }
}
