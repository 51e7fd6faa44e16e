package java.util;

/** A sorted set each of whose operations holds a monitor; that of its views is the same. */
final class SynchronizedNavigableSet<E> extends SynchronizedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> set;

    SynchronizedNavigableSet(NavigableSet<E> set) {
        super(set);
        this.set = set;
    }

    SynchronizedNavigableSet(NavigableSet<E> set, Object mutex) {
        super(set, mutex);
        this.set = set;
    }

    private NavigableSet<E> view(NavigableSet<E> part) {
        return new SynchronizedNavigableSet<E>(part, mutex);
    }

    public Comparator<? super E> comparator() {
        synchronized (mutex) {
            return set.comparator();
        }
    }

    public E first() {
        synchronized (mutex) {
            return set.first();
        }
    }

    public E last() {
        synchronized (mutex) {
            return set.last();
        }
    }

    public E pollFirst() {
        synchronized (mutex) {
            return set.pollFirst();
        }
    }

    public E pollLast() {
        synchronized (mutex) {
            return set.pollLast();
        }
    }

    public E lower(E e) {
        synchronized (mutex) {
            return set.lower(e);
        }
    }

    public E floor(E e) {
        synchronized (mutex) {
            return set.floor(e);
        }
    }

    public E ceiling(E e) {
        synchronized (mutex) {
            return set.ceiling(e);
        }
    }

    public E higher(E e) {
        synchronized (mutex) {
            return set.higher(e);
        }
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    public NavigableSet<E> descendingSet() {
        synchronized (mutex) {
            return view(set.descendingSet());
        }
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        synchronized (mutex) {
            return view(set.subSet(from, fromInclusive, to, toInclusive));
        }
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        synchronized (mutex) {
            return view(set.headSet(to, inclusive));
        }
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        synchronized (mutex) {
            return view(set.tailSet(from, inclusive));
        }
    }

    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}

/** A sorted map each of whose operations holds a monitor; that of its views is the same. */
final class SynchronizedNavigableMap<K, V> extends SynchronizedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> map;

    SynchronizedNavigableMap(NavigableMap<K, V> map) {
        super(map);
        this.map = map;
    }

    SynchronizedNavigableMap(NavigableMap<K, V> map, Object mutex) {
        super(map, mutex);
        this.map = map;
    }

    private NavigableMap<K, V> view(NavigableMap<K, V> part) {
        return new SynchronizedNavigableMap<K, V>(part, mutex);
    }

    public Comparator<? super K> comparator() {
        synchronized (mutex) {
            return map.comparator();
        }
    }

    public K firstKey() {
        synchronized (mutex) {
            return map.firstKey();
        }
    }

    public K lastKey() {
        synchronized (mutex) {
            return map.lastKey();
        }
    }

    public Map.Entry<K, V> firstEntry() {
        synchronized (mutex) {
            return map.firstEntry();
        }
    }

    public Map.Entry<K, V> lastEntry() {
        synchronized (mutex) {
            return map.lastEntry();
        }
    }

    public Map.Entry<K, V> pollFirstEntry() {
        synchronized (mutex) {
            return map.pollFirstEntry();
        }
    }

    public Map.Entry<K, V> pollLastEntry() {
        synchronized (mutex) {
            return map.pollLastEntry();
        }
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        synchronized (mutex) {
            return map.lowerEntry(key);
        }
    }

    public Map.Entry<K, V> floorEntry(K key) {
        synchronized (mutex) {
            return map.floorEntry(key);
        }
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        synchronized (mutex) {
            return map.ceilingEntry(key);
        }
    }

    public Map.Entry<K, V> higherEntry(K key) {
        synchronized (mutex) {
            return map.higherEntry(key);
        }
    }

    public K lowerKey(K key) {
        synchronized (mutex) {
            return map.lowerKey(key);
        }
    }

    public K floorKey(K key) {
        synchronized (mutex) {
            return map.floorKey(key);
        }
    }

    public K ceilingKey(K key) {
        synchronized (mutex) {
            return map.ceilingKey(key);
        }
    }

    public K higherKey(K key) {
        synchronized (mutex) {
            return map.higherKey(key);
        }
    }

    public NavigableMap<K, V> descendingMap() {
        synchronized (mutex) {
            return view(map.descendingMap());
        }
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        synchronized (mutex) {
            return view(map.subMap(from, fromInclusive, to, toInclusive));
        }
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        synchronized (mutex) {
            return view(map.headMap(to, inclusive));
        }
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        synchronized (mutex) {
            return view(map.tailMap(from, inclusive));
        }
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public SortedMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public SortedMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public NavigableSet<K> navigableKeySet() {
        synchronized (mutex) {
            return new SynchronizedNavigableSet<K>(map.navigableKeySet(), mutex);
        }
    }

    public NavigableSet<K> descendingKeySet() {
        synchronized (mutex) {
            return new SynchronizedNavigableSet<K>(map.descendingKeySet(), mutex);
        }
    }
}
