package java.util;

/** Sorted sets and maps that cannot be changed through this view. */
final class UnmodifiableNavigableSet<E> extends UnmodifiableSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> set;

    UnmodifiableNavigableSet(NavigableSet<E> set) {
        super(set);
        this.set = set;
    }

    private static <E> NavigableSet<E> view(NavigableSet<E> set) {
        return new UnmodifiableNavigableSet<E>(set);
    }

    public Comparator<? super E> comparator() {
        return set.comparator();
    }

    public E first() {
        return set.first();
    }

    public E last() {
        return set.last();
    }

    public E lower(E e) {
        return set.lower(e);
    }

    public E floor(E e) {
        return set.floor(e);
    }

    public E ceiling(E e) {
        return set.ceiling(e);
    }

    public E higher(E e) {
        return set.higher(e);
    }

    public E pollFirst() {
        throw new UnsupportedOperationException();
    }

    public E pollLast() {
        throw new UnsupportedOperationException();
    }

    public Iterator<E> descendingIterator() {
        return new ReadOnlyIterator<E>(set.descendingIterator());
    }

    public NavigableSet<E> descendingSet() {
        return view(set.descendingSet());
    }

    public NavigableSet<E> subSet(E from, boolean f, E to, boolean t) {
        return view(set.subSet(from, f, to, t));
    }

    public NavigableSet<E> headSet(E to, boolean t) {
        return view(set.headSet(to, t));
    }

    public NavigableSet<E> tailSet(E from, boolean f) {
        return view(set.tailSet(from, f));
    }

    public NavigableSet<E> subSet(E from, E to) {
        return view(set.subSet(from, true, to, false));
    }

    public NavigableSet<E> headSet(E to) {
        return view(set.headSet(to, false));
    }

    public NavigableSet<E> tailSet(E from) {
        return view(set.tailSet(from, true));
    }
}

final class UnmodifiableNavigableMap<K, V> extends UnmodifiableMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> sorted;

    UnmodifiableNavigableMap(NavigableMap<K, V> map) {
        super(map);
        this.sorted = map;
    }

    private static <K, V> NavigableMap<K, V> view(NavigableMap<K, V> map) {
        return new UnmodifiableNavigableMap<K, V>(map);
    }

    private static <K, V> Map.Entry<K, V> view(Map.Entry<K, V> e) {
        return e == null ? null : new UnmodifiableEntry<K, V>(e);
    }

    public Comparator<? super K> comparator() {
        return sorted.comparator();
    }

    public K firstKey() {
        return sorted.firstKey();
    }

    public K lastKey() {
        return sorted.lastKey();
    }

    public K lowerKey(K k) {
        return sorted.lowerKey(k);
    }

    public K floorKey(K k) {
        return sorted.floorKey(k);
    }

    public K ceilingKey(K k) {
        return sorted.ceilingKey(k);
    }

    public K higherKey(K k) {
        return sorted.higherKey(k);
    }

    public Map.Entry<K, V> firstEntry() {
        return view(sorted.firstEntry());
    }

    public Map.Entry<K, V> lastEntry() {
        return view(sorted.lastEntry());
    }

    public Map.Entry<K, V> lowerEntry(K k) {
        return view(sorted.lowerEntry(k));
    }

    public Map.Entry<K, V> floorEntry(K k) {
        return view(sorted.floorEntry(k));
    }

    public Map.Entry<K, V> ceilingEntry(K k) {
        return view(sorted.ceilingEntry(k));
    }

    public Map.Entry<K, V> higherEntry(K k) {
        return view(sorted.higherEntry(k));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        throw new UnsupportedOperationException();
    }

    public Map.Entry<K, V> pollLastEntry() {
        throw new UnsupportedOperationException();
    }

    public NavigableSet<K> navigableKeySet() {
        return new UnmodifiableNavigableSet<K>(sorted.navigableKeySet());
    }

    public NavigableSet<K> descendingKeySet() {
        return new UnmodifiableNavigableSet<K>(sorted.descendingKeySet());
    }

    public NavigableMap<K, V> descendingMap() {
        return view(sorted.descendingMap());
    }

    public NavigableMap<K, V> subMap(K from, boolean f, K to, boolean t) {
        return view(sorted.subMap(from, f, to, t));
    }

    public NavigableMap<K, V> headMap(K to, boolean t) {
        return view(sorted.headMap(to, t));
    }

    public NavigableMap<K, V> tailMap(K from, boolean f) {
        return view(sorted.tailMap(from, f));
    }

    public NavigableMap<K, V> subMap(K from, K to) {
        return view(sorted.subMap(from, true, to, false));
    }

    public NavigableMap<K, V> headMap(K to) {
        return view(sorted.headMap(to, false));
    }

    public NavigableMap<K, V> tailMap(K from) {
        return view(sorted.tailMap(from, true));
    }
}
