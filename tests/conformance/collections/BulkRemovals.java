// Taking out what a collection contains, or what a predicate says, where that is asked in between, or throws.
import java.util.*;
import java.util.function.*;

public class BulkRemovals {
    /** Contains these numbers, tells what it is asked for, and does not like one number. */
    static class Asked extends AbstractSet<Integer> {
        final Set<Integer> these;
        final Integer bad;
        final List<Integer> list;

        Asked(List<Integer> list, Integer bad, Integer... these) {
            this.list = list;
            this.bad = bad;
            this.these = new HashSet<>(Arrays.asList(these));
        }

        public boolean contains(Object o) {
            System.out.print(o + "? " + (list == null ? "" : list.size() + " "));
            if (bad != null && bad.equals(o)) {
                throw new IllegalStateException("" + o);
            }
            return these.contains(o);
        }

        public Iterator<Integer> iterator() {
            return these.iterator();
        }

        public int size() {
            return these.size();
        }
    }

    static List<Integer> of(Supplier<List<Integer>> kind) {
        List<Integer> l = kind.get();
        l.addAll(Arrays.asList(1, 2, 1, null, 1, 2, 3, 4));
        return l;
    }

    static void t(List<Integer> whole, List<Integer> l, Predicate<List<Integer>> what) {
        try {
            System.out.print(what.test(l));
        } catch (RuntimeException e) {
            System.out.print(e.getClass().getSimpleName());
        }
        try {
            System.out.print(" " + l);
        } catch (ConcurrentModificationException e) {
            System.out.print(" changed");
        }
        System.out.println(" " + whole);
    }

    static void all(Supplier<List<Integer>> kind) {
        for (int part = 0; part < 4; part++) {
            for (int form = 0; form < 9; form++) {
                List<Integer> w = of(kind);
                List<Integer> l = part == 0 ? w : part == 1 ? w.subList(1, 6) : part == 2 ? w.subList(1, 8).subList(1, 6) : w.subList(2, 2);
                int f = form;
                t(w, l, x -> f == 0 ? x.removeAll(List.of(1)) : f == 1 ? x.retainAll(List.of(1, 2)) : f == 2 ? x.removeAll(new Asked(w, null, 2, 3))
                    : f == 3 ? x.retainAll(new Asked(w, 3, 1)) : f == 4 ? x.removeIf(y -> y == 2) : f == 5 ? x.removeIf(y -> y != null && y + x.size() > 6)
                    : f == 6 ? x.removeAll(Set.copyOf(List.of())) : f == 7 ? x.removeIf(y -> w.size() > 100) : x.removeIf(y -> w.add(9)));
            }
        }
        List<Integer> w = of(kind);
        List<Integer> outer = w.subList(0, 7);
        List<Integer> inner = outer.subList(1, 6);
        System.out.println(inner.removeIf(Objects::isNull) + " " + inner.removeAll(Arrays.asList(1, 7)) + " " + inner.retainAll(Set.of(2)) + " " + inner + " " + outer + " " + w);
        inner.add(5);
        System.out.println(inner + " " + outer + " " + w);
        for (int form = 0; form < 3; form++) {
            int f = form;
            t(w, inner, x -> f == 0 ? x.removeAll(null) : f == 1 ? x.retainAll(null) : x.removeIf(null));
        }
    }

    public static void main(String[] args) {
        all(ArrayList::new);
        all(LinkedList::new);
        all(Vector::new);
        Queue<Integer> q = new ArrayDeque<>(List.of(1, 2, 3, 4));
        try {
            q.removeAll(new Asked(null, 3, 1, 2));
        } catch (IllegalStateException e) {
            System.out.println(q);
        }
        q = new PriorityQueue<>(List.of(1, 2, 3, 4));
        try {
            q.retainAll(new Asked(null, 3, 1));
        } catch (IllegalStateException e) {
            System.out.println(q);
        }
        Set<Integer> s = new TreeSet<>(List.of(1, 2, 3, 4));
        try {
            s.retainAll(new Asked(null, 3, 1));
        } catch (IllegalStateException e) {
            System.out.println(s);
        }
    }
}
