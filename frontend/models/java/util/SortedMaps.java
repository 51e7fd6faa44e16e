package java.util;

public interface SortedMap<K, V> extends Map<K, V> {
    Comparator<? super K> comparator();

    K firstKey();

    K lastKey();

    SortedMap<K, V> subMap(K from, K to);

    SortedMap<K, V> headMap(K to);

    SortedMap<K, V> tailMap(K from);
}

public interface NavigableMap<K, V> extends SortedMap<K, V>, SequencedMap<K, V> {
    default NavigableMap<K, V> reversed() {
        return descendingMap();
    }

    Map.Entry<K, V> firstEntry();

    Map.Entry<K, V> lastEntry();

    Map.Entry<K, V> pollFirstEntry();

    Map.Entry<K, V> pollLastEntry();

    Map.Entry<K, V> lowerEntry(K key);

    Map.Entry<K, V> floorEntry(K key);

    Map.Entry<K, V> ceilingEntry(K key);

    Map.Entry<K, V> higherEntry(K key);

    K lowerKey(K key);

    K floorKey(K key);

    K ceilingKey(K key);

    K higherKey(K key);

    NavigableMap<K, V> descendingMap();

    NavigableSet<K> navigableKeySet();

    NavigableSet<K> descendingKeySet();

    NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive);

    NavigableMap<K, V> headMap(K to, boolean inclusive);

    NavigableMap<K, V> tailMap(K from, boolean inclusive);
}

public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
    default SortedSet<E> reversed() {
        scoville.Rt.unsupported("the reversed view of a sorted set that is not navigable");
        return null;
    }

    Comparator<? super E> comparator();

    E first();

    E last();

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);

    default E getFirst() {
        return first();
    }

    default E getLast() {
        return last();
    }

    default E removeFirst() {
        E e = first();
        remove(e);
        return e;
    }

    default E removeLast() {
        E e = last();
        remove(e);
        return e;
    }
}

public interface NavigableSet<E> extends SortedSet<E> {
    default NavigableSet<E> reversed() {
        return descendingSet();
    }

    E lower(E e);

    E floor(E e);

    E ceiling(E e);

    E higher(E e);

    E pollFirst();

    E pollLast();

    NavigableSet<E> descendingSet();

    Iterator<E> descendingIterator();

    NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive);

    NavigableSet<E> headSet(E to, boolean inclusive);

    NavigableSet<E> tailSet(E from, boolean inclusive);
}
