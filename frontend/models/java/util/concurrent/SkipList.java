package java.util.concurrent;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import scoville.Rt;

/** Every call is one linearisable operation on a sorted map. */
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V> {
    private final TreeMap<K, V> map;

    public ConcurrentSkipListMap() {
        map = new TreeMap<K, V>();
        Rt.own(this, map);
    }

    public ConcurrentSkipListMap(Comparator<? super K> order) {
        map = new TreeMap<K, V>(order);
        Rt.own(this, map);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    private static void check(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return map.size();
        }
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsKey(Object key) {
        synchronized (Rt.internal(this)) {
            return map.containsKey(key);
        }
    }

    public V get(Object key) {
        synchronized (Rt.internal(this)) {
            return map.get(key);
        }
    }

    public V getOrDefault(Object key, V otherwise) {
        synchronized (Rt.internal(this)) {
            return map.getOrDefault(key, otherwise);
        }
    }

    public V put(K key, V value) {
        check(value);
        synchronized (Rt.internal(this)) {
            return map.put(key, value);
        }
    }

    public V putIfAbsent(K key, V value) {
        check(value);
        synchronized (Rt.internal(this)) {
            return map.putIfAbsent(key, value);
        }
    }

    public V remove(Object key) {
        synchronized (Rt.internal(this)) {
            return map.remove(key);
        }
    }

    public boolean remove(Object key, Object value) {
        synchronized (Rt.internal(this)) {
            return map.remove(key, value);
        }
    }

    public V replace(K key, V value) {
        check(value);
        synchronized (Rt.internal(this)) {
            return map.replace(key, value);
        }
    }

    public boolean replace(K key, V old, V value) {
        check(value);
        synchronized (Rt.internal(this)) {
            return map.replace(key, old, value);
        }
    }

    /** Looks, computes, and then stores unless another has stored in between, as in Java: the function is not part of it. */
    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
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

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        check(value);
        synchronized (Rt.internal(this)) {
            return map.merge(key, value, f);
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        synchronized (Rt.internal(this)) {
            return map.compute(key, f);
        }
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        synchronized (Rt.internal(this)) {
            return map.computeIfPresent(key, f);
        }
    }

    protected boolean $removeKey(Object key) {
        return remove(key) != null;
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            map.clear();
        }
    }

    public K firstKey() {
        synchronized (Rt.internal(this)) {
            return map.firstKey();
        }
    }

    public K lastKey() {
        synchronized (Rt.internal(this)) {
            return map.lastKey();
        }
    }

    public Map.Entry<K, V> firstEntry() {
        synchronized (Rt.internal(this)) {
            return map.firstEntry();
        }
    }

    public Map.Entry<K, V> lastEntry() {
        synchronized (Rt.internal(this)) {
            return map.lastEntry();
        }
    }

    public Map.Entry<K, V> pollFirstEntry() {
        synchronized (Rt.internal(this)) {
            return map.pollFirstEntry();
        }
    }

    public Map.Entry<K, V> pollLastEntry() {
        synchronized (Rt.internal(this)) {
            return map.pollLastEntry();
        }
    }

    public K floorKey(K key) {
        synchronized (Rt.internal(this)) {
            return map.floorKey(key);
        }
    }

    public K ceilingKey(K key) {
        synchronized (Rt.internal(this)) {
            return map.ceilingKey(key);
        }
    }

    public K lowerKey(K key) {
        synchronized (Rt.internal(this)) {
            return map.lowerKey(key);
        }
    }

    public K higherKey(K key) {
        synchronized (Rt.internal(this)) {
            return map.higherKey(key);
        }
    }

    private Map.Entry<K, V> higherOrFirst(Map.Entry<K, V> e) {
        synchronized (Rt.internal(this)) {
            Map.Entry<K, V> next = e == null ? map.firstEntry() : map.higherEntry(e.getKey());
            return next == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(next.getKey(), next.getValue());
        }
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return ConcurrentSkipListMap.this.size();
        }

        public void clear() {
            ConcurrentSkipListMap.this.clear();
        }

        /** Weakly consistent: looks one entry ahead, at the map as it is then. */
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Iterator<Map.Entry<K, V>>() {
                private Map.Entry<K, V> next = higherOrFirst(null);
                private Map.Entry<K, V> last;

                public boolean hasNext() {
                    return next != null;
                }

                public Map.Entry<K, V> next() {
                    if (next == null) {
                        throw new NoSuchElementException();
                    }
                    last = next;
                    next = higherOrFirst(last);
                    return last;
                }

                public void remove() {
                    if (last == null) {
                        throw new IllegalStateException();
                    }
                    ConcurrentSkipListMap.this.remove(last.getKey());
                    last = null;
                }
            };
        }
    }
}

/** Every call is one linearisable operation on a sorted set. */
public class ConcurrentSkipListSet<E> extends AbstractSet<E> {
    private final TreeSet<E> set;

    public ConcurrentSkipListSet() {
        set = new TreeSet<E>();
        Rt.own(this, set);
    }

    public ConcurrentSkipListSet(Comparator<? super E> order) {
        set = new TreeSet<E>(order);
        Rt.own(this, set);
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return set.size();
        }
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return set.contains(o);
        }
    }

    public boolean add(E e) {
        synchronized (Rt.internal(this)) {
            return set.add(e);
        }
    }

    public boolean remove(Object o) {
        synchronized (Rt.internal(this)) {
            return set.remove(o);
        }
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            set.clear();
        }
    }

    public E first() {
        synchronized (Rt.internal(this)) {
            return set.first();
        }
    }

    public E last() {
        synchronized (Rt.internal(this)) {
            return set.last();
        }
    }

    public E pollFirst() {
        synchronized (Rt.internal(this)) {
            return set.pollFirst();
        }
    }

    public E pollLast() {
        synchronized (Rt.internal(this)) {
            return set.pollLast();
        }
    }

    public E floor(E e) {
        synchronized (Rt.internal(this)) {
            return set.floor(e);
        }
    }

    public E ceiling(E e) {
        synchronized (Rt.internal(this)) {
            return set.ceiling(e);
        }
    }

    public E lower(E e) {
        synchronized (Rt.internal(this)) {
            return set.lower(e);
        }
    }

    public E higher(E e) {
        synchronized (Rt.internal(this)) {
            return set.higher(e);
        }
    }

    /** Weakly consistent: looks one item ahead, at the set as it is then. */
    public Iterator<E> iterator() {
        return new Items();
    }

    private class Items implements Iterator<E> {
        private E next;
        private E last;
        private boolean more;
        private boolean removable;

        Items() {
            synchronized (Rt.internal(ConcurrentSkipListSet.this)) {
                more = !set.isEmpty();
                next = more ? set.first() : null;
            }
        }

        public boolean hasNext() {
            return more;
        }

        public E next() {
            if (!more) {
                throw new NoSuchElementException();
            }
            synchronized (Rt.internal(ConcurrentSkipListSet.this)) {
                last = next;
                next = set.higher(last);
                more = next != null;
            }
            removable = true;
            return last;
        }

        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            ConcurrentSkipListSet.this.remove(last);
            removable = false;
        }
    }
}
