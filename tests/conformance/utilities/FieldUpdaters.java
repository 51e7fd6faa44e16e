import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class FieldUpdaters {
    static class Node<E> {
        volatile int count;
        volatile long total = 5;
        private volatile Node<E> next;
        volatile String name = "n";
        E item;

        static final AtomicReferenceFieldUpdater<Node, Node> NEXT =
            AtomicReferenceFieldUpdater.newUpdater(Node.class, Node.class, "next");

        boolean link(Node<E> n) {
            return NEXT.compareAndSet(this, null, n);
        }
    }

    private static final String FIELD = "to" + "tal";
    private static final AtomicIntegerFieldUpdater<Node> COUNT = AtomicIntegerFieldUpdater.newUpdater(Node.class, "count");
    private static final AtomicLongFieldUpdater<Node> TOTAL = AtomicLongFieldUpdater.newUpdater(Node.class, FIELD);

    public static void main(String[] args) {
        Node<String> n = new Node<>();
        System.out.println(COUNT.get(n) + " " + COUNT.incrementAndGet(n) + " " + COUNT.getAndIncrement(n) + " " + COUNT.getAndAdd(n, 5) + " " + COUNT.addAndGet(n, -2) + " " + n.count);
        System.out.println(COUNT.compareAndSet(n, 5, 9) + " " + COUNT.compareAndSet(n, 5, 9) + " " + COUNT.getAndSet(n, 3) + " " + COUNT.decrementAndGet(n) + " " + COUNT.getAndDecrement(n));
        n.count = 40;
        COUNT.set(n, COUNT.get(n) + 2);
        System.out.println(n.count++ + " " + COUNT.updateAndGet(n, x -> x * 2) + " " + COUNT.getAndUpdate(n, x -> -x) + " " + COUNT.accumulateAndGet(n, 6, Math::max) + " " + COUNT.getAndAccumulate(n, 2, (a, b) -> a - b));
        COUNT.lazySet(n, 1);
        System.out.println(COUNT.weakCompareAndSet(n, 1, 2) + " " + n.count);
        System.out.println(TOTAL.get(n) + " " + TOTAL.incrementAndGet(n) + " " + TOTAL.getAndAdd(n, 1L << 40) + " " + TOTAL.compareAndSet(n, 0, 1) + " " + TOTAL.accumulateAndGet(n, 3, Long::sum) + " " + n.total);
        Node<String> m = new Node<>();
        System.out.println(n.link(m) + " " + n.link(n) + " " + (n.next == m) + " " + (Node.NEXT.get(n) == m) + " " + (Node.NEXT.getAndSet(n, null) == m) + " " + n.next);
        AtomicReferenceFieldUpdater<Node, String> name = AtomicReferenceFieldUpdater.newUpdater(Node.class, String.class, "name");
        System.out.println(name.get(n) + " " + name.getAndSet(n, "x") + " " + name.updateAndGet(n, s -> s + "y") + " " + n.name + " " + m.name);
        try {
            COUNT.get(null);
        } catch (ClassCastException e) {
            System.out.println("no object");
        }
    }
}
