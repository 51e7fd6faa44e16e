package java.util;

/** The order of Comparator.naturalOrder. */
final class NaturalOrder extends Turned<Comparable<Object>> {
    static final NaturalOrder ONLY = new NaturalOrder();

    private NaturalOrder() {
        super(null);
    }

    public int compare(Comparable<Object> a, Comparable<Object> b) {
        return a.compareTo(b);
    }

    public Comparator<Comparable<Object>> reversed() {
        return ReverseOrder.ONLY;
    }
}

/** The order of Comparator.reverseOrder. */
final class ReverseOrder extends Turned<Comparable<Object>> {
    static final ReverseOrder ONLY = new ReverseOrder();

    private ReverseOrder() {
        super(null);
    }

    public int compare(Comparable<Object> a, Comparable<Object> b) {
        return b.compareTo(a);
    }

    public Comparator<Comparable<Object>> reversed() {
        return NaturalOrder.ONLY;
    }
}

/** An order that knows its reverse. */
class Turned<T> implements Comparator<T> {
    private final Comparator<T> order;

    Turned(Comparator<T> order) {
        this.order = order;
    }

    public int compare(T a, T b) {
        return order.compare(b, a);
    }

    public Comparator<T> reversed() {
        return order;
    }

    public boolean equals(Object o) {
        return o == this || order != null && o instanceof Turned && order.equals(((Turned<?>) o).order);
    }

    public int hashCode() {
        return order == null ? super.hashCode() : order.hashCode() ^ 0x10000000;
    }
}
