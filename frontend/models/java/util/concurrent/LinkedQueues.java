package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import scoville.Fixed;
import scoville.Rt;

/** A link of a concurrent queue, empty once its item has been taken; the way on from there stays open. */
final class Link<E> {
    E item;
    Link<E> next;
    /** In deques only. */
    Link<E> prev;

    Link(E item) {
        this.item = item;
    }

    /** The next one with an item. */
    Link<E> after() {
        Link<E> n = next;
        while (n != null && n.item == null) {
            n = n.next;
        }
        return n;
    }

    Link<E> before() {
        Link<E> n = prev;
        while (n != null && n.item == null) {
            n = n.prev;
        }
        return n;
    }
}

/**
 * Who counts the items of a queue goes from link to link. That shows only where others change the queue meanwhile: before
 * each change, all who count go on as far as they like.
 */
final class Counting<E> {
    private Link<E> at;
    private int n;
    private Counting<E> others;

    Counting(Link<E> start, Counting<E> others) {
        at = start;
        this.others = others;
    }

    /** One step, if there is one. */
    private boolean step() {
        Link<E> next = at.after();
        if (next == null) {
            return false;
        }
        at = next;
        n++;
        return true;
    }

    static <E> void change(Counting<E> all) {
        for (Counting<E> c = all; c != null; c = c.others) {
            while (c.at.after() != null && Rt.chooseBoolean()) {
                c.step();
            }
        }
    }

    int end() {
        while (step()) {
        }
        return n;
    }

    /** All but this one. */
    Counting<E> without(Counting<E> all) {
        if (all == this) {
            return others;
        }
        Counting<E> c = all;
        while (c.others != this) {
            c = c.others;
        }
        c.others = others;
        return all;
    }
}

/** Calls are linearisable operations, but counting is not. What is removed from the middle stays as an empty link until the
    queue has come there, as in Java, so that iterators find the way on. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    public int scovilleSize() {
        return -1;
    }

    /** The link before the first one. */
    private Link<E> head;
    private Link<E> tail;
    private Counting<E> counting;

    public ConcurrentLinkedQueue() {
        head = new Link<E>(null);
        Rt.own(this, head);
        tail = head;
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        this();
        for (E e : c) {
            offer(e);
        }
    }

    public boolean offer(E e) {
        Link<E> n = new Link<E>(Objects.requireNonNull(e));
        synchronized (Rt.internal(this)) {
            append(n);
        }
        return true;
    }

    private void append(Link<E> n) {
        Counting.change(counting);
        Rt.own(this, n);
        tail.next = n;
        tail = n;
    }

    /** All at once. */
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        Object[] items = c.toArray();
        for (Object item : items) {
            Objects.requireNonNull(item);
        }
        synchronized (Rt.internal(this)) {
            for (Object item : items) {
                append(new Link<E>((E) item));
            }
        }
        return items.length > 0;
    }

    private E take(Link<E> n) {
        Counting.change(counting);
        E e = n.item;
        n.item = null;
        return e;
    }

    public E poll() {
        synchronized (Rt.internal(this)) {
            Link<E> n = head.after();
            if (n == null) {
                return null;
            }
            head = n;
            return take(n);
        }
    }

    public E peek() {
        synchronized (Rt.internal(this)) {
            Link<E> n = head.after();
            return n == null ? null : n.item;
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return head.after() == null;
        }
    }

    public int size() {
        Counting<E> mine;
        synchronized (Rt.internal(this)) {
            mine = new Counting<E>(head, counting);
            Rt.own(this, mine);
            counting = mine;
        }
        synchronized (Rt.internal(this)) {
            counting = mine.without(counting);
            return mine.end();
        }
    }

    /** Compares outside of all sections; where that could not be seen, within one. */
    public boolean contains(Object o) {
        if (o == null || Fixed.is(o)) {
            synchronized (Rt.internal(this)) {
                return find(o) != null;
            }
        }
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (o.equals(it.next())) {
                return true;
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        if (o == null || Fixed.is(o)) {
            synchronized (Rt.internal(this)) {
                Link<E> n = find(o);
                if (n == null) {
                    return false;
                }
                take(n);
                return true;
            }
        }
        Items it = new Items();
        while (it.hasNext()) {
            if (o.equals(it.next()) && it.taken()) {
                return true;
            }
        }
        return false;
    }

    private Link<E> find(Object o) {
        if (o != null) {
            for (Link<E> n = head.after(); n != null; n = n.after()) {
                if (o.equals(n.item)) {
                    return n;
                }
            }
        }
        return null;
    }

    /** Sees the way on before each action. */
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Link<E> n;
        synchronized (Rt.internal(this)) {
            n = head.next;
        }
        while (n != null) {
            E item;
            Link<E> next;
            synchronized (Rt.internal(this)) {
                next = n.next;
                item = n.item;
            }
            if (item != null) {
                action.accept(item);
            }
            n = next;
        }
    }

    public Iterator<E> iterator() {
        return new Items();
    }

    /** Weakly consistent: looks one item ahead, at the queue as it is then. */
    private class Items implements Iterator<E> {
        private Link<E> node;
        private E next;
        private Link<E> last;

        Items() {
            synchronized (Rt.internal(ConcurrentLinkedQueue.this)) {
                step(head);
            }
        }

        private void step(Link<E> from) {
            node = from.after();
            next = node == null ? null : node.item;
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            synchronized (Rt.internal(ConcurrentLinkedQueue.this)) {
                E e = next;
                last = node;
                step(node);
                return e;
            }
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            taken();
            last = null;
        }

        /** Removes the last one; whether nobody else has. */
        boolean taken() {
            synchronized (Rt.internal(ConcurrentLinkedQueue.this)) {
                return last.item != null && take(last) != null;
            }
        }
    }
}

/** Calls that look at one end are linearisable operations; who searches or counts goes from link to link. */
public class ConcurrentLinkedDeque<E> extends AbstractQueue<E> implements Deque<E>, java.io.Serializable {
    public int scovilleSize() {
        return -1;
    }

    /** The outermost links, empty at the beginning. */
    private Link<E> first = new Link<E>(null);
    private Link<E> last = first;
    private Counting<E> counting;

    public ConcurrentLinkedDeque() {
        Rt.own(this, first);
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    private Link<E> front() {
        return first.item != null ? first : first.after();
    }

    private Link<E> back() {
        return last.item != null ? last : last.before();
    }

    private void append(Link<E> n) {
        Counting.change(counting);
        Rt.own(this, n);
        n.prev = last;
        last.next = n;
        last = n;
    }

    public void addFirst(E e) {
        Link<E> n = new Link<E>(Objects.requireNonNull(e));
        synchronized (Rt.internal(this)) {
            Counting.change(counting);
            Rt.own(this, n);
            n.next = first;
            first.prev = n;
            first = n;
        }
    }

    public void addLast(E e) {
        Link<E> n = new Link<E>(Objects.requireNonNull(e));
        synchronized (Rt.internal(this)) {
            append(n);
        }
    }

    /** All at once. */
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        Object[] items = c.toArray();
        for (Object item : items) {
            Objects.requireNonNull(item);
        }
        synchronized (Rt.internal(this)) {
            for (Object item : items) {
                append(new Link<E>((E) item));
            }
        }
        return items.length > 0;
    }

    /** An empty link stays only at an end, so that who stands there finds what is put behind it. */
    private E take(Link<E> n) {
        E e = n.item;
        if (e == null) {
            return null;
        }
        Counting.change(counting);
        n.item = null;
        Link<E> before = n.prev;
        while (before != null && before.item == null && before.prev != null) {
            before = before.prev;
        }
        Link<E> after = n.next;
        while (after != null && after.item == null && after.next != null) {
            after = after.next;
        }
        if (before != null) {
            before.next = after == null ? n : after;
        }
        if (after != null) {
            after.prev = before == null ? n : before;
        }
        if (before == null) {
            n.next = after;
        } else if (after == null) {
            n.prev = before;
        }
        return e;
    }

    public E pollFirst() {
        synchronized (Rt.internal(this)) {
            Link<E> n = front();
            return n == null ? null : take(n);
        }
    }

    public E pollLast() {
        synchronized (Rt.internal(this)) {
            Link<E> n = back();
            return n == null ? null : take(n);
        }
    }

    public E peekFirst() {
        synchronized (Rt.internal(this)) {
            Link<E> n = front();
            return n == null ? null : n.item;
        }
    }

    public E peekLast() {
        synchronized (Rt.internal(this)) {
            Link<E> n = back();
            return n == null ? null : n.item;
        }
    }

    private static <T> T there(T e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
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
        return there(pollFirst());
    }

    public E removeLast() {
        return there(pollLast());
    }

    public E poll() {
        return pollFirst();
    }

    public E getFirst() {
        return there(peekFirst());
    }

    public E getLast() {
        return there(peekLast());
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

    public boolean isEmpty() {
        return peekFirst() == null;
    }

    public int size() {
        Counting<E> mine;
        synchronized (Rt.internal(this)) {
            Link<E> start = new Link<E>(null);
            start.next = first;
            mine = new Counting<E>(start, counting);
            Rt.own(this, start);
            Rt.own(this, mine);
            counting = mine;
        }
        synchronized (Rt.internal(this)) {
            counting = mine.without(counting);
            return mine.end();
        }
    }

    public boolean contains(Object o) {
        if (o == null) {
            return false;
        }
        Items it = new Items(false);
        while (it.hasNext()) {
            if (o.equals(it.next())) {
                return true;
            }
        }
        return false;
    }

    private boolean removeOccurrence(Object o, boolean backwards) {
        Objects.requireNonNull(o);
        Items it = new Items(backwards);
        while (it.hasNext()) {
            if (o.equals(it.next()) && it.taken()) {
                return true;
            }
        }
        return false;
    }

    public boolean removeFirstOccurrence(Object o) {
        return removeOccurrence(o, false);
    }

    public boolean removeLastOccurrence(Object o) {
        return removeOccurrence(o, true);
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Link<E> n = null;
        while (true) {
            E item;
            synchronized (Rt.internal(this)) {
                n = n == null ? front() : n.after();
                if (n == null) {
                    return;
                }
                item = n.item;
            }
            action.accept(item);
        }
    }

    public Iterator<E> iterator() {
        return new Items(false);
    }

    public Iterator<E> descendingIterator() {
        return new Items(true);
    }

    /** Weakly consistent: looks one item ahead, at the deque as it is then. */
    private class Items implements Iterator<E> {
        private final boolean backwards;
        private Link<E> node;
        private E next;
        private Link<E> previous;

        Items(boolean backwards) {
            this.backwards = backwards;
            synchronized (Rt.internal(ConcurrentLinkedDeque.this)) {
                at(backwards ? back() : front());
            }
        }

        private void at(Link<E> n) {
            node = n;
            next = n == null ? null : n.item;
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            E e = there(next);
            previous = node;
            synchronized (Rt.internal(ConcurrentLinkedDeque.this)) {
                at(backwards ? node.before() : node.after());
            }
            return e;
        }

        /** Removes the last one; whether nobody else has. */
        boolean taken() {
            synchronized (Rt.internal(ConcurrentLinkedDeque.this)) {
                return take(previous) != null;
            }
        }

        public void remove() {
            if (previous == null) {
                throw new IllegalStateException();
            }
            taken();
            previous = null;
        }
    }
}
