package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import scoville.Rt;

/** What a sorted map holds: entries in the order of their keys. */
class SortedEntries<K, V> {
    final Comparator<? super K> order;
    AbstractMap.SimpleEntry<K, V>[] entries;
    int size;
    int changes;

    SortedEntries(Comparator<? super K> order) {
        this.order = order;
        entries = new AbstractMap.SimpleEntry[8];
    }

    /** Whether it is that of a map for several threads. */
    boolean concurrent() {
        return false;
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
        if (all.size == 0 && !hasLow && !hasHigh && !all.concurrent()) {
            return null;
        }
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

    /** Whether a part may not begin or end there. */
    private boolean outside(K key, boolean inclusive) {
        int below = hasLow ? all.compare(key, low) : 1;
        int above = hasHigh ? all.compare(key, high) : -1;
        return below < 0 || below == 0 && inclusive && !lowInclusive || above > 0 || above == 0 && inclusive && !highInclusive;
    }

    /** The same for each end of a part of a map for several threads. */
    private boolean beyond(boolean hasA, K a, boolean hasB, K b) {
        return hasA && hasLow && all.compare(a, low) < 0 || hasB && hasHigh && all.compare(b, high) > 0;
    }

    /** The part between two keys of this view; null stands for no bound of its own. */
    private NavigableMap<K, V> part(boolean hasFrom, K from, boolean fromInclusive, boolean hasTo, K to, boolean toInclusive) {
        if (all.concurrent() && (down ? beyond(hasTo, to, hasFrom, from) : beyond(hasFrom, from, hasTo, to))) {
            throw new IllegalArgumentException("key out of range");
        }
        if (hasFrom && !all.concurrent() && outside(from, fromInclusive)) {
            throw new IllegalArgumentException("fromKey out of range");
        }
        if (hasTo && !all.concurrent() && outside(to, toInclusive)) {
            throw new IllegalArgumentException("toKey out of range");
        }
        if (down) {
            return between(hasTo, to, toInclusive, hasFrom, from, fromInclusive);
        }
        return between(hasFrom, from, fromInclusive, hasTo, to, toInclusive);
    }

    private NavigableMap<K, V> between(boolean hasA, K a, boolean aInclusive, boolean hasB, K b, boolean bInclusive) {
        boolean begins = hasA || hasLow;
        boolean ends = hasB || hasHigh;
        if (begins && ends) {
            if (all.compare(hasA ? a : low, hasB ? b : high) > 0) {
                throw new IllegalArgumentException(all.concurrent() ? "inconsistent range" : "fromKey > toKey");
            }
        } else if (!all.concurrent()) {
            // Only tells whether the key can be compared at all.
            if (begins) {
                all.compare(hasA ? a : low, hasA ? a : low);
            }
            if (ends) {
                all.compare(hasB ? b : high, hasB ? b : high);
            }
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

    public NavigableSet<K> navigableKeySet() {
        return new SortedKeys<K>(new TreeSet<K>((NavigableMap<K, Object>) this, false));
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

    Iterator<Map.Entry<K, V>> entries() {
        return new EntryIterator();
    }

    /** What a stream of the keys does with all of them. */
    void eachKey(TreeSet<K> keys, Consumer<? super K> action) {
        if (whole() == this || down && !hasLow && !hasHigh) {
            each(e -> action.accept(e.getKey()));
        } else {
            keys.iterator().forEachRemaining(action);
        }
    }

    /** As streams walk the whole map: what is added before them is met, and a change is an error only at the end. */
    final void each(Consumer<? super Map.Entry<K, V>> action) {
        int changes = all.changes;
        int size = all.size;
        int i = down ? size - 1 : 0;
        while (i >= 0 && i < all.size) {
            Map.Entry<K, V> e = all.entries[i];
            boolean more = down ? i > 0 : i + 1 < all.size;
            action.accept(e);
            if (all.changes - changes != all.size - size) {
                if (more) {
                    Rt.unsupported("what a stream of a sorted map meets when something is removed meanwhile");
                }
                break;
            }
            if (all.changes != changes) {
                i = 0;
                while (all.entries[i] != e) {
                    i++;
                }
            }
            i += down ? -1 : 1;
        }
        if (all.changes != changes) {
            throw new ConcurrentModificationException();
        }
    }

    protected boolean $removeKey(Object key) {
        int before = size();
        remove(key);
        return size() != before;
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
            int i = all.find(e.getKey());
            return i >= 0 && inside(e.getKey()) && Objects.equals(all.entries[i].getValue(), e.getValue());
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public void scovilleEach(Consumer<? super Map.Entry<K, V>> action) {
            if (whole() == SortedView.this) {
                each(action);
            } else {
                iterator().forEachRemaining(action);
            }
        }
    }

    private class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int left = count();
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

    boolean isPart() {
        return bounded;
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

/** Sorted in an array: the same behaviour as a tree, in the same order. */
public class TreeMap<K, V> extends SortedView<K, V> implements Cloneable, java.io.Serializable {
    public TreeMap() {
        this((Comparator<? super K>) null);
    }

    public TreeMap(Comparator<? super K> order) {
        this(new SortedEntries<K, V>(order));
    }

    TreeMap(SortedEntries<K, V> entries) {
        super(entries, false, false, null, false, false, null, false);
        scoville.Rt.own(this, all);
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        this((Comparator<? super K>) m.comparator());
        m.size();
        for (Map.Entry<K, ? extends V> e : m.entrySet()) {
            all.put(e.getKey(), e.getValue());
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (all.size == 0 && n != 0 && m instanceof SortedMap && Objects.equals(all.order, ((SortedMap<?, ?>) m).comparator())) {
            for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
                all.put(e.getKey(), e.getValue());
            }
            return;
        }
        super.putAll(m);
    }

    /** Where a key is, below zero if it is not there. */
    private int place(Object key) {
        return all.size == 0 ? -1 : all.find(key);
    }

    /** What a function has made of a key; it must not have changed the map. */
    private V become(int i, K key, V v, int changes) {
        if (all.changes != changes) {
            throw new ConcurrentModificationException();
        }
        if (i >= 0) {
            if (v == null) {
                all.removeAt(i);
            } else {
                all.entries[i].setValue(v);
            }
        } else if (v != null) {
            all.put(key, v);
        }
        return v;
    }

    public V putIfAbsent(K key, V value) {
        int i = place(key);
        if (i < 0) {
            all.put(key, value);
            return null;
        }
        V old = all.entries[i].getValue();
        if (old == null) {
            all.entries[i].setValue(value);
        }
        return old;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        Objects.requireNonNull(f);
        int i = place(key);
        if (i >= 0 && all.entries[i].getValue() != null) {
            return all.entries[i].getValue();
        }
        int changes = all.changes;
        V v = f.apply(key);
        if (v == null && i >= 0) {
            if (all.changes != changes) {
                throw new ConcurrentModificationException();
            }
            return null;
        }
        return become(i, key, v, changes);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int i = all.find(key);
        if (i < 0 || all.entries[i].getValue() == null) {
            return null;
        }
        int changes = all.changes;
        return become(i, key, f.apply(key, all.entries[i].getValue()), changes);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        int i = place(key);
        int changes = all.changes;
        return become(i, key, f.apply(key, i < 0 ? null : all.entries[i].getValue()), changes);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(value);
        int i = place(key);
        int changes = all.changes;
        V old = i < 0 ? null : all.entries[i].getValue();
        return become(i, key, old == null ? value : f.apply(old, value), changes);
    }

    public V replace(K key, V value) {
        int i = all.find(key);
        return i < 0 ? null : all.entries[i].setValue(value);
    }

    public boolean replace(K key, V old, V value) {
        int i = all.find(key);
        if (i < 0 || !Objects.equals(old, all.entries[i].getValue())) {
            return false;
        }
        all.entries[i].setValue(value);
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int changes = all.changes;
        for (int i = 0; i < all.size; i++) {
            Map.Entry<K, V> e = all.entries[i];
            e.setValue(f.apply(e.getKey(), e.getValue()));
            if (all.changes != changes) {
                throw new ConcurrentModificationException();
            }
        }
    }

    void eachValue(Collection<V> values, Consumer<? super V> action) {
        each(e -> action.accept(e.getValue()));
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int changes = all.changes;
        for (int i = 0; i < all.size; i++) {
            Map.Entry<K, V> e = all.entries[i];
            action.accept(e.getKey(), e.getValue());
            if (all.changes != changes) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public Object clone() {
        TreeMap<K, V> copy = new TreeMap<K, V>(comparator());
        copy.putAll(this);
        return copy;
    }
}
