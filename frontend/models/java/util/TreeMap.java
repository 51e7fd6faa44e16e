package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import scoville.Rt;

/**
 * The real tree, red and black as in Cormen, Leiserson and Rivest: it compares the pairs of keys that Java's compares, in that order,
 * and a call reads and writes the links that Java's does.
 */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    static final class Node<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Node<K, V> left;
        Node<K, V> right;
        Node<K, V> parent;
        boolean red;

        Node(K key, V value, Node<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && scoville.Asked.equal(key, ((Map.Entry<?, ?>) o).getKey()) && scoville.Asked.equal(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** Where the way of a key down from the root ends: at its node, or at the one that it belongs below, on the left or the right. */
    private static final class Place<K, V> {
        final Node<K, V> at;
        /** What the last comparison told; 0 at the node of the key. */
        final int side;

        Place(Node<K, V> at, int side) {
            this.at = at;
            this.side = side;
        }
    }

    final Comparator<? super K> order;
    private Node<K, V> root;
    private int size;
    int modCount;

    public TreeMap() {
        order = null;
    }

    public TreeMap(Comparator<? super K> order) {
        this.order = order;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        order = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        order = m.comparator();
        build(m.size(), m.entrySet().iterator(), null);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (size == 0 && n != 0 && m instanceof SortedMap && Objects.equals(order, ((SortedMap<?, ?>) m).comparator())) {
            modCount++;
            build(n, m.entrySet().iterator(), null);
        } else {
            super.putAll(m);
        }
    }

    public Object clone() {
        TreeMap<K, V> copy = new TreeMap<K, V>(order);
        copy.build(size, entrySet().iterator(), null);
        return copy;
    }

    // What is sorted already is not compared: it becomes a balanced tree, black but for the lowest level if that is not full.

    /** Takes so many entries, or keys, which all get the value, if there is one. */
    final void build(int n, Iterator<?> from, V value) {
        size = n;
        root = build(0, 0, n - 1, 31 - Integer.numberOfLeadingZeros(n + 1), from, value);
    }

    private Node<K, V> build(int level, int lo, int hi, int redLevel, Iterator<?> from, V value) {
        if (hi < lo) {
            return null;
        }
        int middle = (lo + hi) >>> 1;
        Node<K, V> left = build(level + 1, lo, middle - 1, redLevel, from, value);
        Object next = from.next();
        Node<K, V> x;
        if (value == null) {
            Map.Entry<K, V> e = (Map.Entry<K, V>) next;
            x = new Node<K, V>(e.getKey(), e.getValue(), null);
        } else {
            x = new Node<K, V>((K) next, value, null);
        }
        Rt.own(this, x);
        x.red = level == redLevel;
        if (left != null) {
            x.left = left;
            left.parent = x;
        }
        if (middle < hi) {
            Node<K, V> right = build(level + 1, middle + 1, hi, redLevel, from, value);
            x.right = right;
            right.parent = x;
        }
        return x;
    }

    // Looking for keys.

    final int compare(Object a, Object b) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare((K) a, (K) b);
    }

    /** Without an order of its own, a map has no null, and a key has to be comparable even if there is nothing to compare it with. */
    private void check(Object key) {
        if (order == null) {
            Comparable<Object> c = (Comparable<Object>) Objects.requireNonNull(key);
        }
    }

    final Node<K, V> find(Object key) {
        check(key);
        Node<K, V> x = root;
        while (x != null) {
            int c = compare(key, x.key);
            if (c == 0) {
                return x;
            }
            x = c < 0 ? x.left : x.right;
        }
        return null;
    }

    /** Of a map that is not empty. */
    private Place<K, V> place(Node<K, V> x, Object key) {
        check(key);
        while (true) {
            int c = compare(key, x.key);
            Node<K, V> next = c < 0 ? x.left : c > 0 ? x.right : null;
            if (next == null) {
                return new Place<K, V>(x, c);
            }
            x = next;
        }
    }

    /** The nearest node above a key, or below it, or that of the key itself. */
    final Node<K, V> nearest(K key, boolean above, boolean orSame) {
        Node<K, V> x = root;
        while (x != null) {
            int c = compare(key, x.key);
            if (c == 0 && orSame) {
                return x;
            }
            boolean left = c < 0 || c == 0 && !above;
            Node<K, V> next = left ? x.left : x.right;
            if (next == null) {
                return left == above ? x : neighbour(x, above);
            }
            x = next;
        }
        return null;
    }

    final Node<K, V> end(boolean last) {
        Node<K, V> x = root;
        return x == null ? null : lowest(x, last);
    }

    private static <K, V> Node<K, V> lowest(Node<K, V> x, boolean right) {
        while (true) {
            Node<K, V> next = right ? x.right : x.left;
            if (next == null) {
                return x;
            }
            x = next;
        }
    }

    /** The next node above this one, or below it. */
    static <K, V> Node<K, V> neighbour(Node<K, V> x, boolean above) {
        Node<K, V> down = above ? x.right : x.left;
        if (down != null) {
            return lowest(down, !above);
        }
        Node<K, V> up = x.parent;
        while (up != null && x == (above ? up.right : up.left)) {
            x = up;
            up = x.parent;
        }
        return up;
    }

    // Changing the tree.

    private void addFirst(K key, V value) {
        // Only tells whether the key can be compared at all.
        compare(key, key);
        root = new Node<K, V>(key, value, null);
        Rt.own(this, root);
        size = 1;
        modCount++;
    }

    private void add(Place<K, V> place, K key, V value) {
        Node<K, V> x = new Node<K, V>(key, value, place.at);
        Rt.own(this, x);
        if (place.side < 0) {
            place.at.left = x;
        } else {
            place.at.right = x;
        }
        fixAdded(x);
        size++;
        modCount++;
    }

    final void delete(Node<K, V> x) {
        modCount++;
        size--;
        if (x.left != null && x.right != null) {
            Node<K, V> next = neighbour(x, true);
            x.key = next.key;
            x.value = next.value;
            x = next;
        }
        Node<K, V> child = x.left != null ? x.left : x.right;
        if (child != null) {
            child.parent = x.parent;
            hang(child, x);
            x.left = null;
            x.right = null;
            x.parent = null;
            if (!x.red) {
                fixRemoved(child);
            }
        } else if (x.parent == null) {
            root = null;
        } else {
            if (!x.red) {
                fixRemoved(x);
            }
            if (x.parent != null) {
                hang(null, x);
                x.parent = null;
            }
        }
    }

    /** Below the parent of the other, in its place. */
    private void hang(Node<K, V> x, Node<K, V> other) {
        Node<K, V> parent = other.parent;
        if (parent == null) {
            root = x;
        } else if (parent.left == other) {
            parent.left = x;
        } else {
            parent.right = x;
        }
    }

    /** Makes a node a child of its other child. */
    private void rotate(Node<K, V> x, boolean left) {
        if (x == null) {
            return;
        }
        Node<K, V> up = child(x, !left);
        Node<K, V> between = child(up, left);
        setChild(x, !left, between);
        if (between != null) {
            between.parent = x;
        }
        up.parent = x.parent;
        hang(up, x);
        setChild(up, left, x);
        x.parent = up;
    }

    private static <K, V> void setChild(Node<K, V> x, boolean left, Node<K, V> child) {
        if (left) {
            x.left = child;
        } else {
            x.right = child;
        }
    }

    // What is not there is black.

    private static <K, V> Node<K, V> child(Node<K, V> x, boolean left) {
        return x == null ? null : left ? x.left : x.right;
    }

    private static <K, V> Node<K, V> parent(Node<K, V> x) {
        return x == null ? null : x.parent;
    }

    private static <K, V> boolean red(Node<K, V> x) {
        return x != null && x.red;
    }

    private static <K, V> void paint(Node<K, V> x, boolean red) {
        if (x != null) {
            x.red = red;
        }
    }

    /** No red node has a red parent. */
    private void fixAdded(Node<K, V> x) {
        x.red = true;
        while (x != null && x != root && x.parent.red) {
            boolean left = parent(x) == child(parent(parent(x)), true);
            Node<K, V> uncle = child(parent(parent(x)), !left);
            if (red(uncle)) {
                paint(parent(x), false);
                paint(uncle, false);
                paint(parent(parent(x)), true);
                x = parent(parent(x));
            } else {
                if (x == child(parent(x), !left)) {
                    x = parent(x);
                    rotate(x, left);
                }
                paint(parent(x), false);
                paint(parent(parent(x)), true);
                rotate(parent(parent(x)), !left);
            }
        }
        root.red = false;
    }

    /** As many black nodes are on this way down as on the others; one too few is on those through this node. */
    private void fixRemoved(Node<K, V> x) {
        while (x != root && !red(x)) {
            boolean left = x == child(parent(x), true);
            Node<K, V> sibling = child(parent(x), !left);
            if (red(sibling)) {
                paint(sibling, false);
                paint(parent(x), true);
                rotate(parent(x), left);
                sibling = child(parent(x), !left);
            }
            if (!red(child(sibling, true)) && !red(child(sibling, false))) {
                paint(sibling, true);
                x = parent(x);
            } else {
                if (!red(child(sibling, !left))) {
                    paint(child(sibling, left), false);
                    paint(sibling, true);
                    rotate(sibling, !left);
                    sibling = child(parent(x), !left);
                }
                paint(sibling, red(parent(x)));
                paint(parent(x), false);
                paint(child(sibling, !left), false);
                rotate(parent(x), left);
                x = root;
            }
        }
        paint(x, false);
    }

    // The methods of maps.

    public Comparator<? super K> comparator() {
        return order;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Node<K, V> x = end(false); x != null; x = neighbour(x, true)) {
            if (scoville.Asked.equal(value, x.value)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Node<K, V> x = find(key);
        return x == null ? null : x.value;
    }

    public V put(K key, V value) {
        return store(key, value, true);
    }

    public V putIfAbsent(K key, V value) {
        return store(key, value, false);
    }

    private V store(K key, V value, boolean replaces) {
        Node<K, V> top = root;
        if (top == null) {
            addFirst(key, value);
            return null;
        }
        Place<K, V> p = place(top, key);
        if (p.side != 0) {
            add(p, key, value);
            return null;
        }
        V old = p.at.value;
        if (replaces || old == null) {
            p.at.value = value;
        }
        return old;
    }

    public V remove(Object key) {
        Node<K, V> x = find(key);
        if (x == null) {
            return null;
        }
        V old = x.value;
        delete(x);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    public V replace(K key, V value) {
        Node<K, V> x = find(key);
        return x == null ? null : x.setValue(value);
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> x = find(key);
        if (x == null || !Objects.equals(old, x.value)) {
            return false;
        }
        x.value = value;
        return true;
    }

    // A function that changes the map while it is asked is found out.

    private void unchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    private V made(K key, Function<? super K, ? extends V> f) {
        int expected = modCount;
        V v = f.apply(key);
        unchanged(expected);
        return v;
    }

    /** The same of a function of an old value, too. */
    private V made(K key, V old, BiFunction<? super K, ? super V, ? extends V> f) {
        int expected = modCount;
        V v = f.apply(key, old);
        unchanged(expected);
        return v;
    }

    /** A new key gets what a function has made for it; null is for none. */
    private V added(Place<K, V> p, K key, V v) {
        if (v != null) {
            if (p == null) {
                addFirst(key, v);
            } else {
                add(p, key, v);
            }
        }
        return v;
    }

    private V remapped(Node<K, V> x, V v) {
        if (v == null) {
            delete(x);
        } else {
            x.value = v;
        }
        return v;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        Objects.requireNonNull(f);
        Node<K, V> top = root;
        Place<K, V> p = top == null ? null : place(top, key);
        if (p == null || p.side != 0) {
            return added(p, key, made(key, f));
        }
        if (p.at.value == null) {
            p.at.value = made(key, f);
        }
        return p.at.value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Node<K, V> x = find(key);
        return x == null || x.value == null ? null : remapped(x, made(key, x.value, f));
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Node<K, V> top = root;
        Place<K, V> p = top == null ? null : place(top, key);
        if (p == null || p.side != 0) {
            return added(p, key, made(key, null, f));
        }
        return remapped(p.at, made(key, p.at.value, f));
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(value);
        Node<K, V> top = root;
        Place<K, V> p = top == null ? null : place(top, key);
        if (p == null || p.side != 0) {
            return added(p, key, value);
        }
        V v = value;
        if (p.at.value != null) {
            int expected = modCount;
            v = f.apply(p.at.value, value);
            unchanged(expected);
        }
        return remapped(p.at, v);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Node<K, V> x = end(false); x != null; x = neighbour(x, true)) {
            action.accept(x.key, x.value);
            unchanged(expected);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int expected = modCount;
        for (Node<K, V> x = end(false); x != null; x = neighbour(x, true)) {
            x.value = f.apply(x.key, x.value);
            unchanged(expected);
        }
    }

    /** What streams take for the size. */
    final int count() {
        return size;
    }

    final TreeWalk<K, V, K> keys(boolean up) {
        return new TreeWalk.Keys<K, V>(this, up, end(!up));
    }

    /** As streams walk the whole map: what is added before them is met, and a change is an error only at the end. */
    final void each(boolean up, Consumer<? super Node<K, V>> action) {
        Node<K, V> x = end(!up);
        int expected = modCount;
        if (x != null) {
            while (x != null) {
                action.accept(x);
                x = neighbour(x, up);
            }
            unchanged(expected);
        }
    }

    // The methods of sorted maps.

    /** A copy, as Java hands out. */
    static <K, V> Map.Entry<K, V> copy(Node<K, V> x) {
        return x == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(x);
    }

    static <K, V> K keyOrNull(Node<K, V> x) {
        return x == null ? null : x.key;
    }

    static <K, V> K key(Node<K, V> x) {
        if (x == null) {
            throw new NoSuchElementException();
        }
        return x.key;
    }

    final Map.Entry<K, V> poll(Node<K, V> x) {
        Map.Entry<K, V> e = copy(x);
        if (x != null) {
            delete(x);
        }
        return e;
    }

    public K firstKey() {
        return key(end(false));
    }

    public K lastKey() {
        return key(end(true));
    }

    public Map.Entry<K, V> firstEntry() {
        return copy(end(false));
    }

    public Map.Entry<K, V> lastEntry() {
        return copy(end(true));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(end(false));
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(end(true));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return copy(nearest(key, false, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return copy(nearest(key, false, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return copy(nearest(key, true, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return copy(nearest(key, true, false));
    }

    public K lowerKey(K key) {
        return keyOrNull(nearest(key, false, false));
    }

    public K floorKey(K key) {
        return keyOrNull(nearest(key, false, true));
    }

    public K ceilingKey(K key) {
        return keyOrNull(nearest(key, true, true));
    }

    public K higherKey(K key) {
        return keyOrNull(nearest(key, true, false));
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return new TreePart<K, V>(this, false, true, from, fromInclusive, true, to, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        return new TreePart<K, V>(this, false, false, null, true, true, to, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return new TreePart<K, V>(this, false, true, from, inclusive, false, null, true);
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
        return new TreePart<K, V>(this);
    }

    // Views: made anew for each call.

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

    public Collection<V> values() {
        return new Values();
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return TreeMap.this.size();
        }

        public void clear() {
            TreeMap.this.clear();
        }

        private Node<K, V> find(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Object value = ((Map.Entry<?, ?>) o).getValue();
            Node<K, V> x = TreeMap.this.find(((Map.Entry<?, ?>) o).getKey());
            return x != null && scoville.Asked.equal(x.value, value) ? x : null;
        }

        public boolean contains(Object o) {
            return find(o) != null;
        }

        public boolean remove(Object o) {
            Node<K, V> x = find(o);
            if (x != null) {
                delete(x);
            }
            return x != null;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new TreeWalk.Entries<K, V>(TreeMap.this, true, end(false));
        }

        public Iterator<Map.Entry<K, V>> scovilleIterator() {
            return new TreeWalk.Entries<K, V>(TreeMap.this, true, end(false)).strict();
        }

        public int scovilleSize() {
            return size;
        }

        public void scovilleEach(Consumer<? super Map.Entry<K, V>> action) {
            each(true, action);
        }
    }

    private class Values extends AbstractCollection<V> {
        public int size() {
            return TreeMap.this.size();
        }

        public void clear() {
            TreeMap.this.clear();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public boolean remove(Object o) {
            for (Node<K, V> x = end(false); x != null; x = neighbour(x, true)) {
                if (scoville.Asked.equal(x.value, o)) {
                    delete(x);
                    return true;
                }
            }
            return false;
        }

        public Iterator<V> iterator() {
            return new TreeWalk.Values<K, V>(TreeMap.this, end(false));
        }

        public Iterator<V> scovilleIterator() {
            return new TreeWalk.Values<K, V>(TreeMap.this, end(false)).strict();
        }

        public int scovilleSize() {
            return size;
        }

        public void scovilleEach(Consumer<? super V> action) {
            each(true, x -> action.accept(x.value));
        }
    }
}
