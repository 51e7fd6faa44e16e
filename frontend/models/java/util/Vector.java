package java.util;

import scoville.AskingCapacities;
import scoville.Builders;
import scoville.Rt;
import scoville.Workers;

/** Each call holds the monitor. */
public class Vector<E> extends IndexedList<E> implements RandomAccess, Cloneable, java.io.Serializable {
    private final ArrayList<E> list;
    // How much fits in, and by how much it grows; 0 doubles. Only where the program asks for it.
    private int capacity;
    private int more;

    public Vector() {
        this(10);
    }

    public Vector(int capacity) {
        list = new ArrayList<E>(capacity);
        Rt.own(this, list);
        if (Builders.more) {
            this.capacity = capacity;
        }
    }

    public Vector(int capacity, int more) {
        this(capacity);
        if (Builders.more) {
            this.more = more;
        }
    }

    public Vector(Collection<? extends E> c) {
        list = new ArrayList<E>(c);
        Rt.own(this, list);
        if (Builders.more) {
            capacity = list.size();
        }
    }

    public synchronized int capacity() {
        AskingCapacities.needed();
        return capacity;
    }

    /** Grows, if need be, as Java's does. */
    private void holds(int size) {
        if (size > capacity) {
            capacity = Math.max(size, capacity + (more > 0 ? more : capacity));
        }
    }

    private void grown() {
        if (Builders.more) {
            holds(list.size());
        }
    }

    public synchronized void ensureCapacity(int n) {
        AskingCapacities.needed();
        if (n > 0) {
            modCount++;
            holds(n);
        }
    }

    public synchronized void trimToSize() {
        AskingCapacities.needed();
        modCount++;
        capacity = Math.min(capacity, list.size());
    }

    public synchronized int size() {
        return list.size();
    }

    public synchronized boolean isEmpty() {
        return list.size() == 0;
    }

    /** Vectors say in their own way what is wrong with an index. */
    private void within(int index) {
        if (index >= list.size()) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        notNegative(index);
    }

    /** How long the array within is, it does not know. */
    private static void notNegative(int index) {
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + Workers.SOME);
        }
    }

    private void below(int index) {
        if (index >= list.size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + list.size());
        }
        notNegative(index);
    }

    public synchronized E get(int index) {
        within(index);
        return list.get(index);
    }

    public synchronized E elementAt(int index) {
        below(index);
        return list.get(index);
    }

    public synchronized E firstElement() {
        if (list.isEmpty()) {
            throw new NoSuchElementException();
        }
        return list.get(0);
    }

    public synchronized E lastElement() {
        if (list.isEmpty()) {
            throw new NoSuchElementException();
        }
        return list.get(list.size() - 1);
    }

    public synchronized E set(int index, E e) {
        within(index);
        return list.set(index, e);
    }

    public synchronized boolean add(E e) {
        modCount++;
        list.add(e);
        grown();
        return true;
    }

    public synchronized void addElement(E e) {
        modCount++;
        list.add(e);
        grown();
    }

    public synchronized void add(int index, E e) {
        insertElementAt(e, index);
    }

    public synchronized void insertElementAt(E e, int index) {
        modCount++;
        if (index > list.size()) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + list.size());
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: source index " + index + " out of bounds for object array[" + Workers.SOME + "]");
        }
        list.add(index, e);
        grown();
    }

    public synchronized E remove(int index) {
        modCount++;
        within(index);
        return list.remove(index);
    }

    public synchronized boolean remove(Object o) {
        modCount++;
        return list.remove(o);
    }

    public synchronized boolean removeElement(Object o) {
        return remove(o);
    }

    public synchronized void clear() {
        modCount++;
        list.clear();
    }

    public synchronized void removeAllElements() {
        clear();
    }

    public synchronized int indexOf(Object o) {
        return list.indexOf(o);
    }

    public synchronized void setElementAt(E e, int index) {
        below(index);
        list.set(index, e);
    }

    public synchronized void removeElementAt(int index) {
        if (index >= list.size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + list.size());
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        remove(index);
    }

    /** Goes on whatever is changed. */
    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int next;

            public boolean hasMoreElements() {
                return next < size();
            }

            public E nextElement() {
                synchronized (Vector.this) {
                    if (next < list.size()) {
                        return list.get(next++);
                    }
                }
                throw new NoSuchElementException("Vector Enumeration");
            }
        };
    }

    public synchronized int indexOf(Object o, int from) {
        notNegative(from);
        for (int i = from; i < list.size(); i++) {
            if (scoville.Asked.equal(o, list.get(i))) {
                return i;
            }
        }
        return -1;
    }

    public synchronized int lastIndexOf(Object o) {
        return list.lastIndexOf(o);
    }

    public synchronized int lastIndexOf(Object o, int from) {
        if (from >= list.size()) {
            throw new IndexOutOfBoundsException(from + " >= " + list.size());
        }
        for (int i = from; i >= 0; i--) {
            if (scoville.Asked.equal(o, list.get(i))) {
                return i;
            }
        }
        return -1;
    }

    public synchronized boolean containsAll(Collection<?> c) {
        return list.containsAll(c);
    }

    public synchronized List<E> subList(int from, int to) {
        return new SynchronizedList<E>(super.subList(from, to), this);
    }

    public synchronized Iterator<E> iterator() {
        return new Walk(0);
    }

    public synchronized ListIterator<E> listIterator() {
        return new Walk(0);
    }

    public synchronized ListIterator<E> listIterator(int index) {
        if (index < 0 || index > list.size()) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new Walk(index);
    }

    /** Looks in the monitor whether anything has changed. */
    private final class Walk implements ListIterator<E> {
        private int cursor;
        private int last = -1;
        private int expected = modCount;

        Walk(int at) {
            cursor = at;
        }

        private void unchanged() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private int returned() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            return last;
        }

        public boolean hasNext() {
            return cursor != size();
        }

        public E next() {
            synchronized (Vector.this) {
                unchanged();
                if (cursor >= list.size()) {
                    throw new NoSuchElementException();
                }
                last = cursor++;
                return list.get(last);
            }
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            synchronized (Vector.this) {
                unchanged();
                if (cursor == 0) {
                    throw new NoSuchElementException();
                }
                last = --cursor;
                return list.get(last);
            }
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            int at = returned();
            synchronized (Vector.this) {
                unchanged();
                Vector.this.remove(at);
                expected = modCount;
            }
            cursor = at;
            last = -1;
        }

        public void set(E e) {
            int at = returned();
            synchronized (Vector.this) {
                unchanged();
                list.set(at, e);
            }
        }

        public void add(E e) {
            synchronized (Vector.this) {
                unchanged();
                Vector.this.add(cursor, e);
                expected = modCount;
            }
            cursor++;
            last = -1;
        }
    }

    private boolean changed(boolean really) {
        if (really) {
            modCount++;
        }
        return really;
    }

    public synchronized boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return changed(list.removeIf(e -> c.contains(e)));
    }

    public synchronized boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return changed(list.removeIf(e -> !c.contains(e)));
    }

    public synchronized boolean removeIf(java.util.function.Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return changed(list.removeIf(filter));
    }

    public synchronized void replaceAll(java.util.function.UnaryOperator<E> f) {
        Objects.requireNonNull(f);
        list.replaceAll(f);
        modCount++;
    }

    public synchronized void sort(Comparator<? super E> c) {
        list.sort(c);
        modCount++;
    }

    public synchronized void forEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        list.forEach(action);
    }

    public synchronized boolean addAll(Collection<? extends E> c) {
        modCount++;
        boolean changed = list.addAll(c);
        grown();
        return changed;
    }

    public synchronized boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > list.size()) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        modCount++;
        boolean changed = list.addAll(index, c);
        grown();
        return changed;
    }

    public synchronized boolean equals(Object o) {
        return super.equals(o);
    }

    public synchronized int hashCode() {
        return super.hashCode();
    }

    public synchronized String toString() {
        return super.toString();
    }

    public synchronized Object clone() {
        Vector<E> copy = new Vector<E>(this);
        if (Builders.more) {
            copy.more = more;
        }
        return copy;
    }

    public synchronized void copyInto(Object[] into) {
        System.arraycopy(list.toArray(), 0, into, 0, list.size());
    }

    public synchronized void setSize(int size) {
        notNegative(size);
        modCount++;
        while (list.size() > size) {
            list.remove(list.size() - 1);
        }
        while (list.size() < size) {
            list.add(null);
        }
        grown();
    }

    public synchronized Object[] toArray() {
        return list.toArray();
    }

    public synchronized <T> T[] toArray(T[] a) {
        return list.toArray(a);
    }
}

public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E e) {
        add(e);
        return e;
    }

    public synchronized E pop() {
        E e = peek();
        remove(size() - 1);
        return e;
    }

    public synchronized E peek() {
        int n = size();
        if (n == 0) {
            throw new EmptyStackException();
        }
        return get(n - 1);
    }

    public boolean empty() {
        return size() == 0;
    }

    public synchronized int search(Object o) {
        int i = lastIndexOf(o);
        return i >= 0 ? size() - i : -1;
    }
}
