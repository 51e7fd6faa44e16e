package java.util;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** What a sorted map has between two keys, upwards or downwards: it compares with its bounds whatever it is asked for. */
final class TreePart<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    private final TreeMap<K, V> tree;
    private final boolean down;
    private final boolean hasLow;
    private final K low;
    private final boolean lowInclusive;
    private final boolean hasHigh;
    private final K high;
    private final boolean highInclusive;
    private final Comparator<? super K> order;
    /** Whether it is what the map itself gives out as its descending map. */
    private final boolean whole;
    // What Java keeps of a part, because it spares comparisons; tasks that share a part race on it there, too.
    private NavigableMap<K, V> turned;
    private int counted = -1;
    private int countedAt;

    TreePart(TreeMap<K, V> tree, boolean down, boolean hasLow, K low, boolean lowInclusive, boolean hasHigh, K high, boolean highInclusive) {
        if (hasLow && hasHigh) {
            if (tree.compare(low, high) > 0) {
                throw new IllegalArgumentException("fromKey > toKey");
            }
        } else {
            // Only tells whether the key can be compared at all.
            if (hasLow) {
                tree.compare(low, low);
            }
            if (hasHigh) {
                tree.compare(high, high);
            }
        }
        this.tree = tree;
        this.down = down;
        this.hasLow = hasLow;
        this.low = low;
        this.lowInclusive = lowInclusive;
        this.hasHigh = hasHigh;
        this.high = high;
        this.highInclusive = highInclusive;
        order = down ? Collections.reverseOrder((Comparator<K>) tree.order) : tree.order;
        whole = false;
    }

    /** All of a map, downwards. */
    TreePart(TreeMap<K, V> tree) {
        this.tree = tree;
        down = true;
        hasLow = false;
        low = null;
        lowInclusive = true;
        hasHigh = false;
        high = null;
        highInclusive = true;
        order = Collections.reverseOrder((Comparator<K>) tree.order);
        whole = true;
    }

    // Where a key is.

    private boolean tooLow(Object key) {
        if (hasLow) {
            int c = tree.compare(key, low);
            return c < 0 || c == 0 && !lowInclusive;
        }
        return false;
    }

    private boolean tooHigh(Object key) {
        if (hasHigh) {
            int c = tree.compare(key, high);
            return c > 0 || c == 0 && !highInclusive;
        }
        return false;
    }

    private boolean inside(Object key) {
        return !tooLow(key) && !tooHigh(key);
    }

    /** Whether a part of this one may begin or end there. */
    private boolean bounds(Object key, boolean inclusive) {
        if (inclusive) {
            return inside(key);
        }
        return (!hasLow || tree.compare(key, low) >= 0) && (!hasHigh || tree.compare(high, key) >= 0);
    }

    private void check(Object key) {
        if (!inside(key)) {
            throw new IllegalArgumentException("key out of range");
        }
    }

    // Nodes, upwards in the map.

    private TreeMap.Node<K, V> end(boolean last) {
        TreeMap.Node<K, V> x = last ? hasHigh ? tree.nearest(high, false, highInclusive) : tree.end(true)
            : hasLow ? tree.nearest(low, true, lowInclusive) : tree.end(false);
        return x == null || (last ? tooLow(x.key) : tooHigh(x.key)) ? null : x;
    }

    private TreeMap.Node<K, V> nearest(K key, boolean above, boolean orSame) {
        if (above ? tooLow(key) : tooHigh(key)) {
            return end(!above);
        }
        TreeMap.Node<K, V> x = tree.nearest(key, above, orSame);
        return x == null || (above ? tooHigh(x.key) : tooLow(x.key)) ? null : x;
    }

    /** The first node behind the end. */
    private TreeMap.Node<K, V> beyond(boolean last) {
        if (last) {
            return hasHigh ? tree.nearest(high, true, !highInclusive) : null;
        }
        return hasLow ? tree.nearest(low, false, !lowInclusive) : null;
    }

    // The same as this part goes.

    private TreeMap.Node<K, V> edge(boolean last) {
        return end(last != down);
    }

    private TreeMap.Node<K, V> beside(K key, boolean behind, boolean orSame) {
        return nearest(key, behind != down, orSame);
    }

    Iterator<K> keys(boolean backwards) {
        boolean up = down == backwards;
        return new TreeWalk.Keys<K, V>(tree, up, end(!up)).until(beyond(up));
    }

    Iterator<Map.Entry<K, V>> entries() {
        return new TreeWalk.Entries<K, V>(tree, !down, end(down)).until(beyond(!down));
    }

    // The methods of maps.

    public int size() {
        return hasLow || hasHigh ? count() : tree.size();
    }

    private int count() {
        if (counted == -1 || countedAt != tree.modCount) {
            countedAt = tree.modCount;
            counted = 0;
            Iterator<Map.Entry<K, V>> it = entries();
            while (it.hasNext()) {
                counted++;
                it.next();
            }
        }
        return counted;
    }

    public boolean isEmpty() {
        return hasLow || hasHigh ? none() : tree.isEmpty();
    }

    private boolean none() {
        TreeMap.Node<K, V> x = end(false);
        return x == null || tooHigh(x.key);
    }

    public boolean containsKey(Object key) {
        return inside(key) && tree.containsKey(key);
    }

    public V get(Object key) {
        return inside(key) ? tree.get(key) : null;
    }

    public V put(K key, V value) {
        check(key);
        return tree.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        check(key);
        return tree.putIfAbsent(key, value);
    }

    public V remove(Object key) {
        return inside(key) ? tree.remove(key) : null;
    }

    /** A function may make nothing of a key that is outside. */
    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (inside(key)) {
            return tree.computeIfAbsent(key, f);
        }
        if (f.apply(key) != null) {
            throw new IllegalArgumentException("key out of range");
        }
        return null;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return inside(key) ? tree.computeIfPresent(key, f) : null;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (inside(key)) {
            return tree.compute(key, f);
        }
        if (f.apply(key, null) != null) {
            throw new IllegalArgumentException("key out of range");
        }
        return null;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        check(key);
        return tree.merge(key, value, f);
    }

    // The methods of sorted maps.

    public Comparator<? super K> comparator() {
        return order;
    }

    public K firstKey() {
        return TreeMap.key(edge(false));
    }

    public K lastKey() {
        return TreeMap.key(edge(true));
    }

    public Map.Entry<K, V> firstEntry() {
        return TreeMap.copy(edge(false));
    }

    public Map.Entry<K, V> lastEntry() {
        return TreeMap.copy(edge(true));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return tree.poll(edge(false));
    }

    public Map.Entry<K, V> pollLastEntry() {
        return tree.poll(edge(true));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return TreeMap.copy(beside(key, false, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return TreeMap.copy(beside(key, false, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return TreeMap.copy(beside(key, true, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return TreeMap.copy(beside(key, true, false));
    }

    public K lowerKey(K key) {
        return TreeMap.keyOrNull(beside(key, false, false));
    }

    public K floorKey(K key) {
        return TreeMap.keyOrNull(beside(key, false, true));
    }

    public K ceilingKey(K key) {
        return TreeMap.keyOrNull(beside(key, true, true));
    }

    public K higherKey(K key) {
        return TreeMap.keyOrNull(beside(key, true, false));
    }

    private void checkFrom(K from, boolean inclusive) {
        if (!bounds(from, inclusive)) {
            throw new IllegalArgumentException("fromKey out of range");
        }
    }

    private void checkTo(K to, boolean inclusive) {
        if (!bounds(to, inclusive)) {
            throw new IllegalArgumentException("toKey out of range");
        }
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        checkFrom(from, fromInclusive);
        checkTo(to, toInclusive);
        return down ? new TreePart<K, V>(tree, true, true, to, toInclusive, true, from, fromInclusive)
            : new TreePart<K, V>(tree, false, true, from, fromInclusive, true, to, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        checkTo(to, inclusive);
        return down ? withLow(to, inclusive) : withHigh(to, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        checkFrom(from, inclusive);
        return down ? withHigh(from, inclusive) : withLow(from, inclusive);
    }

    private NavigableMap<K, V> withLow(K key, boolean inclusive) {
        return new TreePart<K, V>(tree, down, true, key, inclusive, hasHigh, high, highInclusive);
    }

    private NavigableMap<K, V> withHigh(K key, boolean inclusive) {
        return new TreePart<K, V>(tree, down, hasLow, low, lowInclusive, true, key, inclusive);
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
        NavigableMap<K, V> other = turned;
        if (other == null) {
            other = new TreePart<K, V>(tree, !down, hasLow, low, lowInclusive, hasHigh, high, highInclusive);
            turned = other;
        }
        return other;
    }

    // Views.

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new TreeKeys<K>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    /** The map, if a stream of the keys goes through it from its end without a look at bounds. */
    TreeMap<K, V> whole() {
        return whole ? tree : null;
    }

    /** A stream asks the iterator and the size, in this order. */
    void eachValue(Collection<V> values, Consumer<? super V> action) {
        Iterator<V> it = values.iterator();
        size();
        it.forEachRemaining(action);
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return TreePart.this.size();
        }

        public boolean isEmpty() {
            return none();
        }

        private TreeMap.Node<K, V> find(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Object key = ((Map.Entry<?, ?>) o).getKey();
            if (!inside(key)) {
                return null;
            }
            TreeMap.Node<K, V> x = tree.find(key);
            return x != null && scoville.Asked.equal(x.value, ((Map.Entry<?, ?>) o).getValue()) ? x : null;
        }

        public boolean contains(Object o) {
            return find(o) != null;
        }

        public boolean remove(Object o) {
            TreeMap.Node<K, V> x = find(o);
            if (x != null) {
                tree.delete(x);
            }
            return x != null;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return entries();
        }

        public Iterator<Map.Entry<K, V>> scovilleIterator() {
            Iterator<Map.Entry<K, V>> it = entries();
            size();
            return it;
        }

        public void scovilleEach(Consumer<? super Map.Entry<K, V>> action) {
            scovilleIterator().forEachRemaining(action);
        }
    }
}
