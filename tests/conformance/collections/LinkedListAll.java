// LinkedList as list, queue and deque.
import java.util.*;
public class LinkedListAll {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>(List.of("b", "c"));
        l.addFirst("a");
        l.addLast("d");
        l.add("e");
        l.add(2, "x");
        l.offer("f");
        l.offerFirst("0");
        l.offerLast("z");
        l.push("top");
        System.out.println(l + " " + l.getFirst() + l.getLast() + l.peek() + l.peekFirst() + l.peekLast() + l.element());
        System.out.println(l.pop() + l.poll() + l.pollFirst() + l.pollLast() + l.remove() + l.removeFirst() + l.removeLast() + l.remove(0) + l.remove("q") + l);
        l.addAll(List.of("m", "n", "m", "o"));
        System.out.println(l + " " + l.removeFirstOccurrence("m") + l.removeLastOccurrence("m") + l.indexOf("n") + l.lastIndexOf("q") + l);
        l.set(1, "SET");
        Iterator<String> d = l.descendingIterator();
        while (d.hasNext()) System.out.print(d.next() + " ");
        System.out.println();
        ListIterator<String> it = l.listIterator(1);
        it.next();
        it.add("new");
        it.previous();
        it.remove();
        it.previous();
        it.set("first");
        System.out.println(l + " " + l.contains("n") + l.size() + l.equals(new ArrayList<>(l)) + l.hashCode());
        LinkedList<String> e = new LinkedList<>();
        System.out.println(e.peek() + e.poll() + e.peekFirst() + e.peekLast() + e.pollLast());
        attempt(e::getFirst);
        attempt(e::getLast);
        attempt(e::removeFirst);
        attempt(e::removeLast);
        attempt(e::pop);
        attempt(e::element);
        attempt(e::remove);
        attempt(() -> e.get(0));
        attempt(() -> e.add(1, "x"));
        attempt(() -> e.remove(0));
        attempt(() -> e.set(-1, ""));
        attempt(() -> e.listIterator(3));
        attempt(() -> {
            for (String s : l) l.add(s);
        });
        attempt(() -> e.iterator().next());
        l.sort(null);
        System.out.println(l);
        l.addAll(1, List.of("i1", "i2"));
        Collections.reverse(l);
        System.out.println(l + Arrays.toString(l.toArray(new String[0])));
        l.removeIf(s -> s.length() > 1);
        l.clear();
        System.out.println(l + "" + l.isEmpty() + ((LinkedList<?>) l.clone()).size());
        LinkedList<Integer> n = new LinkedList<>();
        n.add(null);
        n.add(3);
        n.remove(Integer.valueOf(3));
        System.out.println(n + " " + n.contains(null) + n.peek());
        List<Integer> sub = new LinkedList<>(List.of(1, 2, 3, 4)).subList(1, 3);
        sub.add(9);
        System.out.println(sub);
    }
}
