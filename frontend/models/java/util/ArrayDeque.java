package java.util;

import scoville.Rt;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private Object[] elements;
    private int head;
    private int tail;

    public ArrayDeque() {
        elements = new Object[17];
        Rt.own(this, elements);
    }

    public ArrayDeque(int n) {
        elements = new Object[n < 1 ? 2 : n + 1];
        Rt.own(this, elements);
    }

    public ArrayDeque(Collection<? extends E> c) {
        elements = new Object[c.size() + 2];
        Rt.own(this, elements);
        addAll(c);
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
            growFull();
        }
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        elements[tail] = e;
        tail = tail + 1 == elements.length ? 0 : tail + 1;
        if (head == tail) {
            growFull();
        }
    }

    private void growFull() {
        Object[] old = elements;
        int n = old.length;
        Object[] more = new Object[n * 2 + 2];
        Rt.own(this, more);
        int at = head;
        for (int k = 0; k < n; k++) {
            more[k] = old[at];
            at = at + 1 == n ? 0 : at + 1;
        }
        elements = more;
        head = 0;
        tail = n;
    }

    public ArrayDeque<E> clone() {
        return new ArrayDeque<E>(this);
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

    public boolean contains(Object o) {
        int n = elements.length;
        for (int i = head; i != tail; i = i + 1 == n ? 0 : i + 1) {
            if (elements[i].equals(o)) {
                return true;
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public boolean removeLastOccurrence(Object o) {
        int n = elements.length;
        for (int i = tail; i != head;) {
            i = i == 0 ? n - 1 : i - 1;
            if (elements[i].equals(o)) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        int before = size();
        for (E e : c) {
            addLast(e);
        }
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
        boolean removed = false;
        Iterator<E> it = new Walk(true, count());
        while (it.hasNext()) {
            if (filter.test(it.next())) {
                it.remove();
                removed = true;
            }
        }
        return removed;
    }

    public void forEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Iterator<E> it = new Walk(true, count());
        while (it.hasNext()) {
            action.accept(it.next());
        }
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
        for (int i = 0; i < n; i++) {
            a[i] = (T) elements[at];
            at = at + 1 == elements.length ? 0 : at + 1;
        }
        if (a.length > n) {
            a[n] = null;
        }
        return a;
    }

    public boolean removeFirstOccurrence(Object o) {
        int n = elements.length;
        for (int i = head; i != tail; i = i + 1 == n ? 0 : i + 1) {
            if (elements[i].equals(o)) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    private void removeAt(int at) {
        int n = elements.length;
        int i = at;
        while (true) {
            int next = i + 1 == n ? 0 : i + 1;
            if (next == tail) {
                break;
            }
            elements[i] = elements[next];
            i = next;
        }
        elements[i] = null;
        tail = i;
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
            at = forward ? (at + 1 == n ? 0 : at + 1) : (at == 0 ? n - 1 : at - 1);
            left--;
            return e;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            removeAt(last);
            if (forward) {
                at = last;
            }
            last = -1;
        }
    }
}
