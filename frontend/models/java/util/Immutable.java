package java.util;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import scoville.Rt;

// Views that refuse every change, and the collections of List.of, Set.of and Map.of, which are such views of something
// that nobody else has.

/** One without a method of its own to remove elements. */
class FixedIterator<E> implements Iterator<E> {
    private final Iterator<? extends E> it;

    FixedIterator(Iterator<? extends E> it) {
        this.it = it;
    }

    public boolean hasNext() {
        return it.hasNext();
    }

    public E next() {
        return it.next();
    }
}

final class ReadOnlyIterator<E> extends FixedIterator<E> {
    ReadOnlyIterator(Iterator<? extends E> it) {
        super(it);
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }
}

public final class ReadOnlyListIterator<E> implements ListIterator<E> {
    private final ListIterator<? extends E> it;

    public ReadOnlyListIterator(ListIterator<? extends E> it) {
        this.it = it;
    }

    public boolean hasNext() {
        return it.hasNext();
    }

    public E next() {
        return it.next();
    }

    public boolean hasPrevious() {
        return it.hasPrevious();
    }

    public E previous() {
        return it.previous();
    }

    public int nextIndex() {
        return it.nextIndex();
    }

    public int previousIndex() {
        return it.previousIndex();
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public void set(E e) {
        throw new UnsupportedOperationException();
    }

    public void add(E e) {
        throw new UnsupportedOperationException();
    }
}

class UnmodifiableCollection<E> extends AbstractCollection<E> implements java.io.Serializable {
    private final Collection<? extends E> c;

    UnmodifiableCollection(Collection<? extends E> c) {
        this.c = Objects.requireNonNull(c);
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean contains(Object o) {
        return c.contains(o);
    }

    public Object[] toArray() {
        return c.toArray();
    }

    public Iterator<E> iterator() {
        return new ReadOnlyIterator<E>(c.iterator());
    }

    public int scovilleSize() {
        return c.scovilleSize();
    }

    public void scovilleEach(Consumer<? super E> action) {
        ((Collection<E>) c).scovilleEach(action);
    }

    public void forEach(Consumer<? super E> action) {
        ((Collection<E>) c).forEach(action);
    }

    public String toString() {
        return c.toString();
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }
}

class UnmodifiableSet<E> extends AbstractSet<E> implements java.io.Serializable {
    private final Set<? extends E> c;

    UnmodifiableSet(Set<? extends E> c) {
        this.c = Objects.requireNonNull(c);
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean contains(Object o) {
        return c.contains(o);
    }

    public Object[] toArray() {
        return c.toArray();
    }

    public Iterator<E> iterator() {
        return new ReadOnlyIterator<E>(c.iterator());
    }

    public int scovilleSize() {
        return c.scovilleSize();
    }

    public void scovilleEach(Consumer<? super E> action) {
        ((Collection<E>) c).scovilleEach(action);
    }

    public void forEach(Consumer<? super E> action) {
        ((Collection<E>) c).forEach(action);
    }

    public String toString() {
        return c.toString();
    }

    public boolean equals(Object o) {
        return o == this || c.equals(o);
    }

    public int hashCode() {
        return c.hashCode();
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }
}

class UnmodifiableList<E> extends IndexedList<E> implements RandomAccess, java.io.Serializable {
    private final List<? extends E> c;

    UnmodifiableList(List<? extends E> c) {
        this.c = Objects.requireNonNull(c);
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean contains(Object o) {
        return c.contains(o);
    }

    public Object[] toArray() {
        return c.toArray();
    }

    public Iterator<E> iterator() {
        return new ReadOnlyIterator<E>(c.iterator());
    }

    public int scovilleSize() {
        return c.scovilleSize();
    }

    public void scovilleEach(Consumer<? super E> action) {
        ((Collection<E>) c).scovilleEach(action);
    }

    public void forEach(Consumer<? super E> action) {
        ((Collection<E>) c).forEach(action);
    }

    public String toString() {
        return c.toString();
    }

    public E get(int index) {
        return c.get(index);
    }

    public int indexOf(Object o) {
        return c.indexOf(o);
    }

    public int lastIndexOf(Object o) {
        return c.lastIndexOf(o);
    }

    public ListIterator<E> listIterator() {
        return new ReadOnlyListIterator<E>(c.listIterator());
    }

    public ListIterator<E> listIterator(int index) {
        return new ReadOnlyListIterator<E>(c.listIterator(index));
    }

    public List<E> subList(int from, int to) {
        return new UnmodifiableList<E>(c.subList(from, to));
    }

    public boolean equals(Object o) {
        return o == this || c.equals(o);
    }

    public int hashCode() {
        return c.hashCode();
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E e) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public E set(int index, E e) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> f) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> c) {
        throw new UnsupportedOperationException();
    }
}

class UnmodifiableEntry<K, V> implements Map.Entry<K, V> {
    private final Map.Entry<? extends K, ? extends V> entry;

    UnmodifiableEntry(Map.Entry<? extends K, ? extends V> entry) {
        this.entry = entry;
    }

    public K getKey() {
        return entry.getKey();
    }

    public V getValue() {
        return entry.getValue();
    }

    public V setValue(V value) {
        throw new UnsupportedOperationException();
    }

    public boolean equals(Object o) {
        return o instanceof Map.Entry
            && scoville.Asked.equal(getKey(), ((Map.Entry<?, ?>) o).getKey())
            && scoville.Asked.equal(getValue(), ((Map.Entry<?, ?>) o).getValue());
    }

    public int hashCode() {
        return entry.hashCode();
    }

    public String toString() {
        return entry.toString();
    }
}

final class UnmodifiableEntries<K, V> implements Iterator<Map.Entry<K, V>> {
    private final Iterator<Map.Entry<K, V>> it;
    /** Whether they are those of `Map.of` and the like. */
    private final boolean fixed;

    UnmodifiableEntries(Iterator<Map.Entry<K, V>> it, boolean fixed) {
        this.it = it;
        this.fixed = fixed;
    }

    public boolean hasNext() {
        return it.hasNext();
    }

    public Map.Entry<K, V> next() {
        Map.Entry<K, V> e = it.next();
        return fixed ? Map.<K, V>entry(e.getKey(), e.getValue()) : new UnmodifiableEntry<K, V>(e);
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }
}

/** Maps that refuse every change. */
abstract class FrozenMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
    final Map<K, V> map;

    FrozenMap(Map<K, V> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    public V get(Object key) {
        return map.get(key);
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V old, V value) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        throw new UnsupportedOperationException();
    }
}

class UnmodifiableMap<K, V> extends FrozenMap<K, V> {
    UnmodifiableMap(Map<? extends K, ? extends V> map) {
        super((Map<K, V>) Objects.requireNonNull(map));
    }

    public Set<K> keySet() {
        return new UnmodifiableSet<K>(map.keySet());
    }

    public Collection<V> values() {
        return new UnmodifiableCollection<V>(map.values());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> entries = map.entrySet();
        return new UnmodifiableSet<Map.Entry<K, V>>(entries) {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new UnmodifiableEntries<K, V>(entries.iterator(), false);
            }

            public Object[] toArray() {
                Object[] a = new Object[size()];
                int i = 0;
                Iterator<Map.Entry<K, V>> it = iterator();
                while (it.hasNext()) {
                    a[i++] = it.next();
                }
                return a;
            }

            public void forEach(Consumer<? super Map.Entry<K, V>> action) {
                Iterator<Map.Entry<K, V>> it = iterator();
                while (it.hasNext()) {
                    action.accept(it.next());
                }
            }
        };
    }

    public boolean equals(Object o) {
        return o == this || map.equals(o);
    }

    public int hashCode() {
        return map.hashCode();
    }

    public String toString() {
        return map.toString();
    }
}

/** The list of List.of. */
public final class ImmutableList<E> extends IndexedList<E> implements RandomAccess, java.io.Serializable {
    static final List<?> EMPTY = new ImmutableList<Object>(new Object[0]);

    private final E[] items;
    private final boolean part;
    /** Whether it may have nulls. */
    private final boolean nulls;

    ImmutableList(E[] items) {
        this(items, false, false);
    }

    /** The list of Stream.toList. */
    public static <E> List<E> scovilleNullable(Object[] items) {
        return new ImmutableList<E>((E[]) items, false, true);
    }

    static <E> List<E> copy(Collection<? extends E> c) {
        if (c instanceof ImmutableList && !((ImmutableList<?>) c).part && !((ImmutableList<?>) c).nulls) {
            return (List<E>) c;
        }
        return List.of((E[]) c.toArray());
    }

    private ImmutableList(E[] items, boolean part, boolean nulls) {
        this.part = part;
        this.nulls = nulls;
        Object[] copy = new Object[items.length];
        for (int i = 0; i < items.length; i++) {
            copy[i] = nulls ? items[i] : Objects.requireNonNull(items[i]);
        }
        this.items = (E[]) copy;
        scoville.Rt.own(this, copy);
    }

    public int size() {
        return items.length;
    }

    public E get(int index) {
        int n = items.length;
        if (part) {
            return items[Objects.checkIndex(index, n)];
        }
        if ((n == 1 || n == 2) && !nulls && (index < 0 || index >= n)) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + n);
        }
        return items[index];
    }

    public int indexOf(Object o) {
        for (int i = 0; i < items.length; i++) {
            if (asked(o, items[i])) {
                return i;
            }
        }
        return none(o);
    }

    public int lastIndexOf(Object o) {
        for (int i = items.length - 1; i >= 0; i--) {
            if (asked(o, items[i])) {
                return i;
            }
        }
        return none(o);
    }

    private int none(Object o) {
        if (!nulls) {
            Objects.requireNonNull(o);
        }
        return -1;
    }

    /** A list of one or two asks what is looked for also whether it is equal to itself. */
    private boolean asked(Object o, Object item) {
        return items.length <= 2 && !part && !nulls ? o.equals(item) : Objects.equals(o, item);
    }

    protected boolean $same(Object a, Object b) {
        return Objects.equals(a, b);
    }

    public Iterator<E> iterator() {
        return new ReadOnlyIterator<E>(super.iterator());
    }

    public ListIterator<E> listIterator() {
        return new ReadOnlyListIterator<E>(super.listIterator());
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > items.length) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + items.length);
        }
        return new ReadOnlyListIterator<E>(super.listIterator(index));
    }

    public <T> T[] toArray(T[] a) {
        try {
            return super.toArray(a);
        } catch (ArrayStoreException e) {
            if (!part && items.length > 2) {
                // Which throws another one, as Java has it.
                Object[] to = a.length < items.length ? Rt.newArrayLike(a, items.length) : a;
                System.arraycopy(toArray(), 0, to, 0, items.length);
            }
            throw e;
        }
    }

    public List<E> subList(int from, int to) {
        return new ImmutableList<E>((E[]) super.subList(from, to).toArray(), true, nulls);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E e) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public E set(int index, E e) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> f) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> c) {
        throw new UnsupportedOperationException();
    }
}

/** The order of sets of Set.of and maps of Map.of, which Java chooses anew for each run, is taken to be that of the arguments. */
final class OpenOrder {
    private OpenOrder() {
    }

    /** Is called where it can be seen: a note says so then. */
    static void scovilleTaken() {
    }
}

/** The set of Set.of. */
final class ImmutableSet<E> extends UnmodifiableSet<E> {
    private static final class Empty {
        static final Set<?> ONLY = new ImmutableSet<Object>(new LinkedHashSet<Object>());
    }

    /** One element or two, which are not found by hash codes. */
    private static final class Few<E> extends AbstractSet<E> {
        private final E first;
        private final E second;

        /** Without a second one, null. */
        Few(E first, E second) {
            this.first = first;
            this.second = second;
        }

        public int size() {
            return second == null ? 1 : 2;
        }

        public boolean contains(Object o) {
            return o.equals(first) || second != null && second.equals(o);
        }

        public Iterator<E> iterator() {
            return (second == null ? List.of(first) : List.of(first, second)).iterator();
        }
    }

    private ImmutableSet(Set<E> items) {
        super(items);
        scoville.Rt.own(this, items);
    }

    static <E> Set<E> distinct(E[] items) {
        if (items.length == 0) {
            return (Set<E>) Empty.ONLY;
        }
        if (items.length == 1) {
            return new ImmutableSet<E>(new Few<E>(Objects.requireNonNull(items[0]), null));
        }
        if (items.length == 2) {
            if (items[0].equals(Objects.requireNonNull(items[1]))) {
                throw new IllegalArgumentException("duplicate element: " + items[0]);
            }
            return new ImmutableSet<E>(new Few<E>(items[0], items[1]));
        }
        LinkedHashSet<E> set = new LinkedHashSet<>();
        for (int i = 0; i < items.length; i++) {
            if (!set.add(Objects.requireNonNull(items[i]))) {
                throw new IllegalArgumentException("duplicate element: " + items[i]);
            }
        }
        return new ImmutableSet<E>(set);
    }

    static <E> Set<E> merged(Collection<? extends E> c) {
        if (c instanceof ImmutableSet) {
            return (Set<E>) c;
        }
        LinkedHashSet<E> set = new LinkedHashSet<>();
        for (E e : c) {
            set.add(Objects.requireNonNull(e));
        }
        return distinct((E[]) set.toArray());
    }

    public boolean contains(Object o) {
        return super.contains(Objects.requireNonNull(o));
    }

    public Iterator<E> iterator() {
        OpenOrder.scovilleTaken();
        return new FixedIterator<E>(super.iterator());
    }

    public void forEach(Consumer<? super E> action) {
        OpenOrder.scovilleTaken();
        super.forEach(action);
    }

    public void scovilleEach(Consumer<? super E> action) {
        OpenOrder.scovilleTaken();
        super.scovilleEach(action);
    }

    public Object[] toArray() {
        OpenOrder.scovilleTaken();
        return super.toArray();
    }

    public String toString() {
        OpenOrder.scovilleTaken();
        return super.toString();
    }
}

/** A map of one entry that never changes. */
final class OneEntry<K, V> extends AbstractMap<K, V> {
    private final Map.Entry<K, V> entry;

    OneEntry(K key, V value) {
        entry = new AbstractMap.SimpleImmutableEntry<K, V>(key, value);
        scoville.Rt.own(this, entry);
    }

    public int size() {
        return 1;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return Collections.singleton(entry);
    }
}

/** The map of Map.of. */
final class ImmutableMap<K, V> extends FrozenMap<K, V> {
    static final class Empty {
        static final Map<?, ?> ONLY = new ImmutableMap<Object, Object>(new LinkedHashMap<Object, Object>());
    }

    private ImmutableMap(Map<K, V> map) {
        super(map);
        scoville.Rt.own(this, map);
    }

    /** Keys and values in turn. One entry alone is not found by a hash code. */
    static <K, V> Map<K, V> inTurn(Object... items) {
        if (items.length == 0) {
            return (Map<K, V>) Empty.ONLY;
        }
        if (items.length == 2) {
            K key = (K) Objects.requireNonNull(items[0]);
            return new ImmutableMap<K, V>(new OneEntry<K, V>(key, (V) Objects.requireNonNull(items[1])));
        }
        LinkedHashMap<K, V> map = new LinkedHashMap<>();
        for (int i = 0; i < items.length; i += 2) {
            if (map.put((K) Objects.requireNonNull(items[i]), (V) Objects.requireNonNull(items[i + 1])) != null) {
                throw new IllegalArgumentException("duplicate key: " + items[i]);
            }
        }
        return new ImmutableMap<K, V>(map);
    }

    public boolean containsKey(Object key) {
        return super.containsKey(Objects.requireNonNull(key));
    }

    public boolean containsValue(Object value) {
        return super.containsValue(Objects.requireNonNull(value));
    }

    public V get(Object key) {
        return super.get(Objects.requireNonNull(key));
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> entries = map.entrySet();
        return new AbstractSet<Map.Entry<K, V>>() {
            public int size() {
                return entries.size();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                OpenOrder.scovilleTaken();
                return new FixedIterator<Map.Entry<K, V>>(new UnmodifiableEntries<K, V>(entries.iterator(), true));
            }
        };
    }
}
