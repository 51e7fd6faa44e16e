package java.util;

/** What the lists of the library have in common that go by their indices. */
public abstract class IndexedList<E> extends AbstractList<E> {
    public int indexOf(Object o) {
        int n = size();
        for (int i = 0; i < n; i++) {
            if (scoville.Asked.equal(o, get(i))) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        for (int i = size() - 1; i >= 0; i--) {
            if (scoville.Asked.equal(o, get(i))) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    protected void removeRange(int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            remove(i);
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
        int at = index;
        for (E e : c) {
            add(at++, e);
        }
        return at != index;
    }

    public ListIterator<E> listIterator() {
        return new Cursor(0);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<E> a = iterator();
        Iterator<?> b = ((List<?>) o).iterator();
        while (a.hasNext() && b.hasNext()) {
            if (!$same(a.next(), b.next())) {
                return false;
            }
        }
        return !a.hasNext() && !b.hasNext();
    }

    public int hashCode() {
        return super.hashCode();
    }

    /** How `equals` compares elements. */
    protected boolean $same(Object a, Object b) {
        return scoville.Asked.equal(a, b);
    }

    E fetch(int i) {
        if (i >= size()) {
            throw new NoSuchElementException();
        }
        return get(i);
    }
}
