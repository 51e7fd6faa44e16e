package java.util;

import scoville.Rt;

public class LinkedList<E> extends AbstractList<E> implements Deque<E> {
    private static final class Node<E> {
        E item;
        Node<E> next;
        Node<E> prev;

        Node(Node<E> prev, E item, Node<E> next) {
            this.item = item;
            this.next = next;
            this.prev = prev;
        }
    }

    private int size;
    private Node<E> first;
    private Node<E> last;

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    private Node<E> node(int index) {
        if (index < size / 2) {
            Node<E> x = first;
            for (int i = 0; i < index; i++) {
                x = x.next;
            }
            return x;
        }
        Node<E> x = last;
        for (int i = size - 1; i > index; i--) {
            x = x.prev;
        }
        return x;
    }

    private void check(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private E unlink(Node<E> x) {
        E item = x.item;
        Node<E> next = x.next;
        Node<E> prev = x.prev;
        if (prev == null) {
            first = next;
        } else {
            prev.next = next;
            x.prev = null;
        }
        if (next == null) {
            last = prev;
        } else {
            next.prev = prev;
            x.next = null;
        }
        x.item = null;
        size--;
        modCount++;
        return item;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void addFirst(E e) {
        Node<E> f = first;
        Node<E> x = new Node<E>(null, e, f);
        Rt.own(this, x);
        first = x;
        if (f == null) {
            last = x;
        } else {
            f.prev = x;
        }
        size++;
        modCount++;
    }

    public void addLast(E e) {
        Node<E> l = last;
        Node<E> x = new Node<E>(l, e, null);
        Rt.own(this, x);
        last = x;
        if (l == null) {
            first = x;
        } else {
            l.next = x;
        }
        size++;
        modCount++;
    }

    public Object clone() {
        return new LinkedList<E>(this);
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public void add(int index, E e) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        if (index == size) {
            addLast(e);
            return;
        }
        Node<E> after = node(index);
        Node<E> before = after.prev;
        Node<E> x = new Node<E>(before, e, after);
        Rt.own(this, x);
        after.prev = x;
        if (before == null) {
            first = x;
        } else {
            before.next = x;
        }
        size++;
        modCount++;
    }

    public E get(int index) {
        check(index);
        return node(index).item;
    }

    public E set(int index, E e) {
        check(index);
        Node<E> x = node(index);
        E old = x.item;
        x.item = e;
        return old;
    }

    public E remove(int index) {
        check(index);
        return unlink(node(index));
    }

    public boolean remove(Object o) {
        for (Node<E> x = first; x != null; x = x.next) {
            if (Objects.equals(o, x.item)) {
                unlink(x);
                return true;
            }
        }
        return false;
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public E getFirst() {
        Node<E> f = first;
        if (f == null) {
            throw new NoSuchElementException();
        }
        return f.item;
    }

    public E getLast() {
        Node<E> l = last;
        if (l == null) {
            throw new NoSuchElementException();
        }
        return l.item;
    }

    public E peekFirst() {
        Node<E> f = first;
        return f == null ? null : f.item;
    }

    public E peekLast() {
        Node<E> l = last;
        return l == null ? null : l.item;
    }

    public E removeFirst() {
        Node<E> f = first;
        if (f == null) {
            throw new NoSuchElementException();
        }
        return unlink(f);
    }

    public E removeLast() {
        Node<E> l = last;
        if (l == null) {
            throw new NoSuchElementException();
        }
        return unlink(l);
    }

    public E pollFirst() {
        Node<E> f = first;
        return f == null ? null : unlink(f);
    }

    public E pollLast() {
        Node<E> l = last;
        return l == null ? null : unlink(l);
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

    public int indexOf(Object o) {
        int i = 0;
        for (Node<E> x = first; x != null; x = x.next) {
            if (Objects.equals(o, x.item)) {
                return i;
            }
            i++;
        }
        return -1;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public Iterator<E> iterator() {
        return new Walk(true);
    }

    public Iterator<E> descendingIterator() {
        return new Walk(false);
    }

    /** Whether there is a next one is told by the number, as in Java: also for a list that has been changed meanwhile. */
    private class Walk implements Iterator<E> {
        private final boolean forward;
        private Node<E> next;
        private Node<E> returned;
        private int index;
        private int expected = modCount;

        Walk(boolean forward) {
            this.forward = forward;
            next = forward ? first : last;
            index = forward ? 0 : size;
        }

        public boolean hasNext() {
            return forward ? index < size : index > 0;
        }

        public E next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            returned = next;
            next = forward ? next.next : next.prev;
            index += forward ? 1 : -1;
            return returned.item;
        }

        public void remove() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (returned == null) {
                throw new IllegalStateException();
            }
            unlink(returned);
            returned = null;
            if (forward) {
                index--;
            }
            expected++;
        }
    }
}

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E> {
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
        E e = peekFirst();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E getLast() {
        E e = peekLast();
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
        return new Walk(true);
    }

    public Iterator<E> descendingIterator() {
        return new Walk(false);
    }

    private class Walk implements Iterator<E> {
        private final boolean forward;
        private int at;
        private int left = size();
        private int last = -1;

        Walk(boolean forward) {
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
