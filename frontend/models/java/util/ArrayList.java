package java.util;

import scoville.Rt;

public class ArrayList<E> extends AbstractList<E> implements RandomAccess {
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
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        remove(i);
        return true;
    }

    public int indexOf(Object o) {
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
        int expected = modCount;
        int n = size;
        boolean[] gone = new boolean[n];
        boolean any = false;
        for (int i = 0; i < n; i++) {
            gone[i] = filter.test((E) elementData[i]);
            any |= gone[i];
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (!any) {
            return false;
        }
        modCount++;
        int kept = 0;
        for (int i = 0; i < n; i++) {
            if (!gone[i]) {
                elementData[kept++] = elementData[i];
            }
        }
        for (int i = kept; i < n; i++) {
            elementData[i] = null;
        }
        size = kept;
        return true;
    }

    public void forEach(java.util.function.Consumer<? super E> action) {
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
