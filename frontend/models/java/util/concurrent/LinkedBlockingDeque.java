package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import scoville.Interrupts;
import scoville.Rt;

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
public class LinkedBlockingDeque<E> extends AbstractQueue<E> implements BlockingDeque<E>, java.io.Serializable {
    public int scovilleSize() {
        return -1;
    }

    private final int capacity;
    private int count;
    private Link<E> first;
    private Link<E> last;
    // Counted where queues in arrays are walked: what was taken, how often it became empty, and what was removed behind the first item.
    private int takes;
    private int emptied;
    private int shifts;
    /** Which place of the array the first item has is not known any more. */
    private boolean moved;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    // Only in the section.

    private boolean link(Link<E> n, boolean front) {
        if (count >= capacity) {
            return false;
        }
        Rt.own(this, n);
        if (first == null) {
            first = n;
            last = n;
        } else if (front) {
            n.next = first;
            first.prev = n;
            first = n;
        } else {
            n.prev = last;
            last.next = n;
            last = n;
        }
        count++;
        return true;
    }

    /** Of a link that was the first or the last, the way on leads to itself, from where walks begin again. */
    private E unlink(Link<E> n) {
        E e = n.item;
        n.item = null;
        count--;
        if (ArrayWalks.possible) {
            if (n.prev == null) {
                takes++;
            } else {
                shifts++;
            }
            if (count == 0) {
                emptied++;
            }
        }
        if (n.prev == null) {
            first = n.next;
        } else {
            n.prev.next = n.next;
        }
        if (n.next == null) {
            last = n.prev;
        } else {
            n.next.prev = n.prev;
        }
        if (n.prev == null) {
            n.next = n;
        } else if (n.next == null) {
            n.prev = n;
        }
        return e;
    }

    private Link<E> find(Object o, boolean backwards) {
        Link<E> n = o == null ? null : backwards ? last : first;
        while (n != null && !o.equals(n.item)) {
            n = backwards ? n.prev : n.next;
        }
        return n;
    }

    private boolean offer(E e, boolean front) {
        Link<E> n = new Link<E>(Objects.requireNonNull(e));
        synchronized (Rt.internal(this)) {
            return link(n, front);
        }
    }

    private E poll(boolean back) {
        synchronized (Rt.internal(this)) {
            Link<E> n = back ? last : first;
            return n == null ? null : unlink(n);
        }
    }

    public boolean offerFirst(E e) {
        return offer(e, true);
    }

    public boolean offerLast(E e) {
        return offer(e, false);
    }

    public boolean offer(E e) {
        return offer(e, false);
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

    /** All at once if there is room for all, else one by one. */
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        Object[] items = c.toArray();
        for (Object item : items) {
            Objects.requireNonNull(item);
        }
        synchronized (Rt.internal(this)) {
            if (items.length <= capacity - count) {
                for (Object item : items) {
                    link(new Link<E>((E) item), false);
                }
                return items.length > 0;
            }
        }
        for (Object item : items) {
            add((E) item);
        }
        return true;
    }

    // Who waits to put or to take is told of room or an item at once: an interrupt that comes later does not end the wait.

    private void put(E e, boolean front) throws InterruptedException {
        while (true) {
            boolean interrupted = Interrupts.pending();
            if (offer(e, front)) {
                return;
            }
            if (interrupted) {
                throw Interrupts.taken();
            }
        }
    }

    private E take(boolean back) throws InterruptedException {
        while (true) {
            boolean interrupted = Interrupts.pending();
            E e = poll(back);
            if (e != null) {
                return e;
            }
            if (interrupted) {
                throw Interrupts.taken();
            }
        }
    }

    public void putFirst(E e) throws InterruptedException {
        put(e, true);
    }

    public void putLast(E e) throws InterruptedException {
        put(e, false);
    }

    public void put(E e) throws InterruptedException {
        putLast(e);
    }

    // The time may always be too short, unless there is room, or something to take.

    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(e);
        Interrupts.check();
        return offerFirst(e);
    }

    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(e);
        Interrupts.check();
        return offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(e);
        Interrupts.check();
        return offer(e);
    }

    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return pollFirst();
    }

    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return pollLast();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return pollFirst();
    }

    public E pollFirst() {
        return poll(false);
    }

    public E pollLast() {
        return poll(true);
    }

    public E poll() {
        return poll(false);
    }

    public E takeFirst() throws InterruptedException {
        return take(false);
    }

    public E takeLast() throws InterruptedException {
        return take(true);
    }

    public E take() throws InterruptedException {
        return takeFirst();
    }

    private static <T> T there(T e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E removeFirst() {
        return there(pollFirst());
    }

    public E removeLast() {
        return there(pollLast());
    }

    public E pop() {
        return removeFirst();
    }

    private E peek(boolean back) {
        synchronized (Rt.internal(this)) {
            Link<E> n = back ? last : first;
            return n == null ? null : n.item;
        }
    }

    public E peekFirst() {
        return peek(false);
    }

    public E peekLast() {
        return peek(true);
    }

    public E peek() {
        return peek(false);
    }

    public E getFirst() {
        return there(peekFirst());
    }

    public E getLast() {
        return there(peekLast());
    }

    private boolean remove(Object o, boolean backwards) {
        synchronized (Rt.internal(this)) {
            Link<E> n = find(o, backwards);
            if (n == null) {
                return false;
            }
            unlink(n);
            return true;
        }
    }

    public boolean remove(Object o) {
        return remove(o, false);
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o, false);
    }

    public boolean removeLastOccurrence(Object o) {
        return remove(o, true);
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return find(o, false) != null;
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return count;
        }
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public int remainingCapacity() {
        synchronized (Rt.internal(this)) {
            return capacity - count;
        }
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            while (first != null) {
                unlink(first);
            }
        }
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        synchronized (Rt.internal(this)) {
            int n = 0;
            while (n < most && first != null) {
                c.add(unlink(first));
                n++;
            }
            return n;
        }
    }

    private ArrayList<E> snapshot() {
        ArrayList<E> all = new ArrayList<E>();
        synchronized (Rt.internal(this)) {
            for (Link<E> n = first; n != null; n = n.next) {
                all.add(n.item);
            }
        }
        return all;
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

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        snapshot().forEach(action);
    }

    public void scovilleEach(Consumer<? super E> action) {
        snapshot().forEach(action);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> !c.contains(e));
    }

    /** Items are tested outside of any operation; those that are still there are then removed at once. */
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        ArrayList<Link<E>> links = new ArrayList<Link<E>>();
        ArrayList<E> items = new ArrayList<E>();
        synchronized (Rt.internal(this)) {
            for (Link<E> n = first; n != null; n = n.next) {
                links.add(n);
                items.add(n.item);
            }
        }
        ArrayList<Link<E>> chosen = new ArrayList<Link<E>>();
        for (int i = 0; i < items.size(); i++) {
            if (filter.test(items.get(i))) {
                chosen.add(links.get(i));
            }
        }
        if (chosen.isEmpty()) {
            return false;
        }
        boolean removed = false;
        synchronized (Rt.internal(this)) {
            for (Link<E> n : chosen) {
                if (n.item != null) {
                    unlink(n);
                    removed = true;
                }
            }
        }
        return removed;
    }

    // As a queue in an array does it: while all others are kept out.

    /** Does not meet what the action adds. */
    void forEachInside(Consumer<? super E> action) {
        synchronized (Rt.internal(this)) {
            ArrayList<Link<E>> links = new ArrayList<Link<E>>();
            for (Link<E> n = first; n != null; n = n.next) {
                links.add(n);
            }
            for (Link<E> link : links) {
                for (Link<E> n : links) {
                    if (n.item == null) {
                        Rt.unsupported("what forEach of an ArrayBlockingQueue meets when something is removed meanwhile");
                    }
                }
                action.accept(link.item);
            }
        }
    }

    boolean removeInside(Predicate<? super E> filter) {
        synchronized (Rt.internal(this)) {
            ArrayList<Link<E>> chosen = new ArrayList<Link<E>>();
            for (Link<E> n = first; n != null; n = n.next) {
                if (filter.test(n.item)) {
                    chosen.add(n);
                }
            }
            for (Link<E> n : chosen) {
                unlink(n);
            }
            if (ArrayWalks.possible && !chosen.isEmpty()) {
                shifts++;
                moved = true;
            }
            return !chosen.isEmpty();
        }
    }

    public Iterator<E> iterator() {
        return new Items(false);
    }

    public Iterator<E> descendingIterator() {
        return new Items(true);
    }

    Iterator<E> arrayIterator() {
        return new ArrayItems();
    }

    /** As a queue in an array has it: see the one of {@link NumberedQueue}. What others remove behind the first item is not followed. */
    private class ArrayItems implements Iterator<E> {
        private Link<E> node;
        private E next;
        /** After the next one; null: none. */
        private Link<E> cursor;
        private Link<E> previous;
        private int beforeTakes;
        private int beforeEmptied;
        private int beforeShifts;

        ArrayItems() {
            synchronized (Rt.internal(LinkedBlockingDeque.this)) {
                see();
                cursor = first;
                step();
            }
        }

        private void see() {
            beforeTakes = takes;
            beforeEmptied = emptied;
            beforeShifts = shifts;
        }

        private void step() {
            node = cursor;
            next = cursor == null ? null : cursor.item;
            cursor = cursor == null ? null : cursor.next;
        }

        /** Whether all places of the array have had their turn, and the first one again. */
        private boolean hasGoneRound() {
            if (moved && takes - beforeTakes > capacity) {
                Rt.unsupported("what an iterator of an ArrayBlockingQueue meets when all its items have been taken");
            }
            return takes / capacity - beforeTakes / capacity > 1;
        }

        /** What has been taken since it looked last. */
        private void catchUp() {
            if (cursor != null) {
                if (shifts != beforeShifts) {
                    Rt.unsupported("what an iterator of an ArrayBlockingQueue meets when something is removed in the middle");
                }
                if (emptied != beforeEmptied || hasGoneRound()) {
                    cursor = null;
                } else if (cursor.item == null) {
                    cursor = first;
                }
                see();
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            E e = there(next);
            synchronized (Rt.internal(LinkedBlockingDeque.this)) {
                catchUp();
                previous = node;
                step();
            }
            return e;
        }

        /** While all others are kept out. */
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            synchronized (Rt.internal(LinkedBlockingDeque.this)) {
                E e = next;
                previous = null;
                if (e == null) {
                    return;
                }
                catchUp();
                Link<E> n = cursor;
                int takesThen = takes;
                int shiftsThen = shifts;
                cursor = null;
                next = null;
                action.accept(e);
                // What this has put is met, what is put from now on is not.
                Link<E> end = last;
                while (n != null) {
                    if (takes != takesThen || shifts != shiftsThen) {
                        Rt.unsupported("what an iterator of an ArrayBlockingQueue meets when something is removed meanwhile");
                    }
                    Link<E> now = n;
                    n = n == end ? null : n.next;
                    action.accept(now.item);
                }
            }
        }

        public void remove() {
            if (previous == null) {
                throw new IllegalStateException();
            }
            synchronized (Rt.internal(LinkedBlockingDeque.this)) {
                catchUp();
                if (next == null && shifts != beforeShifts) {
                    Rt.unsupported("what an iterator of an ArrayBlockingQueue removes when something is removed in the middle");
                }
                if (previous.item != null) {
                    unlink(previous);
                    beforeShifts = shifts;
                }
            }
            previous = null;
        }
    }

    /** Weakly consistent: looks one item ahead, at the deque as it is then. */
    private class Items implements Iterator<E> {
        private final boolean backwards;
        private Link<E> node;
        private E next;
        private Link<E> previous;

        Items(boolean backwards) {
            this.backwards = backwards;
            synchronized (Rt.internal(LinkedBlockingDeque.this)) {
                at(end());
            }
        }

        private Link<E> end() {
            return backwards ? last : first;
        }

        private void at(Link<E> n) {
            node = n;
            next = n == null ? null : n.item;
        }

        private Link<E> after(Link<E> n) {
            while (true) {
                Link<E> on = backwards ? n.prev : n.next;
                if (on == n) {
                    return end();
                }
                if (on == null || on.item != null) {
                    return on;
                }
                n = on;
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            E e = there(next);
            previous = node;
            synchronized (Rt.internal(LinkedBlockingDeque.this)) {
                at(after(node));
            }
            return e;
        }

        public void remove() {
            if (previous == null) {
                throw new IllegalStateException();
            }
            synchronized (Rt.internal(LinkedBlockingDeque.this)) {
                if (previous.item != null) {
                    unlink(previous);
                }
            }
            previous = null;
        }
    }
}
