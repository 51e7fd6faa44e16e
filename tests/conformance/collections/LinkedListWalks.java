import java.util.*;

/** What an iterator of a linked list says of a list that is changed meanwhile. */
public class LinkedListWalks {
    interface Change {
        void at(int x, LinkedList<Integer> list);
    }

    static void walk(String name, Change change, Integer... items) {
        LinkedList<Integer> list = new LinkedList<>(List.of(items));
        StringBuilder seen = new StringBuilder();
        try {
            for (int x : list) {
                seen.append(x);
                change.at(x, list);
            }
        } catch (ConcurrentModificationException e) {
            seen.append('!');
        }
        System.out.println(name + " " + seen + " " + list);
    }

    static void back(String name, Change change, Integer... items) {
        LinkedList<Integer> list = new LinkedList<>(List.of(items));
        StringBuilder seen = new StringBuilder();
        try {
            for (Iterator<Integer> it = list.descendingIterator(); it.hasNext();) {
                int x = it.next();
                seen.append(x);
                change.at(x, list);
            }
        } catch (ConcurrentModificationException e) {
            seen.append('!');
        }
        System.out.println(name + " " + seen + " " + list);
    }

    public static void main(String[] args) {
        for (int at = 1; at <= 3; at++) {
            int here = at;
            walk("remove at " + at, (x, l) -> { if (x == here) l.remove((Integer) x); }, 1, 2, 3);
            walk("add at " + at, (x, l) -> { if (x == here) l.add(9); }, 1, 2, 3);
            walk("add first at " + at, (x, l) -> { if (x == here) l.addFirst(9); }, 1, 2, 3);
            walk("clear at " + at, (x, l) -> { if (x == here) l.clear(); }, 1, 2, 3);
            back("back, remove at " + at, (x, l) -> { if (x == here) l.remove((Integer) x); }, 1, 2, 3);
            back("back, add at " + at, (x, l) -> { if (x == here) l.add(9); }, 1, 2, 3);
        }
        walk("only one", (x, l) -> { if (x == 1) l.add(2); }, 1);
        LinkedList<Integer> list = new LinkedList<>(List.of(1, 2, 3, 4));
        for (Iterator<Integer> it = list.iterator(); it.hasNext();) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(list);
        for (Iterator<Integer> it = list.descendingIterator(); it.hasNext();) {
            if (it.next() == 3) {
                it.remove();
            }
        }
        System.out.println(list);
    }
}
