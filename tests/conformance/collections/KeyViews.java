// Keys of sorted maps may be removed, and none may be added, whatever part of them is looked at.
import java.util.*;
import java.util.concurrent.*;

public class KeyViews {
    static void add(String what, Set<Integer> keys) {
        String r;
        try {
            r = "" + keys.add(5);
        } catch (UnsupportedOperationException e) {
            r = "no";
        }
        try {
            r += " " + keys.addAll(List.of(6, 7));
        } catch (UnsupportedOperationException e) {
            r += " no";
        }
        System.out.println(what + ": " + r + " " + (keys instanceof TreeSet) + (keys instanceof ConcurrentSkipListSet) + " " + keys + " " + keys.size() + " " + keys.contains(3));
    }

    static void views(NavigableMap<Integer, String> m) {
        add("keySet", m.keySet());
        add("navigableKeySet", m.navigableKeySet());
        add("descendingKeySet", m.descendingKeySet());
        NavigableSet<Integer> keys = m.navigableKeySet();
        add("headSet", keys.headSet(8, true));
        add("headSet", keys.headSet(8));
        add("tailSet", keys.tailSet(2, false));
        add("tailSet", keys.tailSet(2));
        add("subSet", keys.subSet(2, true, 8, true));
        add("subSet", keys.subSet(2, 8));
        add("descendingSet", keys.descendingSet());
        add("part of a part", keys.tailSet(2, true).descendingSet().headSet(3, true));
        add("keys of a part", m.headMap(8, true).navigableKeySet().descendingSet());
        add("keys of a part", m.tailMap(2, true).descendingMap().keySet());
        add("descendingKeySet of a part", m.subMap(1, true, 8, true).descendingKeySet().tailSet(4));
        add("unmodifiable", Collections.unmodifiableNavigableMap(m).navigableKeySet().headSet(8, true));
        add("synchronized", Collections.synchronizedNavigableMap(m).navigableKeySet().headSet(8, true));
        add("checked", Collections.checkedNavigableMap(m, Integer.class, String.class).navigableKeySet().headSet(8, true));
        System.out.println(m);
        NavigableSet<Integer> part = keys.headSet(8, true).descendingSet();
        System.out.println(part.first() + " " + part.last() + " " + part.higher(3) + " " + part.lower(3) + " " + part.floor(2) + " " + part.ceiling(2) + " " + (part.comparator() == Collections.<Integer>reverseOrder()));
        System.out.println(part.equals(new HashSet<>(part)) + " " + new HashSet<>(part).equals(part) + " " + part.hashCode() + " " + part.equals(keys));
        System.out.println(part.pollFirst() + " " + part.pollLast() + " " + part.remove(3) + " " + part.remove(3) + " " + m);
        Iterator<Integer> it = keys.descendingIterator();
        it.next();
        it.remove();
        System.out.println(m + " " + part.stream().map(x -> x + 1).toList() + " " + keys.removeIf(x -> x == 2) + " " + keys.removeAll(List.of(4)) + keys.retainAll(List.of()) + m);
        m.put(1, "x");
        part.clear();
        System.out.println(m + " " + keys.isEmpty() + " " + keys + " " + part);
        try {
            keys.headSet(3).subSet(1, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Map<Integer, String> all = Map.of(1, "a", 2, "b", 3, "c", 4, "d", 9, "e");
        views(new TreeMap<>(all));
        TreeMap<Integer, String> down = new TreeMap<>(Comparator.reverseOrder());
        down.putAll(all);
        add("downwards", down.navigableKeySet().headSet(2, true));
        views(new ConcurrentSkipListMap<>(all));
        TreeSet<Integer> set = new TreeSet<>(all.keySet());
        add("part of a set", set.headSet(8, true));
        add("set downwards", set.descendingSet());
    }
}
