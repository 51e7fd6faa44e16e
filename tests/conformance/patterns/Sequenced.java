import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.TreeSet;

/** Lists from their ends, and the ends of sets. */
public class Sequenced {
    interface Body {
        Object get();
    }

    static String attempt(Body body) {
        try {
            return "" + body.get();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static void list(List<Integer> base) {
        List<Integer> r = base.reversed();
        System.out.println(r + " " + r.get(0) + r.getFirst() + r.getLast() + " " + r.size() + " " + r.equals(Arrays.asList(4, 3, 2, 1)) + " " + (r.hashCode() == List.of(4, 3, 2, 1).hashCode()) + " " + (r.reversed() == base));
        r.add(0);
        r.add(1, 9);
        r.addFirst(7);
        r.set(1, 5);
        System.out.println(r + " " + base + " " + r.indexOf(9) + r.lastIndexOf(9) + r.indexOf(77) + " " + r.contains(3));
        System.out.println(r.addAll(List.of(11, 12)) + " " + r.addAll(1, List.of(21, 22)) + " " + r.addAll(List.of()) + " " + base + " " + r.remove(0) + r.remove((Integer) 9) + r.remove((Integer) 99) + " " + base);
        ListIterator<Integer> it = r.listIterator(2);
        StringBuilder b = new StringBuilder();
        b.append(it.nextIndex()).append(it.previousIndex()).append(' ').append(it.next()).append(' ').append(it.previous()).append(it.previous()).append(' ');
        it.set(100);
        it.next();
        it.add(101);
        b.append(it.nextIndex()).append(it.hasPrevious()).append(it.next());
        it.remove();
        System.out.println(b + " " + r + " " + base);
        List<Integer> part = r.subList(1, 4);
        System.out.println(part + " " + attempt(() -> r.subList(2, 1)) + " " + attempt(() -> r.subList(-1, 1)) + " " + attempt(() -> r.subList(0, 99)));
        part.clear();
        System.out.println(base + " " + r + " " + Arrays.toString(r.toArray()) + Arrays.toString(r.toArray(new Integer[0])));
        r.sort(null);
        System.out.println(r + " " + base);
        r.sort((x, y) -> y - x);
        System.out.println(r + " " + r.stream().map(x -> x * 2).toList() + " " + r.removeIf(x -> x > 50) + base);
        r.replaceAll(x -> x + 1);
        int sum = 0;
        for (int x : r) {
            sum = sum * 10 + x;
        }
        System.out.println(r + " " + sum + " " + attempt(() -> r.get(50)) + " " + attempt(() -> r.get(-1)) + " " + attempt(() -> r.remove(50)) + " " + attempt(() -> {
            r.add(50, 1);
            return 0;
        }));
        System.out.println(r.removeFirst() + " " + r.removeLast() + " " + r.retainAll(List.of(3, 4)) + " " + r + r.reversed());
        base.clear();
        System.out.println(r.isEmpty() + " " + attempt(r::getFirst) + " " + attempt(r::removeLast) + " " + r.iterator().hasNext());
        base.addAll(List.of(1, 2, 3));
        try {
            for (Integer x : r) {
                base.add(x);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("changed " + base.size());
        }
    }

    public static void main(String[] args) {
        list(new ArrayList<>(List.of(1, 2, 3, 4)));
        List<String> fixed = List.of("a", "b", "c").reversed();
        System.out.println(fixed + " " + attempt(() -> fixed.add("x")) + " " + attempt(() -> fixed.set(0, "x")) + " " + attempt(() -> {
            Iterator<String> it = fixed.iterator();
            it.next();
            it.remove();
            return it;
        }));
        List<String> array = Arrays.asList("x", "y");
        array.reversed().set(0, "z");
        System.out.println(array + " " + String.join("-", array.reversed()));
        List<Integer> linked = new LinkedList<>(List.of(1, 2, 3));
        StringBuilder b = new StringBuilder();
        for (int x : linked.reversed()) {
            b.append(x);
        }
        System.out.println(b);
        LinkedHashSet<String> set = new LinkedHashSet<>(List.of("q", "w", "e"));
        System.out.println(set.getFirst() + set.getLast() + " " + set.removeFirst() + set.removeLast() + " " + set + " " + set.removeLast() + " " + attempt(set::getFirst) + " " + attempt(set::getLast) + " " + attempt(set::removeFirst) + " " + attempt(set::removeLast));
        TreeSet<Integer> sorted = new TreeSet<>(List.of(5, 2, 8));
        System.out.println(sorted.getFirst() + " " + sorted.getLast() + " " + sorted.removeFirst() + sorted.removeLast() + " " + sorted + " " + sorted.removeFirst() + " " + attempt(sorted::getFirst) + " " + attempt(sorted::removeLast));
    }
}
