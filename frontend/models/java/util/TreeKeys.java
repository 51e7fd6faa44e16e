package java.util;

import java.util.function.Consumer;
import java.util.stream.Stream;

/** The keys of a tree, or of a part of one: they may be removed, and none may be added, in no view of them. */
final class TreeKeys<K> extends AbstractSet<K> implements NavigableSet<K> {
    private final NavigableMap<K, ?> map;

    TreeKeys(NavigableMap<K, ?> map) {
        this.map = map;
    }

    public Comparator<? super K> comparator() {
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

    public boolean remove(Object o) {
        int before = size();
        map.remove(o);
        return size() != before;
    }

    public void clear() {
        map.clear();
    }

    public K first() {
        return map.firstKey();
    }

    public K last() {
        return map.lastKey();
    }

    public K lower(K key) {
        return map.lowerKey(key);
    }

    public K floor(K key) {
        return map.floorKey(key);
    }

    public K ceiling(K key) {
        return map.ceilingKey(key);
    }

    public K higher(K key) {
        return map.higherKey(key);
    }

    public K pollFirst() {
        Map.Entry<K, ?> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    public K pollLast() {
        Map.Entry<K, ?> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }

    public NavigableSet<K> subSet(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return new TreeKeys<K>(map.subMap(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<K> headSet(K to, boolean inclusive) {
        return new TreeKeys<K>(map.headMap(to, inclusive));
    }

    public NavigableSet<K> tailSet(K from, boolean inclusive) {
        return new TreeKeys<K>(map.tailMap(from, inclusive));
    }

    public SortedSet<K> subSet(K from, K to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<K> headSet(K to) {
        return headSet(to, false);
    }

    public SortedSet<K> tailSet(K from) {
        return tailSet(from, true);
    }

    public NavigableSet<K> descendingSet() {
        return new TreeKeys<K>(map.descendingMap());
    }

    public Iterator<K> iterator() {
        return keys(false);
    }

    public Iterator<K> descendingIterator() {
        return keys(true);
    }

    private Iterator<K> keys(boolean backwards) {
        return map instanceof TreeMap ? ((TreeMap<K, ?>) map).keys(!backwards) : ((TreePart<K, ?>) map).keys(backwards);
    }

    // Streams of a whole map begin to look at it when they run; those of a part have an iterator, made where the stream is.

    public Stream<K> stream() {
        return whole() == null ? Stream.<K>scovilleUnsized(iterator()) : super.stream();
    }

    public Spliterator<K> spliterator() {
        if (whole() == null) {
            return new IteratorSpliterator<K>(iterator(), -1, Spliterator.DISTINCT | Spliterator.ORDERED);
        }
        return super.spliterator();
    }

    private TreeMap<K, ?> whole() {
        return map instanceof TreeMap ? (TreeMap<K, ?>) map : ((TreePart<K, ?>) map).whole();
    }

    public int scovilleSize() {
        TreeMap<K, ?> tree = whole();
        return tree == null ? -1 : tree.count();
    }

    public Iterator<K> scovilleIterator() {
        TreeMap<K, ?> tree = whole();
        return tree == null ? iterator() : tree.keys(tree == map).strict();
    }

    public void scovilleEach(Consumer<? super K> action) {
        TreeMap<K, ?> tree = whole();
        if (tree == null) {
            iterator().forEachRemaining(action);
        } else {
            tree.each(tree == map, x -> action.accept(x.key));
        }
    }
}
