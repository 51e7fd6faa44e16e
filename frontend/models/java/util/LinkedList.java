package java.util;

import scoville.Rt;

public class LinkedList<E> extends AbstractSequentialList<E> implements Deque<E>, Cloneable, java.io.Serializable {
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

    public void addFirst(E e) {
        linkFirst(e);
    }

    public void addLast(E e) {
        linkLast(e);
    }

    private void linkFirst(E e) {
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

    private void linkLast(E e) {
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

    public LinkedList<E> reversed() {
        return new ReversedLinkedList<E>(this);
    }

    public Object clone() {
        return new LinkedList<E>(this);
    }

    public boolean add(E e) {
        linkLast(e);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        Object[] all = c.toArray();
        Node<E> after = index == size ? null : node(index);
        for (Object e : all) {
            linkBefore((E) e, after);
        }
        return all.length > 0;
    }

    /** Before a node, or at the end. */
    private void linkBefore(E e, Node<E> after) {
        if (after == null) {
            linkLast(e);
            return;
        }
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

    public void add(int index, E e) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        linkBefore(e, index == size ? null : node(index));
    }

    /** Whether it has been changed is looked at in the end. */
    public void scovilleEach(java.util.function.Consumer<? super E> action) {
        int expected = modCount;
        int n = size;
        for (Node<E> x = first; x != null && n > 0; n--) {
            E item = x.item;
            x = x.next;
            action.accept(item);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
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
            if (scoville.Asked.equal(o, x.item)) {
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
        return add(e);
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
        Node<E> f = first;
        return f == null ? null : unlink(f);
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        Node<E> f = first;
        return f == null ? null : f.item;
    }

    public int indexOf(Object o) {
        int i = 0;
        for (Node<E> x = first; x != null; x = x.next) {
            if (scoville.Asked.equal(o, x.item)) {
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

    public int lastIndexOf(Object o) {
        int i = size;
        for (Node<E> x = last; x != null; x = x.prev) {
            i--;
            if (scoville.Asked.equal(o, x.item)) {
                return i;
            }
        }
        return -1;
    }

    public boolean removeLastOccurrence(Object o) {
        for (Node<E> x = last; x != null; x = x.prev) {
            if (scoville.Asked.equal(o, x.item)) {
                unlink(x);
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] a = new Object[size];
        int i = 0;
        for (Node<E> x = first; x != null; x = x.next) {
            a[i++] = x.item;
        }
        return a;
    }

    public <T> T[] toArray(T[] a) {
        if (a.length < size) {
            a = (T[]) Rt.newArrayLike(a, size);
        }
        int i = 0;
        for (Node<E> x = first; x != null; x = x.next) {
            a[i++] = (T) x.item;
        }
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        return new Walk(index);
    }

    public Iterator<E> descendingIterator() {
        Walk w = new Walk(size());
        return new Iterator<E>() {
            public boolean hasNext() {
                return w.hasPrevious();
            }

            public E next() {
                return w.previous();
            }

            public void remove() {
                w.remove();
            }
        };
    }

    private class Walk implements ListIterator<E> {
        private Node<E> next;
        private int index;
        private Node<E> returned;
        private int expected = modCount;

        Walk(int index) {
            this.index = index;
            next = index == size ? null : node(index);
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return index < size;
        }

        public E next() {
            check();
            if (index >= size) {
                throw new NoSuchElementException();
            }
            returned = next;
            next = next.next;
            index++;
            return returned.item;
        }

        public boolean hasPrevious() {
            return index > 0;
        }

        public E previous() {
            check();
            if (index <= 0) {
                throw new NoSuchElementException();
            }
            next = next == null ? last : next.prev;
            returned = next;
            index--;
            return returned.item;
        }

        public int nextIndex() {
            return index;
        }

        public int previousIndex() {
            return index - 1;
        }

        public void remove() {
            check();
            if (returned == null) {
                throw new IllegalStateException();
            }
            Node<E> after = returned.next;
            unlink(returned);
            if (next == returned) {
                next = after;
            } else {
                index--;
            }
            returned = null;
            expected++;
        }

        public void set(E e) {
            if (returned == null) {
                throw new IllegalStateException();
            }
            check();
            returned.item = e;
        }

        public void add(E e) {
            check();
            returned = null;
            linkBefore(e, next);
            index++;
            expected++;
        }
    }
}
