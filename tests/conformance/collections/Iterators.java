import java.util.*;

// Iterator, ListIterator and their removals.
public class Iterators {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(l);
        ListIterator<Integer> li = l.listIterator();
        while (li.hasNext()) {
            int i = li.nextIndex();
            int v = li.next();
            if (v == 3) {
                li.add(33);
            } else {
                li.set(v * 10 + i);
            }
        }
        System.out.println(l);
        while (li.hasPrevious()) {
            System.out.print(li.previousIndex() + ":" + li.previous() + " ");
        }
        System.out.println("");
        li = l.listIterator(2);
        System.out.println(li.previous() + " " + li.next());
        LinkedList<String> ll = new LinkedList<>(List.of("x", "y", "z"));
        ListIterator<String> it = ll.listIterator();
        it.next();
        it.add("n");
        it.next();
        it.remove();
        it.next();
        it.set("Z");
        System.out.println(ll);
        Iterator<String> d = ll.descendingIterator();
        while (d.hasNext()) {
            System.out.print(d.next());
        }
        System.out.println("");
        Map<String, Integer> m = new HashMap<>(Map.of("a", 1, "b", 2, "c", 3));
        m.entrySet().removeIf(e -> e.getValue() == 2);
        m.keySet().iterator().next();
        Iterator<Map.Entry<String, Integer>> me = m.entrySet().iterator();
        me.next().setValue(100);
        me.next();
        me.remove();
        System.out.println(m);
        try {
            me.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        m.values().remove(100);
        System.out.println(m.isEmpty());
    }
}
