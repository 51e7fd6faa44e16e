package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import scoville.Rt;

/**
 * Who puts and who takes wait for each other; which of several that wait is served is open. Each has a cell, which the
 * other one fills.
 */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
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

    private boolean put(E e, boolean waits) {
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
            Rt.cellAwait(mine.taken);
        }
        return true;
    }

    private E take(boolean waits) {
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
        Rt.cellAwait(mine);
        return (E) Rt.cellValue();
    }

    public void put(E e) throws InterruptedException {
        put(e, true);
    }

    public boolean offer(E e) {
        return put(e, false);
    }

    /** The time may always be too short, unless somebody takes. */
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return put(e, false);
    }

    public E take() throws InterruptedException {
        return take(true);
    }

    public E poll() {
        return take(false);
    }

    /** The time may always be too short, unless somebody puts. */
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return take(false);
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

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
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

public interface BlockingDeque<E> extends BlockingQueue<E>, Deque<E> {
    void putFirst(E e) throws InterruptedException;

    void putLast(E e) throws InterruptedException;

    E takeFirst() throws InterruptedException;

    E takeLast() throws InterruptedException;

    boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException;

    boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException;

    E pollFirst(long timeout, TimeUnit unit) throws InterruptedException;

    E pollLast(long timeout, TimeUnit unit) throws InterruptedException;
}

/** Calls are linearisable operations; who has to wait looks until there is room, or something to take. */
public class LinkedBlockingDeque<E> extends GuardedQueue<E> implements BlockingDeque<E> {
    private final LinkedList<E> list;
    private final int capacity;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        this(new LinkedList<E>(), capacity);
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    private LinkedBlockingDeque(LinkedList<E> list, int capacity) {
        super(list, capacity);
        this.list = list;
        this.capacity = capacity;
    }

    public boolean offerFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (Rt.internal(this)) {
            return list.size() < capacity && list.offerFirst(e);
        }
    }

    public boolean offerLast(E e) {
        return offer(e);
    }

    private static void full(boolean taken) {
        if (!taken) {
            throw new IllegalStateException("Deque full");
        }
    }

    public boolean add(E e) {
        full(offer(e));
        return true;
    }

    public void addFirst(E e) {
        full(offerFirst(e));
    }

    public void addLast(E e) {
        full(offer(e));
    }

    public void push(E e) {
        addFirst(e);
    }

    public void putFirst(E e) throws InterruptedException {
        while (!offerFirst(e)) {
        }
    }

    public void putLast(E e) throws InterruptedException {
        put(e);
    }

    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offerFirst(e);
    }

    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e);
    }

    public E pollFirst() {
        return poll();
    }

    public E pollLast() {
        synchronized (Rt.internal(this)) {
            return list.pollLast();
        }
    }

    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        return poll();
    }

    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        return pollLast();
    }

    public E takeFirst() throws InterruptedException {
        return take();
    }

    public E takeLast() throws InterruptedException {
        E e;
        do {
            e = pollLast();
        } while (e == null);
        return e;
    }

    private static <T> T there(T e) {
        if (e == null) {
            throw new java.util.NoSuchElementException();
        }
        return e;
    }

    public E removeFirst() {
        return there(poll());
    }

    public E removeLast() {
        return there(pollLast());
    }

    public E pop() {
        return removeFirst();
    }

    public E peekFirst() {
        return peek();
    }

    public E peekLast() {
        synchronized (Rt.internal(this)) {
            return list.peekLast();
        }
    }

    public E getFirst() {
        return there(peek());
    }

    public E getLast() {
        return there(peekLast());
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        synchronized (Rt.internal(this)) {
            return list.removeLastOccurrence(o);
        }
    }

    /** Over what the deque holds now, and for reading only. */
    public Iterator<E> descendingIterator() {
        synchronized (Rt.internal(this)) {
            ArrayList<E> copy = new ArrayList<E>(list);
            Collections.reverse(copy);
            return Collections.unmodifiableList(copy).iterator();
        }
    }
}
