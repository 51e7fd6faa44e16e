import java.util.*;

// collections of one's own on the abstract classes.
class Range extends AbstractList<Integer> {
    final int lo, n;

    Range(int lo, int n) {
        this.lo = lo;
        this.n = n;
    }

    @Override
    public Integer get(int i) {
        Objects.checkIndex(i, n);
        return lo + i;
    }

    @Override
    public int size() {
        return n;
    }
}

class Bag<E> extends AbstractCollection<E> {
    private final List<E> items = new ArrayList<>();

    @Override
    public boolean add(E e) {
        return items.add(e);
    }

    @Override
    public Iterator<E> iterator() {
        return items.iterator();
    }

    @Override
    public int size() {
        return items.size();
    }
}

class Digits extends AbstractMap<Integer, String> {
    @Override
    public Set<Entry<Integer, String>> entrySet() {
        Set<Entry<Integer, String>> s = new LinkedHashSet<>();
        for (int i = 0; i < 3; i++) {
            s.add(new SimpleEntry<>(i, "d" + i));
        }
        return s;
    }
}

public class Abstract {
    public static void main(String[] args) {
        Range r = new Range(5, 4);
        System.out.println(r + " " + r.contains(7) + " " + r.indexOf(8) + " " + r.equals(List.of(5, 6, 7, 8)) + " " + r.hashCode() + " " + r.subList(1, 3) + " " + new ArrayList<>(r));
        try {
            r.get(4);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported");
        }
        Bag<String> b = new Bag<>();
        b.addAll(List.of("x", "y", "x"));
        b.remove("x");
        System.out.println(b + " " + b.size() + b.contains("y") + b.isEmpty());
        Digits d = new Digits();
        System.out.println(d + " " + d.get(1) + " " + d.containsValue("d2") + " " + d.keySet() + d.values() + d.size());
        int total = 0;
        for (int x : r) {
            total += x;
        }
        System.out.println(total);
    }
}
