package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.Objects;
import scoville.Interrupts;
import scoville.Rt;

/**
 * Who puts and who takes wait for each other; which of several that wait is served is open. Each has a cell, which the
 * other one fills.
 */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private final ArrayList<Offer<E>> puts = new ArrayList<Offer<E>>();
    /** Cells for the items. */
    private final ArrayList<Object> takes = new ArrayList<Object>();

    private static final class Offer<E> {
        final E item;
        final Object taken = Rt.cellNew();

        Offer(E item) {
            this.item = item;
        }
    }

    public SynchronousQueue() {
        Rt.own(this, puts);
        Rt.own(this, takes);
    }

    public SynchronousQueue(boolean fair) {
        this();
    }

    private static <T> T any(ArrayList<T> waiting) {
        int i = 0;
        while (i < waiting.size() - 1 && Rt.chooseBoolean()) {
            i++;
        }
        return waiting.remove(i);
    }

    /** Whether it has been among those who wait, and is so no longer. */
    private <T> boolean leaves(ArrayList<T> waiting, T mine) {
        synchronized (Rt.internal(this)) {
            for (int i = 0; i < waiting.size(); i++) {
                if (waiting.get(i) == mine) {
                    waiting.remove(i);
                    return true;
                }
            }
            return false;
        }
    }

    /** Waits for the other one. Who is interrupted leaves, unless the other one has come. */
    private <T> void meet(ArrayList<T> waiting, T mine, Object cell) throws InterruptedException {
        if (Interrupts.looks()) {
            while (Rt.cellPoll(cell) == 0) {
                if (Interrupts.pending() && leaves(waiting, mine)) {
                    throw Interrupts.taken();
                }
            }
        }
    }

    /** Waits for the other one as long as it likes: the next step may come at any time. Whether that one has come. */
    private <T> boolean meetSoon(ArrayList<T> waiting, T mine) throws InterruptedException {
        return !leaves(waiting, mine) || late();
    }

    private boolean put(E e, boolean waits) throws InterruptedException {
        return put(e, waits, false);
    }

    private boolean put(E e, boolean waits, boolean limited) throws InterruptedException {
        if (e == null) {
            throw new NullPointerException();
        }
        Object taker = null;
        Offer<E> mine = null;
        synchronized (Rt.internal(this)) {
            if (!takes.isEmpty()) {
                taker = any(takes);
            } else if (!waits) {
                return false;
            } else {
                mine = new Offer<E>(e);
                puts.add(mine);
            }
        }
        if (taker != null) {
            Rt.cellFill("value", taker, e);
        } else {
            if (!limited) {
                meet(puts, mine, mine.taken);
            } else if (!meetSoon(puts, mine)) {
                return false;
            }
            Rt.cellAwait(mine.taken);
        }
        return true;
    }

    private E take(boolean waits) throws InterruptedException {
        return take(waits, false);
    }

    private E take(boolean waits, boolean limited) throws InterruptedException {
        Offer<E> offer = null;
        Object mine = null;
        synchronized (Rt.internal(this)) {
            if (!puts.isEmpty()) {
                offer = any(puts);
            } else if (!waits) {
                return null;
            } else {
                mine = Rt.cellNew();
                takes.add(mine);
            }
        }
        if (offer != null) {
            Rt.cellFill("value", offer.taken, null);
            return offer.item;
        }
        if (!limited) {
            meet(takes, mine, mine);
        } else if (!meetSoon(takes, mine)) {
            return null;
        }
        Rt.cellAwait(mine);
        return (E) Rt.cellValue();
    }

    public void put(E e) throws InterruptedException {
        put(e, true);
    }

    public boolean offer(E e) {
        return put(e, false);
    }

    /** The time may always be too short. */
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        return put(e, true, true);
    }

    public E take() throws InterruptedException {
        return take(true);
    }

    public E poll() {
        return take(false);
    }

    /** The time may always be too short. */
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        return take(true, true);
    }

    /** Nobody has come: the time has run out, or there was an interrupt. */
    private static boolean late() throws InterruptedException {
        Interrupts.check();
        return false;
    }

    public E peek() {
        return null;
    }

    public int size() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public int remainingCapacity() {
        return 0;
    }

    public boolean contains(Object o) {
        return false;
    }

    public boolean remove(Object o) {
        return false;
    }

    public void clear() {
    }

    public Iterator<E> iterator() {
        return Collections.<E>emptyList().iterator();
    }

    public boolean removeAll(Collection<?> c) {
        return false;
    }

    public boolean retainAll(Collection<?> c) {
        return false;
    }

    public int drainTo(Collection<? super E> c) {
        Objects.requireNonNull(c);
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
        Objects.requireNonNull(c);
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
}
