package java.util;

import scoville.Rt;

public class ArrayList<E> extends AbstractList<E> implements RandomAccess, Cloneable, java.io.Serializable {
    private Object[] elementData;
    private int size;

    public ArrayList() {
        elementData = new Object[10];
        Rt.own(this, elementData);
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elementData = new Object[capacity];
        Rt.own(this, elementData);
    }

    public ArrayList(Collection<? extends E> c) {
        elementData = c.toArray();
        size = elementData.length;
        Rt.own(this, elementData);
    }

    private void grow(int min) {
        Object[] old = elementData;
        int n = old.length + (old.length >> 1) + 1;
        if (n < min) {
            n = min;
        }
        Object[] more = new Object[n];
        Rt.own(this, more);
        for (int i = 0; i < size; i++) {
            more[i] = old[i];
        }
        elementData = more;
    }

    private void check(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        }
    }

    public void ensureCapacity(int min) {
        if (min > elementData.length) {
            modCount++;
            grow(min);
        }
    }

    public void trimToSize() {
        modCount++;
        if (size < elementData.length) {
            elementData = Arrays.copyOf(elementData, size);
            Rt.own(this, elementData);
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public E get(int index) {
        check(index);
        return (E) elementData[index];
    }

    public E set(int index, E e) {
        check(index);
        E old = (E) elementData[index];
        elementData[index] = e;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        int n = size;
        if (n == elementData.length) {
            grow(n + 1);
        }
        elementData[n] = e;
        size = n + 1;
        return true;
    }

    public void add(int index, E e) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        modCount++;
        int n = size;
        if (n == elementData.length) {
            grow(n + 1);
        }
        for (int i = n; i > index; i--) {
            elementData[i] = elementData[i - 1];
        }
        elementData[index] = e;
        size = n + 1;
    }

    public E remove(int index) {
        check(index);
        return cut(index);
    }

    private E cut(int index) {
        modCount++;
        E old = (E) elementData[index];
        int n = size - 1;
        for (int i = index; i < n; i++) {
            elementData[i] = elementData[i + 1];
        }
        elementData[n] = null;
        size = n;
        return old;
    }

    public boolean remove(Object o) {
        int i = find(o);
        if (i < 0) {
            return false;
        }
        cut(i);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        return find(o);
    }

    public int lastIndexOf(Object o) {
        for (int i = size - 1; i >= 0; i--) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    private int find(Object o) {
        int n = size;
        for (int i = 0; i < n; i++) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] a = c.toArray();
        modCount++;
        if (a.length == 0) {
            return false;
        }
        int n = size;
        if (n + a.length > elementData.length) {
            grow(n + a.length);
        }
        for (int i = 0; i < a.length; i++) {
            elementData[n + i] = a[i];
        }
        size = n + a.length;
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        Object[] a = c.toArray();
        modCount++;
        if (a.length == 0) {
            return false;
        }
        int n = size;
        if (n + a.length > elementData.length) {
            grow(n + a.length);
        }
        for (int i = n - 1; i >= index; i--) {
            elementData[i + a.length] = elementData[i];
        }
        for (int i = 0; i < a.length; i++) {
            elementData[index + i] = a[i];
        }
        size = n + a.length;
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, false, 0, size);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, true, 0, size);
    }

    /** Elements before the first one that goes are not written. What has not been asked for when the collection throws stays. */
    boolean keep(Collection<?> c, boolean these, int from, int end) {
        Object[] items = elementData;
        int i = from;
        while (i < end && c.contains(items[i]) == these) {
            i++;
        }
        if (i == end) {
            return false;
        }
        int kept = i++;
        try {
            for (; i < end; i++) {
                Object e = items[i];
                if (c.contains(e) == these) {
                    items[kept++] = e;
                }
            }
        } finally {
            for (; i < end; i++) {
                items[kept++] = items[i];
            }
            modCount += end - kept;
            close(items, kept, end);
        }
        return true;
    }

    /** Lets the rest follow after a gap. */
    private void close(Object[] items, int to, int from) {
        int n = size;
        for (int i = from; i < n; i++) {
            items[to + i - from] = items[i];
        }
        size = n - (from - to);
        for (int i = size; i < n; i++) {
            items[i] = null;
        }
    }

    protected void removeRange(int from, int to) {
        if (from > to) {
            throw new IndexOutOfBoundsException("From Index: " + from + " > To Index: " + to);
        }
        modCount++;
        int n = size;
        for (int i = to; i < n; i++) {
            elementData[i - (to - from)] = elementData[i];
        }
        for (int i = n - (to - from); i < n; i++) {
            elementData[i] = null;
        }
        size = n - (to - from);
    }

    int length() {
        return size;
    }

    E fetch(int i) {
        if (i >= size) {
            throw new NoSuchElementException();
        }
        return (E) elementData[i];
    }

    E at(int i) {
        return (E) elementData[i];
    }

    E put(int i, E e) {
        E old = (E) elementData[i];
        elementData[i] = e;
        return old;
    }

    public ListIterator<E> listIterator() {
        return new Cursor(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        return new Cursor(index);
    }

    public List<E> subList(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        return new RandomAccessSubList<E>(this, from, to - from);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        int expected = modCount;
        Iterator<E> a = new Cursor(0);
        Iterator<?> b = scoville.Rt.className(o).equals("java.util.ArrayList") ? ((ArrayList<?>) o).listIterator() : ((List<?>) o).iterator();
        boolean same = true;
        while (same && a.hasNext() && b.hasNext()) {
            same = Objects.equals(a.next(), b.next());
        }
        same = same && !a.hasNext() && !b.hasNext();
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        return same;
    }

    public int hashCode() {
        int expected = modCount;
        int h = 1;
        int n = size;
        for (int i = 0; i < n; i++) {
            Object e = elementData[i];
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        return h;
    }

    public <T> T[] toArray(T[] a) {
        int n = size;
        if (a.length < n) {
            a = (T[]) scoville.Rt.newArrayLike(a, n);
        }
        try {
            for (int i = 0; i < n; i++) {
                a[i] = (T) elementData[i];
            }
        } catch (ArrayStoreException e) {
            // Which throws another one, as Java has it.
            System.arraycopy(elementData, 0, a, 0, n);
        }
        if (a.length > n) {
            a[n] = null;
        }
        return a;
    }

    public void clear() {
        modCount++;
        int n = size;
        size = 0;
        for (int i = 0; i < n; i++) {
            elementData[i] = null;
        }
    }

    public Object[] toArray() {
        int n = size;
        Object[] a = new Object[n];
        for (int i = 0; i < n; i++) {
            a[i] = elementData[i];
        }
        return a;
    }

    public void sort(Comparator<? super E> c) {
        int expected = modCount;
        Arrays.sort((E[]) elementData, 0, size, (Comparator) c);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        return removeIf(filter, 0, size);
    }

    /** All are asked for before any is taken out. */
    boolean removeIf(java.util.function.Predicate<? super E> filter, int from, int end) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        Object[] items = elementData;
        int first = from;
        while (first < end && !filter.test((E) items[first])) {
            first++;
        }
        boolean[] gone = new boolean[end - first];
        for (int i = first; i < end; i++) {
            gone[i - first] = i == first || filter.test((E) items[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (first == end) {
            return false;
        }
        modCount++;
        int kept = first;
        for (int i = first; i < end; i++) {
            if (!gone[i - first]) {
                items[kept++] = items[i];
            }
        }
        close(items, kept, end);
        return true;
    }

    /** Whether it has been changed is looked at in the end. */
    public void scovilleEach(java.util.function.Consumer<? super E> action) {
        int expected = modCount;
        Object[] items = elementData;
        int n = size;
        for (int i = 0; i < n; i++) {
            action.accept((E) items[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void forEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int n = size;
        for (int i = 0; modCount == expected && i < n; i++) {
            action.accept((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void replaceAll(java.util.function.UnaryOperator<E> f) {
        Objects.requireNonNull(f);
        int expected = modCount;
        int n = size;
        for (int i = 0; modCount == expected && i < n; i++) {
            elementData[i] = f.apply((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Object clone() {
        return new ArrayList<E>(this);
    }
}
