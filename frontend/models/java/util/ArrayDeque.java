package java.util;

import scoville.Rt;

/**
 * The circular array that Java has, with the same places: whether a change is noticed by those who walk meanwhile depends on what is in the
 * places that they come to.
 */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private Object[] elements;
    private int head;
    private int tail;

    public ArrayDeque() {
        elements = new Object[17];
        Rt.own(this, elements);
    }

    public ArrayDeque(int n) {
        elements = new Object[n < 1 ? 1 : n + 1];
        Rt.own(this, elements);
    }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        c.forEach(e -> addLast(e));
    }

    public int size() {
        return count();
    }

    private int count() {
        int n = tail - head;
        return n < 0 ? n + elements.length : n;
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public void addFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        head = head == 0 ? elements.length - 1 : head - 1;
        elements[head] = e;
        if (head == tail) {
            grow(1);
        }
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        elements[tail] = e;
        tail = tail + 1 == elements.length ? 0 : tail + 1;
        if (head == tail) {
            grow(1);
        }
    }

    /** By so many places at least. What is behind the head moves to the end. */
    private void grow(int needed) {
        Object[] old = elements;
        int n = old.length;
        int wide = n < 64 ? n + 2 : n >> 1;
        if (needed > wide) {
            wide = needed;
        }
        Object[] more = new Object[n + wide];
        Rt.own(this, more);
        boolean parted = tail < head || tail == head && old[head] != null;
        for (int i = 0; i < n; i++) {
            more[parted && i >= head ? i + wide : i] = old[i];
        }
        elements = more;
        if (parted) {
            head += wide;
        }
    }

    public ArrayDeque<E> clone() {
        ArrayDeque<E> copy = new ArrayDeque<E>();
        copy.elements = elements.clone();
        Rt.own(copy, copy.elements);
        copy.head = head;
        copy.tail = tail;
        return copy;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public E pollFirst() {
        int h = head;
        E e = (E) elements[h];
        if (e != null) {
            elements[h] = null;
            head = h + 1 == elements.length ? 0 : h + 1;
        }
        return e;
    }

    public E pollLast() {
        int t = tail == 0 ? elements.length - 1 : tail - 1;
        E e = (E) elements[t];
        if (e != null) {
            elements[t] = null;
            tail = t;
        }
        return e;
    }

    public E removeFirst() {
        E e = pollFirst();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E removeLast() {
        E e = pollLast();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E peekFirst() {
        return (E) elements[head];
    }

    public E peekLast() {
        return (E) elements[tail == 0 ? elements.length - 1 : tail - 1];
    }

    public E getFirst() {
        E e = (E) elements[head];
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E getLast() {
        E e = (E) elements[tail == 0 ? elements.length - 1 : tail - 1];
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
        return offerLast(e);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    private static int after(int i, int n) {
        return i + 1 >= n ? 0 : i + 1;
    }

    private static int before(int i, int n) {
        return i == 0 ? n - 1 : i - 1;
    }

    private static int distance(int from, int to, int n) {
        return to < from ? to - from + n : to - from;
    }

    public boolean contains(Object o) {
        Object[] all = elements;
        int end = tail;
        for (int i = head; o != null && i != end; i = after(i, all.length)) {
            if (o.equals(all[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public boolean removeLastOccurrence(Object o) {
        Object[] all = elements;
        int end = head;
        for (int i = tail; o != null && i != end;) {
            i = before(i, all.length);
            if (o.equals(all[i])) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        int before = size();
        int needed = before + c.size() + 1 - elements.length;
        if (needed > 0) {
            grow(needed);
        }
        c.forEach(e -> addLast(e));
        return size() > before;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulk(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulk(e -> !c.contains(e));
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return bulk(filter);
    }

    private boolean bulk(java.util.function.Predicate<? super E> filter) {
        Object[] all = elements;
        int begin = head;
        int end = tail;
        Chosen first = new Chosen(-1);
        Chosen last = first;
        for (int i = begin; i != end; i = after(i, all.length)) {
            if (filter.test((E) all[i])) {
                last.next = new Chosen(i);
                last = last.next;
            }
        }
        boolean removes = last != first;
        int to = begin;
        Chosen chosen = first.next;
        for (int i = begin; removes && i != end; i = after(i, all.length)) {
            if (chosen != null && chosen.place == i) {
                chosen = chosen.next;
            } else {
                all[to] = all[i];
                to = after(to, all.length);
            }
        }
        if (end != tail) {
            throw new ConcurrentModificationException();
        }
        if (removes) {
            tail = to;
            for (int i = to; i != end; i = after(i, all.length)) {
                all[i] = null;
            }
        }
        return removes;
    }

    private static final class Chosen {
        final int place;
        Chosen next;

        Chosen(int place) {
            this.place = place;
        }
    }

    public void forEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] all = elements;
        int end = tail;
        for (int i = head; i != end; i = after(i, all.length)) {
            action.accept((E) all[i]);
        }
        if (end != tail) {
            throw new ConcurrentModificationException();
        }
    }

    // Streams go to the place that was the last one when they began.

    public void scovilleEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] all = elements;
        int end = tail;
        for (int i = head; i != end; i = after(i, all.length)) {
            action.accept((E) all[i]);
        }
    }

    public Iterator<E> scovilleIterator() {
        return new Iterator<E>() {
            private int at = head;
            private final int end = tail;

            public boolean hasNext() {
                return at != end;
            }

            public E next() {
                E e = (E) elements[at];
                if (e == null) {
                    throw new ConcurrentModificationException();
                }
                at = after(at, elements.length);
                return e;
            }
        };
    }

    public Object[] toArray() {
        return toArray(new Object[count()], count());
    }

    public <T> T[] toArray(T[] a) {
        int n = size();
        return toArray(a.length < n ? (T[]) Rt.newArrayLike(a, n) : a, n);
    }

    private <T> T[] toArray(T[] a, int n) {
        int at = head;
        try {
            for (int i = 0; i < n; i++) {
                a[i] = (T) elements[at];
                at = at + 1 == elements.length ? 0 : at + 1;
            }
        } catch (ArrayStoreException e) {
            // Which throws another one, as Java has it.
            System.arraycopy(toArray(), 0, a, 0, n);
        }
        if (a.length > n) {
            a[n] = null;
        }
        return a;
    }

    public boolean removeFirstOccurrence(Object o) {
        Object[] all = elements;
        int end = tail;
        for (int i = head; o != null && i != end; i = after(i, all.length)) {
            if (o.equals(all[i])) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    /** The shorter side moves; whether that is the one behind the place. */
    private boolean removeAt(int at) {
        Object[] all = elements;
        int n = all.length;
        int i = at;
        if (distance(head, at, n) < distance(at, tail, n) - 1) {
            while (i != head) {
                int previous = before(i, n);
                all[i] = all[previous];
                i = previous;
            }
            all[i] = null;
            head = after(i, n);
            return false;
        }
        int end = before(tail, n);
        while (i != end) {
            int next = after(i, n);
            all[i] = all[next];
            i = next;
        }
        all[i] = null;
        tail = i;
        return true;
    }

    public void clear() {
        int n = elements.length;
        for (int i = head; i != tail; i = i + 1 == n ? 0 : i + 1) {
            elements[i] = null;
        }
        head = 0;
        tail = 0;
    }

    public Iterator<E> iterator() {
        return new Walk(true, size());
    }

    public Iterator<E> descendingIterator() {
        return new Walk(false, size());
    }

    private class Walk implements Iterator<E> {
        private final boolean forward;
        private int at;
        private int left;
        private int last = -1;

        Walk(boolean forward, int left) {
            this.left = left;
            this.forward = forward;
            at = forward ? head : tail == 0 ? elements.length - 1 : tail - 1;
        }

        public boolean hasNext() {
            return left > 0;
        }

        public E next() {
            if (left <= 0) {
                throw new NoSuchElementException();
            }
            E e = (E) elements[at];
            if (e == null) {
                throw new ConcurrentModificationException();
            }
            last = at;
            int n = elements.length;
            at = forward ? after(at, n) : before(at, n);
            left--;
            return e;
        }

        public void forEachRemaining(java.util.function.Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int rest = left;
            if (rest <= 0) {
                return;
            }
            left = 0;
            Object[] all = elements;
            int n = all.length;
            int end = forward ? tail : head;
            int there = forward ? distance(at, end, n) : distance(end, at, n) + 1;
            if (all[at] == null || there != rest) {
                throw new ConcurrentModificationException();
            }
            int i = at;
            for (int k = 0; k < rest; k++) {
                action.accept((E) all[i]);
                i = forward ? after(i, n) : before(i, n);
            }
            if (end != (forward ? tail : head)) {
                throw new ConcurrentModificationException();
            }
            last = forward ? before(end, n) : end;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            boolean behind = removeAt(last);
            if (forward && behind) {
                at = before(at, elements.length);
            } else if (!forward && !behind) {
                at = after(at, elements.length);
            }
            last = -1;
        }
    }
}
