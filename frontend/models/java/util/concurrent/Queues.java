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

/** What is put in goes into an array, round and round; it is replaced by a larger one when it is full. */
final class Ring<E> extends AbstractQueue<E> {
    private Object[] items;
    private int first;
    private int size;

    Ring(int capacity) {
        items = new Object[capacity];
        Rt.own(this, items);
    }

    private int place(int i) {
        int at = first + i;
        return at < items.length ? at : at - items.length;
    }

    private E at(int i) {
        return (E) items[place(i)];
    }

    public boolean offer(E e) {
        if (size == items.length) {
            Object[] more = new Object[2 * size];
            for (int i = 0; i < size; i++) {
                more[i] = at(i);
            }
            items = more;
            Rt.own(this, items);
            first = 0;
        }
        items[place(size)] = e;
        size++;
        return true;
    }

    public E poll() {
        if (size == 0) {
            return null;
        }
        E e = at(0);
        items[first] = null;
        first = place(1);
        size--;
        return e;
    }

    public E peek() {
        return size == 0 ? null : at(0);
    }

    public int size() {
        return size;
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private int next;

            public boolean hasNext() {
                return next < size;
            }

            public E next() {
                return at(next++);
            }

            public void remove() {
                next--;
                for (int i = next; i + 1 < size; i++) {
                    items[place(i)] = at(i + 1);
                }
                size--;
                items[place(size)] = null;
            }
        };
    }
}

public class LinkedBlockingQueue<E> extends GuardedQueue<E> {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new Ring<E>(Math.max(1, Math.min(capacity, 16))), capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }
}

public class ArrayBlockingQueue<E> extends GuardedQueue<E> {
    public ArrayBlockingQueue(int capacity) {
        super(new Ring<E>(Math.max(1, Math.min(capacity, 16))), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        this(capacity);
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
