package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Queue;
import scoville.Rt;

public interface BlockingQueue<E> extends Queue<E> {
    void put(E e) throws InterruptedException;

    E take() throws InterruptedException;

    boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException;

    E poll(long timeout, TimeUnit unit) throws InterruptedException;

    int remainingCapacity();

    int drainTo(Collection<? super E> c);

    int drainTo(Collection<? super E> c, int most);
}

/** Calls are linearisable operations; `put` and `take` look until there is room, or something to take. */
abstract class GuardedQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final Queue<E> items;
    private final int capacity;

    GuardedQueue(Queue<E> items, int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.items = items;
        this.capacity = capacity;
        Rt.own(this, items);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (Rt.internal(this)) {
            return items.size() < capacity && items.offer(e);
        }
    }

    public void put(E e) throws InterruptedException {
        while (!offer(e)) {
        }
    }

    /** The time may always be too short, unless there is room. */
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e);
    }

    public E poll() {
        synchronized (Rt.internal(this)) {
            return items.isEmpty() ? null : items.poll();
        }
    }

    public E take() throws InterruptedException {
        E e;
        do {
            e = poll();
        } while (e == null);
        return e;
    }

    /** The time may always be too short, unless there is something. */
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return poll();
    }

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

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return items.isEmpty();
        }
    }

    public int remainingCapacity() {
        synchronized (Rt.internal(this)) {
            return capacity - items.size();
        }
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return items.contains(o);
        }
    }

    public boolean remove(Object o) {
        synchronized (Rt.internal(this)) {
            return items.remove(o);
        }
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            items.clear();
        }
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
        synchronized (Rt.internal(this)) {
            int n = 0;
            while (n < most && !items.isEmpty()) {
                c.add(items.poll());
                n++;
            }
            return n;
        }
    }

    private ArrayList<E> snapshot() {
        synchronized (Rt.internal(this)) {
            return new ArrayList<E>(items);
        }
    }

    public String toString() {
        return snapshot().toString();
    }

    public Object[] toArray() {
        return snapshot().toArray();
    }

    public <T> T[] toArray(T[] a) {
        return snapshot().toArray(a);
    }

    /** Over what the queue holds now; what is removed is removed from the queue. */
    public Iterator<E> iterator() {
        Iterator<E> it = snapshot().iterator();
        return new Iterator<E>() {
            private E last;

            public boolean hasNext() {
                return it.hasNext();
            }

            public E next() {
                last = it.next();
                return last;
            }

            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                GuardedQueue.this.remove(last);
                last = null;
            }
        };
    }
}

/**
 * The item that is put as number `n` is the one that is taken as number `n`: a cell for each. Who takes gets a number and
 * waits for its cell; who puts waits until there is room, which is when the item `capacity` places before it has been taken.
 * When somebody begins to wait cannot be seen, so who comes first is as open as in Java.
 */
abstract class NumberedQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final int capacity;
    private int puts;
    private int takes;
    private Object[] items;
    /** Filled when the item of the same number has been taken; null if there is no bound. */
    private Object[] rooms;

    NumberedQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
        items = cells(null, 8);
        rooms = capacity == Integer.MAX_VALUE ? null : cells(null, 8);
    }

    private static Object[] cells(Object[] old, int n) {
        Object[] cells = new Object[n];
        for (int i = 0; i < n; i++) {
            cells[i] = old != null && i < old.length ? old[i] : Rt.cellNew();
        }
        return cells;
    }

    private Object item(int n) {
        if (n >= items.length) {
            items = cells(items, 2 * items.length);
            if (rooms != null) {
                rooms = cells(rooms, 2 * rooms.length);
            }
        }
        return items[n];
    }

    private static void check(Object e) {
        if (e == null) {
            throw new NullPointerException();
        }
    }

    private boolean put(E e, boolean waits) {
        check(e);
        Object item;
        Object room = null;
        synchronized (Rt.internal(this)) {
            if (!waits && puts - takes >= capacity) {
                return false;
            }
            item = item(puts);
            if (rooms != null && puts >= capacity) {
                room = rooms[puts - capacity];
            }
            puts++;
        }
        if (room != null) {
            Rt.cellAwait(room);
        }
        Rt.cellFill("value", item, e);
        return true;
    }

    private E take(boolean waits) {
        Object item;
        Object room = null;
        synchronized (Rt.internal(this)) {
            if (!waits && takes >= puts) {
                return null;
            }
            item = item(takes);
            if (rooms != null) {
                room = rooms[takes];
            }
            takes++;
        }
        Rt.cellAwait(item);
        E e = (E) Rt.cellValue();
        if (room != null) {
            Rt.cellFill("value", room, null);
        }
        return e;
    }

    public void put(E e) throws InterruptedException {
        put(e, true);
    }

    public boolean offer(E e) {
        return put(e, false);
    }

    /** The time may always be too short, unless there is room. */
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return put(e, false);
    }

    public E take() throws InterruptedException {
        return take(true);
    }

    public E poll() {
        return take(false);
    }

    /** The time may always be too short, unless there is something. */
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return take(false);
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return Math.min(capacity, Math.max(0, puts - takes));
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return puts <= takes;
        }
    }

    public int remainingCapacity() {
        return capacity == Integer.MAX_VALUE ? capacity : capacity - size();
    }

    public void clear() {
        while (poll() != null) {
        }
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

    private ArrayList<E> snapshot() {
        ArrayList<Object> cells = new ArrayList<Object>();
        synchronized (Rt.internal(this)) {
            for (int i = takes; i < puts && i - takes < capacity; i++) {
                cells.add(items[i]);
            }
        }
        ArrayList<E> all = new ArrayList<E>();
        for (Object cell : cells) {
            Rt.cellAwait(cell);
            all.add((E) Rt.cellValue());
        }
        return all;
    }

    public E peek() {
        Object item;
        synchronized (Rt.internal(this)) {
            if (takes >= puts) {
                return null;
            }
            item = items[takes];
        }
        Rt.cellAwait(item);
        return (E) Rt.cellValue();
    }

    public boolean contains(Object o) {
        return snapshot().contains(o);
    }

    public boolean remove(Object o) {
        Rt.unsupported("removal from the middle of a blocking queue");
        return false;
    }

    /** Over what the queue holds now, and for reading only. */
    public Iterator<E> iterator() {
        return java.util.Collections.unmodifiableList(snapshot()).iterator();
    }
}

public class LinkedBlockingQueue<E> extends NumberedQueue<E> {
    public LinkedBlockingQueue() {
        super(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        super(Integer.MAX_VALUE);
        addAll(c);
    }
}

public class ArrayBlockingQueue<E> extends NumberedQueue<E> {
    public ArrayBlockingQueue(int capacity) {
        super(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(capacity);
    }
}

public class PriorityBlockingQueue<E> extends GuardedQueue<E> {
    public PriorityBlockingQueue() {
        super(new PriorityQueue<E>(), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(int capacity) {
        super(new PriorityQueue<E>(capacity), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(int capacity, Comparator<? super E> order) {
        super(new PriorityQueue<E>(capacity, order), Integer.MAX_VALUE);
    }
}

/** Calls are linearisable operations. */
public class ConcurrentLinkedDeque<E> extends AbstractQueue<E> implements Deque<E> {
    private final LinkedList<E> list;

    public ConcurrentLinkedDeque() {
        list = new LinkedList<E>();
        Rt.own(this, list);
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    private static void check(Object e) {
        if (e == null) {
            throw new NullPointerException();
        }
    }

    public void addFirst(E e) {
        check(e);
        synchronized (Rt.internal(this)) {
            list.addFirst(e);
        }
    }

    public void addLast(E e) {
        check(e);
        synchronized (Rt.internal(this)) {
            list.addLast(e);
        }
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        addLast(e);
        return true;
    }

    public E removeFirst() {
        synchronized (Rt.internal(this)) {
            return list.removeFirst();
        }
    }

    public E removeLast() {
        synchronized (Rt.internal(this)) {
            return list.removeLast();
        }
    }

    public E pollFirst() {
        synchronized (Rt.internal(this)) {
            return list.pollFirst();
        }
    }

    public E pollLast() {
        synchronized (Rt.internal(this)) {
            return list.pollLast();
        }
    }

    public E poll() {
        return pollFirst();
    }

    public E getFirst() {
        synchronized (Rt.internal(this)) {
            return list.getFirst();
        }
    }

    public E getLast() {
        synchronized (Rt.internal(this)) {
            return list.getLast();
        }
    }

    public E peekFirst() {
        synchronized (Rt.internal(this)) {
            return list.peekFirst();
        }
    }

    public E peekLast() {
        synchronized (Rt.internal(this)) {
            return list.peekLast();
        }
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        synchronized (Rt.internal(this)) {
            return list.removeFirstOccurrence(o);
        }
    }

    public boolean removeLastOccurrence(Object o) {
        synchronized (Rt.internal(this)) {
            int i = list.lastIndexOf(o);
            if (i < 0) {
                return false;
            }
            list.remove(i);
            return true;
        }
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return list.contains(o);
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return list.size();
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return list.isEmpty();
        }
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            list.clear();
        }
    }

    /** Over what the deque holds now, and for reading only. */
    public Iterator<E> iterator() {
        synchronized (Rt.internal(this)) {
            return java.util.Collections.unmodifiableList(new ArrayList<E>(list)).iterator();
        }
    }

    public Iterator<E> descendingIterator() {
        synchronized (Rt.internal(this)) {
            ArrayList<E> copy = new ArrayList<E>(list);
            java.util.Collections.reverse(copy);
            return java.util.Collections.unmodifiableList(copy).iterator();
        }
    }
}

/** Calls are linearisable operations; in the order of insertion. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> {
    private final CopyOnWriteArrayList<E> list;

    public CopyOnWriteArraySet() {
        list = new CopyOnWriteArrayList<E>();
        Rt.own(this, list);
    }

    public boolean add(E e) {
        synchronized (Rt.internal(list)) {
            return !list.contains(e) && list.add(e);
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        return list.addAllAbsent(c) > 0;
    }

    public boolean removeAll(Collection<?> c) {
        return list.removeAll(c);
    }

    public boolean retainAll(Collection<?> c) {
        return list.retainAll(c);
    }

    public boolean removeIf(java.util.function.Predicate<? super E> p) {
        return list.removeIf(p);
    }

    public Object[] toArray() {
        return list.toArray();
    }

    public boolean remove(Object o) {
        return list.remove(o);
    }

    public boolean contains(Object o) {
        return list.contains(o);
    }

    public int size() {
        return list.size();
    }

    public void clear() {
        list.clear();
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }
}
