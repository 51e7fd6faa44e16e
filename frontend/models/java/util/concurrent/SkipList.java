package java.util.concurrent;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentSortedMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import scoville.Fixed;
import scoville.Rt;

public interface ConcurrentNavigableMap<K, V> extends ConcurrentMap<K, V>, NavigableMap<K, V> {
    ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive);

    ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive);

    ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive);

    ConcurrentNavigableMap<K, V> subMap(K from, K to);

    ConcurrentNavigableMap<K, V> headMap(K to);

    ConcurrentNavigableMap<K, V> tailMap(K from);

    ConcurrentNavigableMap<K, V> descendingMap();

    NavigableSet<K> keySet();
}

/**
 * A concurrent sorted map, or a part of one: calls for one key or one end are operations of their own. What concerns several keys
 * goes step by step, and functions are applied outside of all operations, as often as it takes. So are keys compared, unless nobody
 * could see that.
 */
class SkipView<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V> {
    /** The map that this is a part of: all that is done is done in its section. */
    private final SkipView<K, V> whole;
    private final NavigableMap<K, V> part;
    /** Of the whole map only. */
    private final ConcurrentSortedMap<K, V> sorted;
    /** Whether nobody can see when the bounds of this part are compared. */
    private final boolean fixed;

    SkipView(ConcurrentSortedMap<K, V> sorted) {
        this.whole = this;
        this.part = sorted;
        this.sorted = sorted;
        this.fixed = true;
        Rt.own(this, sorted);
    }

    private SkipView(SkipView<K, V> whole, NavigableMap<K, V> part, boolean fixed) {
        this.whole = whole;
        this.part = part;
        this.sorted = whole.sorted;
        this.fixed = fixed;
    }

    /** Whether it can be seen when the bounds of this part and the key are compared. */
    private boolean shows(Object key) {
        Comparator<? super K> order = sorted.comparator();
        return order == null ? !fixed || !Fixed.is(key) : !Fixed.is(order);
    }

    private boolean shows() {
        Comparator<? super K> order = sorted.comparator();
        return order == null ? !fixed : whole != this && !Fixed.is(order);
    }

    /** Tries an operation, and compares outside of it what it lacks, until it has all that it needs. */
    private <R> R compared(Supplier<R> operation) {
        ConcurrentSortedMap.Comparisons known = null;
        while (true) {
            ConcurrentSortedMap.Missing missing = null;
            synchronized (Rt.internal(whole)) {
                sorted.begin(known);
                try {
                    return operation.get();
                } catch (ConcurrentSortedMap.Missing m) {
                    missing = m;
                } finally {
                    sorted.end();
                }
            }
            known = sorted.compared(missing, known);
        }
    }

    private static void check(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
    }

    public Comparator<? super K> comparator() {
        return part.comparator();
    }

    /** Of a part, entries are counted one by one. */
    public int size() {
        if (whole == this) {
            synchronized (Rt.internal(whole)) {
                return part.size();
            }
        }
        int n = 0;
        for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
            n++;
        }
        return n;
    }

    public boolean isEmpty() {
        if (shows()) {
            return compared(() -> part.isEmpty());
        }
        synchronized (Rt.internal(whole)) {
            return part.isEmpty();
        }
    }

    public boolean containsKey(Object key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.containsKey(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.containsKey(key);
        }
    }

    public boolean containsValue(Object value) {
        check(value);
        return super.containsValue(value);
    }

    public V get(Object key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.get(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.get(key);
        }
    }

    public V getOrDefault(Object key, V otherwise) {
        V v = get(key);
        return v == null ? otherwise : v;
    }

    public V put(K key, V value) {
        check(key);
        check(value);
        if (shows(key)) {
            return compared(() -> part.put(key, value));
        }
        synchronized (Rt.internal(whole)) {
            return part.put(key, value);
        }
    }

    public V putIfAbsent(K key, V value) {
        check(key);
        check(value);
        if (shows(key)) {
            return compared(() -> part.putIfAbsent(key, value));
        }
        synchronized (Rt.internal(whole)) {
            return part.putIfAbsent(key, value);
        }
    }

    public V remove(Object key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.remove(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.remove(key);
        }
    }

    public boolean remove(Object key, Object value) {
        check(key);
        if (!Fixed.is(value)) {
            V v = value == null ? null : get(key);
            while (v != null && value.equals(v)) {
                if (swap((K) key, v, null)) {
                    return true;
                }
                v = get(key);
            }
            return false;
        }
        if (shows(key)) {
            return compared(() -> value != null && part.remove(key, value));
        }
        synchronized (Rt.internal(whole)) {
            return value != null && part.remove(key, value);
        }
    }

    public V replace(K key, V value) {
        check(key);
        check(value);
        if (shows(key)) {
            return compared(() -> part.replace(key, value));
        }
        synchronized (Rt.internal(whole)) {
            return part.replace(key, value);
        }
    }

    public boolean replace(K key, V old, V value) {
        check(key);
        check(old);
        check(value);
        if (!Fixed.is(old)) {
            V v = get(key);
            while (v != null && old.equals(v)) {
                if (swap(key, v, value)) {
                    return true;
                }
                v = get(key);
            }
            return false;
        }
        if (shows(key)) {
            return compared(() -> part.replace(key, old, value));
        }
        synchronized (Rt.internal(whole)) {
            return part.replace(key, old, value);
        }
    }

    // Functions: look, compute, and store unless another has stored in between.

    /** The very same value; of boxes, an equal one. */
    private static boolean same(Object a, Object b) {
        return a instanceof Number || a instanceof Boolean || a instanceof Character ? a.equals(b) : a == b;
    }

    /** Puts a value, or removes the key if that is null, if the value is still the old one; null stands for none. */
    private boolean swap(K key, V old, V value) {
        if (shows(key)) {
            return compared(() -> exchange(key, old, value));
        }
        synchronized (Rt.internal(whole)) {
            return exchange(key, old, value);
        }
    }

    private boolean exchange(K key, V old, V value) {
        if (!same(part.get(key), old)) {
            return false;
        }
        if (value != null) {
            part.put(key, value);
        } else if (old != null) {
            part.remove(key);
        }
        return true;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        Objects.requireNonNull(f);
        V v = get(key);
        if (v != null) {
            return v;
        }
        V made = f.apply(key);
        if (made == null) {
            return null;
        }
        V other = putIfAbsent(key, made);
        return other == null ? made : other;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        while (true) {
            V old = get(key);
            if (old == null) {
                return null;
            }
            V v = f.apply(key, old);
            if (swap(key, old, v)) {
                return v;
            }
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        while (true) {
            V old = get(key);
            V v = f.apply(key, old);
            if (old == null && v == null || swap(key, old, v)) {
                return v;
            }
        }
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        check(value);
        while (true) {
            V old = get(key);
            V v = old == null ? value : f.apply(old, value);
            if (swap(key, old, v)) {
                return v;
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
            K key = e.getKey();
            V old = e.getValue();
            while (old != null) {
                V v = f.apply(key, old);
                check(v);
                if (swap(key, old, v)) {
                    break;
                }
                old = get(key);
            }
        }
    }

    protected boolean $removeKey(Object key) {
        return remove(key) != null;
    }

    /** One entry after the other. */
    public void clear() {
        while (pollFirstEntry() != null) {
        }
    }

    public K firstKey() {
        if (shows()) {
            return compared(() -> part.firstKey());
        }
        synchronized (Rt.internal(whole)) {
            return part.firstKey();
        }
    }

    public K lastKey() {
        if (shows()) {
            return compared(() -> part.lastKey());
        }
        synchronized (Rt.internal(whole)) {
            return part.lastKey();
        }
    }

    public Map.Entry<K, V> firstEntry() {
        if (shows()) {
            return compared(() -> part.firstEntry());
        }
        synchronized (Rt.internal(whole)) {
            return part.firstEntry();
        }
    }

    public Map.Entry<K, V> lastEntry() {
        if (shows()) {
            return compared(() -> part.lastEntry());
        }
        synchronized (Rt.internal(whole)) {
            return part.lastEntry();
        }
    }

    public Map.Entry<K, V> pollFirstEntry() {
        if (shows()) {
            return compared(() -> part.pollFirstEntry());
        }
        synchronized (Rt.internal(whole)) {
            return part.pollFirstEntry();
        }
    }

    public Map.Entry<K, V> pollLastEntry() {
        if (shows()) {
            return compared(() -> part.pollLastEntry());
        }
        synchronized (Rt.internal(whole)) {
            return part.pollLastEntry();
        }
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.lowerEntry(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.lowerEntry(key);
        }
    }

    public Map.Entry<K, V> floorEntry(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.floorEntry(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.floorEntry(key);
        }
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.ceilingEntry(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.ceilingEntry(key);
        }
    }

    public Map.Entry<K, V> higherEntry(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.higherEntry(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.higherEntry(key);
        }
    }

    public K lowerKey(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.lowerKey(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.lowerKey(key);
        }
    }

    public K floorKey(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.floorKey(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.floorKey(key);
        }
    }

    public K ceilingKey(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.ceilingKey(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.ceilingKey(key);
        }
    }

    public K higherKey(K key) {
        check(key);
        if (shows(key)) {
            return compared(() -> part.higherKey(key));
        }
        synchronized (Rt.internal(whole)) {
            return part.higherKey(key);
        }
    }

    final Map.Entry<K, V> first() {
        return firstEntry();
    }

    /** Who walks through the whole map goes from link to link, and compares nothing. */
    final Map.Entry<K, V> after(Map.Entry<K, V> e) {
        K key = e.getKey();
        if (whole != this || !shows(key)) {
            return higherEntry(key);
        }
        synchronized (Rt.internal(whole)) {
            if (!sorted.has(key)) {
                Rt.unsupported("walking on from a key that has been removed, where it can be seen what is compared");
            }
            return sorted.behind(key);
        }
    }

    private ConcurrentNavigableMap<K, V> part(NavigableMap<K, V> some, K from, K to) {
        return new SkipView<K, V>(whole, some, fixed && Fixed.is(from) && Fixed.is(to));
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        check(from);
        check(to);
        if (shows(from) || shows(to)) {
            return part(compared(() -> part.subMap(from, fromInclusive, to, toInclusive)), from, to);
        }
        return part(part.subMap(from, fromInclusive, to, toInclusive), from, to);
    }

    public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
        check(to);
        if (shows(to)) {
            return part(compared(() -> part.headMap(to, inclusive)), to, to);
        }
        return part(part.headMap(to, inclusive), to, to);
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
        check(from);
        if (shows(from)) {
            return part(compared(() -> part.tailMap(from, inclusive)), from, from);
        }
        return part(part.tailMap(from, inclusive), from, from);
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public ConcurrentNavigableMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public ConcurrentNavigableMap<K, V> descendingMap() {
        return new SkipView<K, V>(whole, part.descendingMap(), fixed);
    }

    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new java.util.SortedKeys<K>(new ConcurrentSkipListSet<K>((ConcurrentNavigableMap<K, Object>) this, false));
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        return new ConcurrentValues<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    private class Entries extends ConcurrentEntries<K, V> {
        Entries() {
            super(SkipView.this);
        }

        /** Streams of the whole map look for the next entry only after each one. */
        public void scovilleEach(Consumer<? super Map.Entry<K, V>> action) {
            if (SkipView.this instanceof ConcurrentSkipListMap) {
                for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
                    action.accept(e);
                }
            } else {
                super.scovilleEach(action);
            }
        }

        /** Weakly consistent: looks one entry ahead, at the map as it is then. */
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Iterator<Map.Entry<K, V>>() {
                private Map.Entry<K, V> next = first();
                private Map.Entry<K, V> last;

                public boolean hasNext() {
                    return next != null;
                }

                public Map.Entry<K, V> next() {
                    if (next == null) {
                        throw new NoSuchElementException();
                    }
                    last = next;
                    next = after(last);
                    return last;
                }

                public void remove() {
                    if (last == null) {
                        throw new IllegalStateException();
                    }
                    SkipView.this.remove(last.getKey());
                    last = null;
                }
            };
        }
    }
}

public class ConcurrentSkipListMap<K, V> extends SkipView<K, V> implements Cloneable, java.io.Serializable {
    public ConcurrentSkipListMap() {
        super(new ConcurrentSortedMap<K, V>(null));
    }

    public ConcurrentSkipListMap(Comparator<? super K> order) {
        super(new ConcurrentSortedMap<K, V>(order));
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        this(m.comparator());
        putAll(m);
    }

    /** Unlike iterators, looks for the next entry only after each action. */
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    /** Another map with this order is walked beside this one; otherwise each is asked for what the other has. Sizes do not count. */
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        try {
            return m instanceof SortedMap && ((SortedMap<?, ?>) m).comparator() == comparator() ? sameInOrder(m) : sameKeyByKey(m);
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
    }

    private boolean sameInOrder(Map<?, ?> m) {
        Iterator<? extends Map.Entry<?, ?>> it = m.entrySet().iterator();
        for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
            if (!it.hasNext()) {
                return false;
            }
            Map.Entry<?, ?> other = it.next();
            if (other.getValue() == null || compare(e.getKey(), (K) other.getKey()) != 0 || !other.getValue().equals(e.getValue())) {
                return false;
            }
        }
        return !it.hasNext();
    }

    private int compare(K a, K b) {
        Comparator<? super K> order = comparator();
        return order == null ? ((Comparable<K>) a).compareTo(b) : order.compare(a, b);
    }

    private boolean sameKeyByKey(Map<?, ?> m) {
        for (Map.Entry<?, ?> other : m.entrySet()) {
            V mine = get(other.getKey());
            if (other.getValue() == null || mine == null || !mine.equals(other.getValue())) {
                return false;
            }
        }
        for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
            Object value = m.get(e.getKey());
            if (value == null || !value.equals(e.getValue())) {
                return false;
            }
        }
        return true;
    }

    public ConcurrentSkipListMap<K, V> clone() {
        return new ConcurrentSkipListMap<K, V>((SortedMap<K, V>) this);
    }
}

/** The keys of a concurrent sorted map, or of a part of one. */
public class ConcurrentSkipListSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    public int scovilleSize() {
        return -1;
    }

    public void scovilleEach(Consumer<? super E> action) {
        if (map instanceof ConcurrentSkipListMap) {
            map.entrySet().scovilleEach(e -> action.accept(e.getKey()));
        } else {
            iterator().forEachRemaining(action);
        }
    }

    private final ConcurrentNavigableMap<E, Object> map;

    ConcurrentSkipListSet(ConcurrentNavigableMap<E, Object> map, boolean owned) {
        this.map = map;
        if (owned) {
            Rt.own(this, map);
        }
    }

    public ConcurrentSkipListSet() {
        this(new ConcurrentSkipListMap<E, Object>(), true);
    }

    public ConcurrentSkipListSet(Comparator<? super E> order) {
        this(new ConcurrentSkipListMap<E, Object>(order), true);
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        this(s.comparator());
        addAll(s);
    }

    public ConcurrentSkipListSet<E> clone() {
        return new ConcurrentSkipListSet<E>((SortedSet<E>) this);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.putIfAbsent(e, Boolean.TRUE) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) != null;
    }

    public void clear() {
        map.clear();
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set)) {
            return false;
        }
        Collection<?> c = (Collection<?>) o;
        try {
            return containsAll(c) && c.containsAll(this);
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
    }

    /** Each of the others is removed from this one, whichever is larger. */
    public boolean removeAll(Collection<?> c) {
        boolean changed = false;
        for (Object o : c) {
            if (remove(o)) {
                changed = true;
            }
        }
        return changed;
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E e) {
        return map.lowerKey(e);
    }

    public E floor(E e) {
        return map.floorKey(e);
    }

    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    public E higher(E e) {
        return map.higherKey(e);
    }

    public E pollFirst() {
        Map.Entry<E, Object> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    public E pollLast() {
        Map.Entry<E, Object> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return new ConcurrentSkipListSet<E>(map.subMap(from, fromInclusive, to, toInclusive), false);
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new ConcurrentSkipListSet<E>(map.headMap(to, inclusive), false);
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new ConcurrentSkipListSet<E>(map.tailMap(from, inclusive), false);
    }

    public NavigableSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public NavigableSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public NavigableSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    public NavigableSet<E> descendingSet() {
        return new ConcurrentSkipListSet<E>(map.descendingMap(), false);
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    /** Weakly consistent: looks one item ahead, at the set as it is then. */
    public Iterator<E> iterator() {
        Iterator<Map.Entry<E, Object>> it = map.entrySet().iterator();
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public E next() {
                return it.next().getKey();
            }

            public void remove() {
                it.remove();
            }
        };
    }
}
