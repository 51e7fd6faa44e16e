package java.util;

public interface SortedMap<K, V> extends Map<K, V> {
    Comparator<? super K> comparator();

    K firstKey();

    K lastKey();

    SortedMap<K, V> subMap(K from, K to);

    SortedMap<K, V> headMap(K to);

    SortedMap<K, V> tailMap(K from);
}

public interface NavigableMap<K, V> extends SortedMap<K, V> {
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

public interface SortedSet<E> extends Set<E> {
    Comparator<? super E> comparator();

    E first();

    E last();

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);
}

public interface NavigableSet<E> extends SortedSet<E> {
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

/** What a sorted map holds: entries in the order of their keys. */
final class SortedEntries<K, V> {
    final Comparator<? super K> order;
    AbstractMap.SimpleEntry<K, V>[] entries;
    int size;
    int changes;

    SortedEntries(Comparator<? super K> order) {
        this.order = order;
        entries = new AbstractMap.SimpleEntry[8];
    }

    int compare(Object a, Object b) {
        if (order != null) {
            return order.compare((K) a, (K) b);
        }
        return ((Comparable<Object>) a).compareTo(b);
    }

    /** Where the key is, or, as a number below zero, `-1 - i` if it belongs before entry `i`. */
    int find(Object key) {
        if (key == null && order == null) {
            throw new NullPointerException();
        }
        int lo = 0;
        int hi = size - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int c = compare(key, entries[mid].getKey());
            if (c == 0) {
                return mid;
            }
            if (c < 0) {
                hi = mid - 1;
            } else {
                lo = mid + 1;
            }
        }
        return -1 - lo;
    }

    V put(K key, V value) {
        if (size == 0) {
            // Also tells whether the key can be compared at all.
            compare(key, key);
        }
        int i = find(key);
        if (i >= 0) {
            return entries[i].setValue(value);
        }
        i = -1 - i;
        if (size == entries.length) {
            AbstractMap.SimpleEntry<K, V>[] more = new AbstractMap.SimpleEntry[size * 2];
            for (int k = 0; k < size; k++) {
                more[k] = entries[k];
            }
            entries = more;
        }
        for (int k = size; k > i; k--) {
            entries[k] = entries[k - 1];
        }
        entries[i] = new AbstractMap.SimpleEntry<K, V>(key, value);
        size++;
        changes++;
        return null;
    }

    Map.Entry<K, V> removeAt(int i) {
        Map.Entry<K, V> e = entries[i];
        size--;
        for (int k = i; k < size; k++) {
            entries[k] = entries[k + 1];
        }
        entries[size] = null;
        changes++;
        return e;
    }
}

/** Keys between two bounds, in ascending or descending order; a whole map has no bounds. */
abstract class SortedView<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    final SortedEntries<K, V> all;
    private final boolean down;
    private final boolean hasLow;
    private final K low;
    private final boolean lowInclusive;
    private final boolean hasHigh;
    private final K high;
    private final boolean highInclusive;

    SortedView(SortedEntries<K, V> all, boolean down, boolean hasLow, K low, boolean lowInclusive, boolean hasHigh, K high, boolean highInclusive) {
        this.all = all;
        this.down = down;
        this.hasLow = hasLow;
        this.low = low;
        this.lowInclusive = lowInclusive;
        this.hasHigh = hasHigh;
        this.high = high;
        this.highInclusive = highInclusive;
    }

    /** Index of the first entry at or behind a key, or behind it only. */
    private int behind(K key, boolean inclusive) {
        int i = all.find(key);
        return i < 0 ? -1 - i : inclusive ? i : i + 1;
    }

    /** Index of the first entry. */
    private int from() {
        return hasLow ? behind(low, lowInclusive) : 0;
    }

    /** One past the index of the last entry. */
    private int to() {
        return hasHigh ? behind(high, !highInclusive) : all.size;
    }

    private boolean inside(Object key) {
        if (hasLow) {
            int c = all.compare(key, low);
            if (c < 0 || c == 0 && !lowInclusive) {
                return false;
            }
        }
        if (hasHigh) {
            int c = all.compare(key, high);
            if (c > 0 || c == 0 && !highInclusive) {
                return false;
            }
        }
        return true;
    }

    private Map.Entry<K, V> at(int i) {
        return i >= from() && i < to() ? all.entries[i] : null;
    }

    /** A copy, as Java hands out. */
    private static <K, V> Map.Entry<K, V> copy(Map.Entry<K, V> e) {
        return e == null ? null : new UnmodifiableEntry<K, V>(new AbstractMap.SimpleEntry<K, V>(e.getKey(), e.getValue()));
    }

    private static <K, V> K key(Map.Entry<K, V> e) {
        return e == null ? null : e.getKey();
    }

    /** The nearest entry before a key in this order, or at it. */
    private Map.Entry<K, V> before(K key, boolean inclusive) {
        return nearest(key, inclusive, down);
    }

    private Map.Entry<K, V> after(K key, boolean inclusive) {
        return nearest(key, inclusive, !down);
    }

    private Map.Entry<K, V> nearest(K key, boolean inclusive, boolean greater) {
        int i = greater ? behind(key, inclusive) : behind(key, !inclusive) - 1;
        int from = from();
        int to = to();
        if (greater && i < from) {
            i = from;
        }
        if (!greater && i >= to) {
            i = to - 1;
        }
        return i >= from && i < to ? all.entries[i] : null;
    }

    private Map.Entry<K, V> end(boolean last) {
        return at(last ? to() - 1 : from());
    }

    private K endKey(boolean last) {
        Map.Entry<K, V> e = end(last);
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e.getKey();
    }

    private Map.Entry<K, V> poll(boolean last) {
        int i = last ? to() - 1 : from();
        if (at(i) == null) {
            return null;
        }
        return copy(all.removeAt(i));
    }

    public Comparator<? super K> comparator() {
        if (!down) {
            return all.order;
        }
        return (a, b) -> all.compare(b, a);
    }

    public int size() {
        return to() - from();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsKey(Object key) {
        int i = all.find(key);
        return i >= 0 && inside(key);
    }

    public V get(Object key) {
        int i = all.find(key);
        return i >= 0 && inside(key) ? all.entries[i].getValue() : null;
    }

    public V put(K key, V value) {
        if (!inside(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return all.put(key, value);
    }

    public V remove(Object key) {
        int i = all.find(key);
        return i >= 0 && inside(key) ? all.removeAt(i).getValue() : null;
    }

    public void clear() {
        int from = from();
        int n = to() - from;
        for (int i = 0; i < n; i++) {
            all.removeAt(from + n - 1 - i);
        }
    }

    public K firstKey() {
        return endKey(down);
    }

    public K lastKey() {
        return endKey(!down);
    }

    public Map.Entry<K, V> firstEntry() {
        return copy(end(down));
    }

    public Map.Entry<K, V> lastEntry() {
        return copy(end(!down));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(down);
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(!down);
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return copy(before(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return copy(before(key, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return copy(after(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return copy(after(key, false));
    }

    public K lowerKey(K key) {
        return key(before(key, false));
    }

    public K floorKey(K key) {
        return key(before(key, true));
    }

    public K ceilingKey(K key) {
        return key(after(key, true));
    }

    public K higherKey(K key) {
        return key(after(key, false));
    }

    /** The part between two keys of this view; null stands for no bound of its own. */
    private NavigableMap<K, V> part(boolean hasFrom, K from, boolean fromInclusive, boolean hasTo, K to, boolean toInclusive) {
        if (down) {
            return between(hasTo, to, toInclusive, hasFrom, from, fromInclusive);
        }
        return between(hasFrom, from, fromInclusive, hasTo, to, toInclusive);
    }

    private NavigableMap<K, V> between(boolean hasA, K a, boolean aInclusive, boolean hasB, K b, boolean bInclusive) {
        if (hasA && hasB && all.compare(a, b) > 0) {
            throw new IllegalArgumentException("fromKey > toKey");
        }
        if (hasA && hasLow && all.compare(a, low) < 0) {
            throw new IllegalArgumentException("fromKey out of range");
        }
        if (hasB && hasHigh && all.compare(b, high) > 0) {
            throw new IllegalArgumentException("toKey out of range");
        }
        return new SubMap<K, V>(all, down, hasA || hasLow, hasA ? a : low, hasA ? aInclusive : lowInclusive,
            hasB || hasHigh, hasB ? b : high, hasB ? bInclusive : highInclusive);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return part(true, from, fromInclusive, true, to, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        return part(false, null, false, true, to, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return part(true, from, inclusive, false, null, false);
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

    public NavigableMap<K, V> descendingMap() {
        return new SubMap<K, V>(all, !down, hasLow, low, lowInclusive, hasHigh, high, highInclusive);
    }

    public NavigableSet<K> navigableKeySet() {
        return new SortedKeys<K>(this);
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return SortedView.this.size();
        }

        public void clear() {
            SortedView.this.clear();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return containsKey(e.getKey()) && Objects.equals(get(e.getKey()), e.getValue());
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }
    }

    private class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int left = SortedView.this.size();
        private int next = down ? to() - 1 : from();
        private int last = -1;
        private int changes = all.changes;

        public boolean hasNext() {
            return left > 0;
        }

        public Map.Entry<K, V> next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            if (changes != all.changes) {
                throw new ConcurrentModificationException();
            }
            left--;
            last = next;
            next = down ? next - 1 : next + 1;
            return all.entries[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (changes != all.changes) {
                throw new ConcurrentModificationException();
            }
            all.removeAt(last);
            if (!down) {
                next--;
            }
            last = -1;
            changes = all.changes;
        }
    }
}

/** A view of a part. */
final class SubMap<K, V> extends SortedView<K, V> {
    SubMap(SortedEntries<K, V> all, boolean down, boolean hasLow, K low, boolean lowInclusive, boolean hasHigh, K high, boolean highInclusive) {
        super(all, down, hasLow, low, lowInclusive, hasHigh, high, highInclusive);
    }
}

/** The keys of a sorted map. */
final class SortedKeys<E> extends TreeSet<E> {
    SortedKeys(NavigableMap<E, ?> map) {
        super((NavigableMap<E, Object>) map, false);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }
}

/** Sorted in an array: the same behaviour as a tree, in the same order. */
public class TreeMap<K, V> extends SortedView<K, V> {
    public TreeMap() {
        this((Comparator<? super K>) null);
    }

    public TreeMap(Comparator<? super K> order) {
        super(new SortedEntries<K, V>(order), false, false, null, false, false, null, false);
        scoville.Rt.own(this, all);
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        this((Comparator<? super K>) m.comparator());
        putAll(m);
    }

    public Object clone() {
        TreeMap<K, V> copy = new TreeMap<K, V>(comparator());
        copy.putAll(this);
        return copy;
    }
}

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E> {
    private static final Object PRESENT = new Object();

    private final NavigableMap<E, Object> map;

    /** The keys of a map; only the library may say so. */
    TreeSet(NavigableMap<E, Object> map, boolean owned) {
        this.map = map;
        if (owned) {
            scoville.Rt.own(this, map);
        }
    }

    public TreeSet() {
        this(new TreeMap<E, Object>(), true);
    }

    public TreeSet(Comparator<? super E> order) {
        this(new TreeMap<E, Object>(order), true);
    }

    public TreeSet(Collection<? extends E> c) {
        this(new TreeMap<E, Object>(), true);
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        this(new TreeMap<E, Object>(s.comparator()), true);
        addAll(s);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public Object clone() {
        return new TreeSet<E>((SortedSet<E>) this);
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
        int before = map.size();
        map.put(e, PRESENT);
        return map.size() > before;
    }

    public boolean remove(Object o) {
        int before = map.size();
        map.remove(o);
        return map.size() < before;
    }

    public void clear() {
        map.clear();
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

    private static <E> NavigableSet<E> of(NavigableMap<E, Object> map) {
        return new TreeSet<E>(map, false);
    }

    public NavigableSet<E> descendingSet() {
        return of(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return of(map.subMap(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return of(map.headMap(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return of(map.tailMap(from, inclusive));
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

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }
}
