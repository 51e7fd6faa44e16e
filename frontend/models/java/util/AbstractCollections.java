package java.util;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (scoville.Asked.equal(o, it.next())) {
                return true;
            }
        }
        return false;
    }

    // Of a collection that others may change, there may be more or fewer elements than its size said.

    public Object[] toArray() {
        Object[] a = new Object[size()];
        int n = 0;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (n == a.length) {
                a = Arrays.copyOf(a, n + (n >> 1) + 1);
            }
            a[n++] = it.next();
        }
        return n < a.length ? Arrays.copyOf(a, n) : a;
    }

    public <T> T[] toArray(T[] a) {
        int size = size();
        Object[] b = a.length >= size ? a : scoville.Rt.newArrayLike(a, size);
        int n = 0;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (n == b.length) {
                b = Arrays.copyOf(b, n + (n >> 1) + 1);
            }
            b[n++] = it.next();
        }
        if (n < b.length && b != a && n <= a.length) {
            System.arraycopy(b, 0, a, 0, n);
            b = a;
        }
        if (n < b.length) {
            if (b != a) {
                return (T[]) Arrays.copyOf(b, n);
            }
            b[n] = null;
        }
        return (T[]) b;
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (scoville.Asked.equal(o, it.next())) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object o : c) {
            if (!contains(o)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E e : c) {
            if (add(e)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        boolean changed = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (c.contains(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        boolean changed = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (!c.contains(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) {
            return "[]";
        }
        String s = "[";
        while (true) {
            E e = it.next();
            s = e == this ? s + "(this Collection)" : s + e;
            if (!it.hasNext()) {
                return s + "]";
            }
            s = s + ", ";
        }
    }
}

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected int modCount;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public E set(int index, E e) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E e) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            if (scoville.Asked.equal(o, it.next())) {
                return it.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        ListIterator<E> it = listIterator(size());
        while (it.hasPrevious()) {
            if (scoville.Asked.equal(o, it.previous())) {
                return it.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    protected void removeRange(int from, int to) {
        ListIterator<E> it = listIterator(from);
        for (int n = to - from; n > 0; n--) {
            it.next();
            it.remove();
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

    public Iterator<E> iterator() {
        return new Cursor(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
        return new Cursor(index);
    }

    public List<E> subList(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size()) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        return this instanceof RandomAccess ? new RandomAccessSubList<E>(this, from, to - from) : new SubList<E>(this, from, to - from);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        ListIterator<E> a = listIterator();
        ListIterator<?> b = ((List<?>) o).listIterator();
        while (a.hasNext() && b.hasNext()) {
            if (!scoville.Asked.equal(a.next(), b.next())) {
                return false;
            }
        }
        return !a.hasNext() && !b.hasNext();
    }

    public int hashCode() {
        int h = 1;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        return h;
    }

    /** The size, without a look at whether it is still up to date. */
    int length() {
        return size();
    }

    /** Whether an iterator that is there has more elements. */
    boolean more(int at) {
        return at != length();
    }

    /** An element for an iterator. */
    E fetch(int i) {
        try {
            return get(i);
        } catch (IndexOutOfBoundsException e) {
            throw new NoSuchElementException();
        }
    }

    // What parts of the list call.

    E at(int i) {
        return get(i);
    }

    E put(int i, E e) {
        return set(i, e);
    }

    class Cursor implements ListIterator<E> {
        private int cursor;
        private int last = -1;
        private int expected = modCount;

        Cursor(int at) {
            cursor = at;
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return more(cursor);
        }

        public E next() {
            check();
            int i = cursor;
            E e = fetch(i);
            last = i;
            cursor = i + 1;
            return e;
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            check();
            int i = cursor - 1;
            if (i < 0) {
                throw new NoSuchElementException();
            }
            E e = fetch(i);
            last = i;
            cursor = i;
            return e;
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            AbstractList.this.remove(last);
            if (last < cursor) {
                cursor--;
            }
            last = -1;
            expected = modCount;
        }

        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            AbstractList.this.set(last, e);
        }

        public void add(E e) {
            check();
            AbstractList.this.add(cursor++, e);
            last = -1;
            expected = modCount;
        }
    }
}

final class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
    RandomAccessSubList(AbstractList<E> base, int offset, int size) {
        super(base, offset, size);
    }
}

class SubList<E> extends IndexedList<E> {
    private final AbstractList<E> base;
    private final int offset;
    private final boolean ofArray;
    private int size;

    SubList(AbstractList<E> base, int offset, int size) {
        this.base = base;
        this.offset = offset;
        this.size = size;
        ofArray = base instanceof ArrayList || base instanceof SubList && ((SubList<?>) base).ofArray;
        modCount = base.modCount;
    }

    private void check(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        }
    }

    /** Whoever changes the list beside this view makes it useless. */
    private void unchanged() {
        if (base.modCount != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    public int size() {
        unchanged();
        return size;
    }

    int length() {
        return size;
    }

    /** Parts of other lists than an ArrayList are also at their end behind it. */
    boolean more(int at) {
        return ofArray ? at != size : at < size;
    }

    protected void removeRange(int from, int to) {
        unchanged();
        base.removeRange(offset + from, offset + to);
        modCount = base.modCount;
        size -= to - from;
    }

    public Iterator<E> iterator() {
        unchanged();
        return super.iterator();
    }

    public E get(int index) {
        check(index);
        unchanged();
        return base.at(offset + index);
    }

    public E set(int index, E e) {
        check(index);
        unchanged();
        return base.put(offset + index, e);
    }

    public void add(int index, E e) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        unchanged();
        base.add(offset + index, e);
        modCount = base.modCount;
        size++;
    }

    public E remove(int index) {
        check(index);
        unchanged();
        E old = base.remove(offset + index);
        modCount = base.modCount;
        size--;
        return old;
    }

    protected boolean $same(Object a, Object b) {
        return ofArray ? Objects.equals(a, b) : super.$same(a, b);
    }

    // An ArrayList does these for a part at once.

    public boolean removeAll(Collection<?> c) {
        if (!ofArray) {
            return super.removeAll(c);
        }
        Objects.requireNonNull(c);
        unchanged();
        int before = list().length();
        return list().keep(c, false, start(), start() + size) && shrink(before);
    }

    public boolean retainAll(Collection<?> c) {
        if (!ofArray) {
            return super.retainAll(c);
        }
        Objects.requireNonNull(c);
        unchanged();
        int before = list().length();
        return list().keep(c, true, start(), start() + size) && shrink(before);
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        if (!ofArray) {
            return super.removeIf(filter);
        }
        unchanged();
        int before = list().length();
        return list().removeIf(filter, start(), start() + size) && shrink(before);
    }

    private ArrayList<E> list() {
        return base instanceof ArrayList ? (ArrayList<E>) base : ((SubList<E>) base).list();
    }

    /** Where this part begins in the list. */
    private int start() {
        return base instanceof ArrayList ? offset : offset + ((SubList<E>) base).start();
    }

    /** After the list, which had this size, has lost elements of this part. */
    private boolean shrink(int before) {
        if (base instanceof SubList) {
            ((SubList<E>) base).shrink(before);
        }
        size -= before - list().length();
        modCount = base.modCount;
        return true;
    }
}

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean removeAll(Collection<?> c) {
        boolean changed = false;
        if (size() > c.size()) {
            for (Object o : c) {
                changed |= remove(o);
            }
        } else {
            Iterator<E> it = iterator();
            while (it.hasNext()) {
                if (c.contains(it.next())) {
                    it.remove();
                    changed = true;
                }
            }
        }
        return changed;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set)) {
            return false;
        }
        Collection<?> c = (Collection<?>) o;
        if (c.size() != size()) {
            return false;
        }
        try {
            return containsAll(c);
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
    }

    public int hashCode() {
        int h = 0;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            if (e != null) {
                h += e.hashCode();
            }
        }
        return h;
    }
}

/** All by what the list's iterators do. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public abstract ListIterator<E> listIterator(int index);

    private static IndexOutOfBoundsException outside(int index) {
        return new IndexOutOfBoundsException("Index: " + index);
    }

    public E get(int index) {
        try {
            return listIterator(index).next();
        } catch (NoSuchElementException e) {
            throw outside(index);
        }
    }

    public E set(int index, E e) {
        try {
            ListIterator<E> it = listIterator(index);
            E before = it.next();
            it.set(e);
            return before;
        } catch (NoSuchElementException none) {
            throw outside(index);
        }
    }

    public void add(int index, E e) {
        try {
            listIterator(index).add(e);
        } catch (NoSuchElementException none) {
            throw outside(index);
        }
    }

    public E remove(int index) {
        try {
            ListIterator<E> it = listIterator(index);
            E before = it.next();
            it.remove();
            return before;
        } catch (NoSuchElementException e) {
            throw outside(index);
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        try {
            boolean any = false;
            ListIterator<E> it = listIterator(index);
            for (E e : c) {
                it.add(e);
                any = true;
            }
            return any;
        } catch (NoSuchElementException e) {
            throw outside(index);
        }
    }

    public Iterator<E> iterator() {
        return listIterator();
    }
}

public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    protected AbstractQueue() {
    }

    public boolean add(E e) {
        if (offer(e)) {
            return true;
        }
        throw new IllegalStateException("Queue full");
    }

    public boolean addAll(Collection<? extends E> c) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        return super.addAll(c);
    }

    public E remove() {
        E e = poll();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E element() {
        E e = peek();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public void clear() {
        while (poll() != null) {
        }
    }
}

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsKey(Object key) {
        for (Map.Entry<K, V> e : entrySet()) {
            if (scoville.Asked.equal(key, e.getKey())) {
                return true;
            }
        }
        return false;
    }

    /** For views, without what a subclass makes of the set of entries. */
    Iterator<Map.Entry<K, V>> entries() {
        return entrySet().iterator();
    }

    public boolean containsValue(Object value) {
        return $hasValue(value, false);
    }

    /** Whether it has a value, which need not be asked about itself. */
    protected boolean $hasValue(Object value, boolean itself) {
        Iterator<Map.Entry<K, V>> it = entries();
        while (it.hasNext()) {
            V v = it.next().getValue();
            if (itself && v == value || scoville.Asked.equal(value, v)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        for (Map.Entry<K, V> e : entrySet()) {
            if (scoville.Asked.equal(key, e.getKey())) {
                return e.getValue();
            }
        }
        return null;
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            if (scoville.Asked.equal(key, e.getKey())) {
                V v = e.getValue();
                it.remove();
                return v;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new Keys();
    }

    /** Removes a key; whether it was there. One operation where the map is concurrent. */
    protected boolean $removeKey(Object key) {
        Iterator<Map.Entry<K, V>> it = entries();
        while (it.hasNext()) {
            if (scoville.Asked.equal(key, it.next().getKey())) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public Collection<V> values() {
        return new Values();
    }

    /** What a stream of the values does with all of them. */
    void eachValue(Collection<V> values, java.util.function.Consumer<? super V> action) {
        values.iterator().forEachRemaining(action);
    }

    private class Keys extends AbstractSet<K> {
        public int scovilleSize() {
            return entrySet().scovilleSize();
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            return $removeKey(o);
        }

        public void clear() {
            AbstractMap.this.clear();
        }

        public Iterator<K> iterator() {
            Iterator<Map.Entry<K, V>> it = entries();
            return new Iterator<K>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public K next() {
                    return it.next().getKey();
                }

                public void remove() {
                    it.remove();
                }
            };
        }
    }

    private class Values extends AbstractCollection<V> {
        public int scovilleSize() {
            return entrySet().scovilleSize();
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void scovilleEach(java.util.function.Consumer<? super V> action) {
            eachValue(this, action);
        }

        public void clear() {
            AbstractMap.this.clear();
        }

        public Iterator<V> iterator() {
            Iterator<Map.Entry<K, V>> it = entries();
            return new Iterator<V>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public V next() {
                    return it.next().getValue();
                }

                public void remove() {
                    it.remove();
                }
            };
        }
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) {
            return false;
        }
        try {
            for (Map.Entry<K, V> e : entrySet()) {
                K k = e.getKey();
                V v = e.getValue();
                if (v == null ? m.get(k) != null || !m.containsKey(k) : !v.equals(m.get(k))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (Map.Entry<K, V> e : entrySet()) {
            h += e.hashCode();
        }
        return h;
    }

    public String toString() {
        String s = "{";
        boolean first = true;
        for (Map.Entry<K, V> e : entrySet()) {
            if (!first) {
                s = s + ", ";
            }
            first = false;
            K k = e.getKey();
            V v = e.getValue();
            s = (k == this ? s + "(this Map)" : s + k) + "=";
            s = v == this ? s + "(this Map)" : s + v;
        }
        return first ? "{}" : s + "}";
    }

    public static class SimpleImmutableEntry<K, V> extends SimpleEntry<K, V> {
        public SimpleImmutableEntry(K key, V value) {
            super(key, value);
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            this(entry.getKey(), entry.getValue());
        }

        public V setValue(V v) {
            throw new UnsupportedOperationException();
        }
    }

    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            this(entry.getKey(), entry.getValue());
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry
                && scoville.Asked.equal(key, ((Map.Entry<?, ?>) o).getKey())
                && scoville.Asked.equal(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }
}
