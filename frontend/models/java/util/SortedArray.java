package java.util;

/** What a concurrent sorted map holds: entries in the order of their keys. */
class SortedEntries<K, V> {
    final Comparator<? super K> order;
    AbstractMap.SimpleEntry<K, V>[] entries;
    int size;

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
        return null;
    }

    Map.Entry<K, V> removeAt(int i) {
        Map.Entry<K, V> e = entries[i];
        size--;
        for (int k = i; k < size; k++) {
            entries[k] = entries[k + 1];
        }
        entries[size] = null;
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
    int from() {
        return hasLow ? behind(low, lowInclusive) : 0;
    }

    /** One past the index of the last entry. */
    int to() {
        return hasHigh ? behind(high, !highInclusive) : all.size;
    }

    boolean inside(Object key) {
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

    /** The map that this is a view of. */
    SortedView<K, V> whole() {
        return this;
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
        return all.order == null ? Collections.reverseOrder() : (Comparator<? super K>) Collections.reverseOrder(all.order);
    }

    public int size() {
        return count();
    }

    /** None if it ends where it begins, both without the key there. */
    private int count() {
        return Math.max(0, to() - from());
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

    /** Whether a part would have an end outside of this one. */
    private boolean beyond(boolean hasA, K a, boolean hasB, K b) {
        return hasA && hasLow && all.compare(a, low) < 0 || hasB && hasHigh && all.compare(b, high) > 0;
    }

    /** The part between two keys of this view; null stands for no bound of its own. */
    private NavigableMap<K, V> part(boolean hasFrom, K from, boolean fromInclusive, boolean hasTo, K to, boolean toInclusive) {
        if (down ? beyond(hasTo, to, hasFrom, from) : beyond(hasFrom, from, hasTo, to)) {
            throw new IllegalArgumentException("key out of range");
        }
        if (down) {
            return between(hasTo, to, toInclusive, hasFrom, from, fromInclusive);
        }
        return between(hasFrom, from, fromInclusive, hasTo, to, toInclusive);
    }

    private NavigableMap<K, V> between(boolean hasA, K a, boolean aInclusive, boolean hasB, K b, boolean bInclusive) {
        if ((hasA || hasLow) && (hasB || hasHigh) && all.compare(hasA ? a : low, hasB ? b : high) > 0) {
            throw new IllegalArgumentException("inconsistent range");
        }
        return new SubMap<K, V>(whole(), down, hasA || hasLow, hasA ? a : low, hasA ? aInclusive : lowInclusive,
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
        return new SubMap<K, V>(whole(), !down, hasLow, low, lowInclusive, hasHigh, high, highInclusive);
    }

    // What is a view for programs has its own ones.

    public NavigableSet<K> navigableKeySet() {
        throw new UnsupportedOperationException();
    }

    public NavigableSet<K> descendingKeySet() {
        throw new UnsupportedOperationException();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        throw new UnsupportedOperationException();
    }
}

/** A view of a part, which asks the whole map. */
final class SubMap<K, V> extends SortedView<K, V> {
    private final SortedView<K, V> whole;
    private final boolean bounded;

    SubMap(SortedView<K, V> whole, boolean down, boolean hasLow, K low, boolean lowInclusive, boolean hasHigh, K high, boolean highInclusive) {
        super(whole.all, down, hasLow, low, lowInclusive, hasHigh, high, highInclusive);
        this.whole = whole;
        bounded = hasLow || hasHigh;
    }

    SortedView<K, V> whole() {
        return whole;
    }

    public int size() {
        return bounded ? super.size() : whole.size();
    }

    public boolean containsKey(Object key) {
        return inside(key) && whole.containsKey(key);
    }

    public V get(Object key) {
        return inside(key) ? whole.get(key) : null;
    }

    public V put(K key, V value) {
        if (!inside(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return whole.put(key, value);
    }

    public V remove(Object key) {
        return inside(key) ? whole.remove(key) : null;
    }
}
