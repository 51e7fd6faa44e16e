package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import scoville.Interrupts;
import scoville.Row;
import scoville.Rt;

public interface TransferQueue<E> extends BlockingQueue<E> {
    boolean tryTransfer(E e);

    void transfer(E e) throws InterruptedException;

    boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException;

    boolean hasWaitingConsumer();

    int getWaitingConsumerCount();
}

/** Items that wait for takers, or takers that wait for items, in the order in which they came; never both. */
public class LinkedTransferQueue<E> extends AbstractQueue<E> implements TransferQueue<E>, java.io.Serializable {
    public int scovilleSize() {
        return -1;
    }

    private static final class Item<E> {
        final E value;
        /** Filled when it is taken; null if nobody waits for that. */
        final Object taken;
        final int number;

        Item(E value, Object taken, int number) {
            this.value = value;
            this.taken = taken;
            this.number = number;
        }

        E leave() {
            if (taken != null) {
                Rt.cellFill("value", taken, null);
            }
            return value;
        }
    }

    private final Row<Item<E>> items = new Row<Item<E>>();
    /** A cell for the item of each. */
    private final Row<Object> takers = new Row<Object>();
    private int numbers;

    public LinkedTransferQueue() {
        Rt.own(this, items);
        Rt.own(this, takers);
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    /** Whether it has been among those who wait, and is so no longer. */
    private <T> boolean leaves(Row<T> waiting, T mine) {
        synchronized (Rt.internal(this)) {
            return waiting.remove(mine);
        }
    }

    /** Gives the item to who waits longest. */
    private boolean handOver(E e) {
        Objects.requireNonNull(e);
        Object taker = null;
        synchronized (Rt.internal(this)) {
            taker = takers.take();
        }
        if (taker == null) {
            return false;
        }
        Rt.cellFill("value", taker, e);
        return true;
    }

    /** Leaves the item in the queue, unless somebody waits for it: then the result is null. */
    private Item<E> leave(E e, Object taken) {
        Objects.requireNonNull(e);
        Object taker = null;
        Item<E> mine = null;
        synchronized (Rt.internal(this)) {
            taker = takers.take();
            if (taker == null) {
                mine = new Item<E>(e, taken, numbers++);
                items.add(mine);
            }
        }
        if (taker != null) {
            Rt.cellFill("value", taker, e);
        }
        return mine;
    }

    public boolean offer(E e) {
        leave(e, null);
        return true;
    }

    public void put(E e) {
        leave(e, null);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        leave(e, null);
        return true;
    }

    public boolean tryTransfer(E e) {
        return handOver(e);
    }

    public void transfer(E e) throws InterruptedException {
        Item<E> mine = leave(e, Rt.cellNew());
        if (mine != null) {
            meet(items, mine, mine.taken);
            Rt.cellAwait(mine.taken);
        }
    }

    /** Waits for the other one. Who is interrupted leaves, unless the other one has come. */
    private <T> void meet(Row<T> waiting, T mine, Object cell) throws InterruptedException {
        if (Interrupts.looks()) {
            while (Rt.cellPoll(cell) == 0) {
                if (Interrupts.pending() && leaves(waiting, mine)) {
                    throw Interrupts.taken();
                }
            }
        }
    }

    /** The time may run out whenever nobody has taken it. */
    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Item<E> mine = leave(e, Rt.cellNew());
        if (mine != null) {
            if (leaves(items, mine)) {
                Interrupts.check();
                return false;
            }
            Rt.cellAwait(mine.taken);
        }
        return true;
    }

    private E take(boolean timed) throws InterruptedException {
        Item<E> item = null;
        Object mine = null;
        synchronized (Rt.internal(this)) {
            item = items.take();
            if (item == null) {
                mine = Rt.cellNew();
                takers.add(mine);
            }
        }
        if (item != null) {
            return item.leave();
        }
        if (timed) {
            if (leaves(takers, mine)) {
                Interrupts.check();
                return null;
            }
        } else {
            meet(takers, mine, mine);
        }
        Rt.cellAwait(mine);
        return (E) Rt.cellValue();
    }

    public E take() throws InterruptedException {
        return take(false);
    }

    /** The time may run out whenever nobody has put anything. */
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        return take(true);
    }

    public E poll() {
        Item<E> item = null;
        synchronized (Rt.internal(this)) {
            item = items.take();
        }
        return item == null ? null : item.leave();
    }

    public E peek() {
        synchronized (Rt.internal(this)) {
            Item<E> first = items.first();
            return first == null ? null : first.value;
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return items.size();
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return items.first() == null;
        }
    }

    public boolean hasWaitingConsumer() {
        synchronized (Rt.internal(this)) {
            return takers.first() != null;
        }
    }

    public int getWaitingConsumerCount() {
        synchronized (Rt.internal(this)) {
            return takers.size();
        }
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    /** Item by item, as they are then. */
    private Item<E> after(int number) {
        synchronized (Rt.internal(this)) {
            int i = 0;
            Item<E> x = items.first();
            while (x != null && x.number <= number) {
                i++;
                x = items.get(i);
            }
            return x;
        }
    }

    public boolean contains(Object o) {
        for (Item<E> x = o == null ? null : after(-1); x != null; x = after(x.number)) {
            if (o.equals(x.value)) {
                return true;
            }
        }
        return false;
    }

    private boolean removeItem(Item<E> x) {
        boolean mine = leaves(items, x);
        if (mine) {
            x.leave();
        }
        return mine;
    }

    public boolean remove(Object o) {
        for (Item<E> x = o == null ? null : after(-1); x != null; x = after(x.number)) {
            if (o.equals(x.value) && removeItem(x)) {
                return true;
            }
        }
        return false;
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        int n = 0;
        while (n < most) {
            E e = poll();
            if (e == null) {
                break;
            }
            c.add(e);
            n++;
        }
        return n;
    }

    public Iterator<E> iterator() {
        return new Items();
    }

    /** Weakly consistent: looks one item ahead. */
    private class Items implements Iterator<E> {
        private Item<E> next = after(-1);
        private Item<E> last;

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = after(last.number);
            return last.value;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            removeItem(last);
            last = null;
        }
    }
}

/** In the order of delays. That one is over is open until it says so itself: time may have passed. */
public class DelayQueue<E extends Delayed> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final java.util.PriorityQueue<E> items = new java.util.PriorityQueue<E>();

    public DelayQueue() {
        Rt.own(this, items);
    }

    public DelayQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        synchronized (Rt.internal(this)) {
            return items.offer(e);
        }
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    private static boolean isOver(Delayed e) {
        return e.getDelay(TimeUnit.NANOSECONDS) <= 0 || Rt.chooseBoolean();
    }

    private E due() {
        synchronized (Rt.internal(this)) {
            E first = items.peek();
            return first != null && isOver(first) ? items.poll() : null;
        }
    }

    public E poll() {
        return due();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return due();
    }

    /** Looks until there is something, and takes it when its delay is over, which may be so at any time. */
    public E take() throws InterruptedException {
        E e;
        do {
            Interrupts.check();
            e = first();
        } while (e == null);
        return e;
    }

    private E first() {
        synchronized (Rt.internal(this)) {
            E first = items.peek();
            if (first != null) {
                first.getDelay(TimeUnit.NANOSECONDS);
                items.poll();
            }
            return first;
        }
    }

    /** Also one whose delay is not over. */
    public E peek() {
        synchronized (Rt.internal(this)) {
            return items.peek();
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return items.size();
        }
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            items.clear();
        }
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        synchronized (Rt.internal(this)) {
            int n = 0;
            while (n < most && !items.isEmpty() && isOver(items.peek())) {
                c.add(items.poll());
                n++;
            }
            return n;
        }
    }

    public Object[] toArray() {
        synchronized (Rt.internal(this)) {
            return items.toArray();
        }
    }

    public <T> T[] toArray(T[] a) {
        synchronized (Rt.internal(this)) {
            return items.toArray(a);
        }
    }

    public boolean remove(Object o) {
        synchronized (Rt.internal(this)) {
            return items.remove(o);
        }
    }

    private void removeSame(Object o) {
        synchronized (Rt.internal(this)) {
            Iterator<E> it = items.iterator();
            while (it.hasNext()) {
                if (it.next() == o) {
                    it.remove();
                    return;
                }
            }
        }
    }

    /** Over what the queue holds now, whether its delay is over or not. */
    public Iterator<E> iterator() {
        Object[] all = toArray();
        return new Iterator<E>() {
            private int next;
            private boolean removable;

            public boolean hasNext() {
                return next < all.length;
            }

            public E next() {
                if (next >= all.length) {
                    throw new NoSuchElementException();
                }
                removable = true;
                return (E) all[next++];
            }

            public void remove() {
                if (!removable) {
                    throw new IllegalStateException();
                }
                removable = false;
                removeSame(all[next - 1]);
            }
        };
    }
}
