package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import scoville.Rt;

/** The real table: spread hashes, power-of-two sizes, new nodes at the end of a bin (those of functional methods at its
    begin), order kept on resize. */
public class HashMap<K, V> extends AbstractMap<K, V> implements Cloneable, java.io.Serializable {
    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        /** Whether the hash may be any number. */
        final boolean open;
        final K key;
        V value;
        Node<K, V> next;
        // Only linked maps use these.
        Node<K, V> before;
        Node<K, V> after;

        Node(int hash, boolean open, K key, V value) {
            this.hash = hash;
            this.open = open;
            this.key = key;
            this.value = value;
        }

        public final K getKey() {
            return key;
        }

        public final V getValue() {
            return value;
        }

        public final V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public final boolean equals(Object o) {
            return o == this || o instanceof Map.Entry
                && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public final int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public final String toString() {
            return key + "=" + value;
        }
    }

    Node<K, V>[] table;
    private int size;
    int modCount;
    int threshold;
    /**
     * Stands for what is in front of an entry, in whatever bin it may be: a key whose hash code may be any number may be in one bin with
     * each other key. Who looks for such a key passes it, and who takes an entry out or puts one first changes it. Who finds nothing
     * passes the ends of bins, too, where new entries come: `modCount` stands for them.
     */
    private int fronts;
    // The same of entries of such keys, for those who look for other keys.
    private int openFronts;
    private int openEnds;
    private final float load;

    public HashMap() {
        load = 0.75f;
    }

    public HashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        load = 0.75f;
        threshold = sizeFor(capacity);
    }

    public HashMap(int capacity, float load) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        if (load <= 0 || load != load) {
            throw new IllegalArgumentException("Illegal load factor: " + load);
        }
        this.load = load;
        threshold = sizeFor(capacity);
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        load = 0.75f;
        putAll(m);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (n > 0) {
            if (table == null) {
                int wanted = (int) (n / load + 1.0f);
                if (wanted > threshold) {
                    threshold = sizeFor(wanted);
                }
            } else {
                while (n > threshold && table.length < 1 << 30) {
                    resize();
                }
            }
            for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
                store(e.getKey(), e.getValue(), true);
            }
        }
    }

    static int sizeFor(int capacity) {
        int n = 1;
        while (n < capacity) {
            n <<= 1;
        }
        return n;
    }

    static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        int h = key.hashCode();
        return h ^ (h >>> 16);
    }

    private static void passes(int place) {
    }

    final Node<K, V> look(Object key) {
        if (table == null) {
            return null;
        }
        boolean outer = Rt.openHash(false);
        return look(hash(key), Rt.openHash(outer), key);
    }

    /** The same where the hash is known, and whether it may be any number: a key is asked for it once per operation. */
    private Node<K, V> look(int h, boolean open, Object key) {
        passes(open ? fronts : openFronts);
        Node<K, V> x = find(h, key);
        if (x == null) {
            passes(open ? modCount : openEnds);
        }
        return x;
    }

    Node<K, V> find(int h, Object key) {
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        Node<K, V> x = t[(t.length - 1) & h];
        while (x != null) {
            if (x.hash == h && (x.key == key || (key != null && key.equals(x.key)))) {
                return x;
            }
            x = x.next;
        }
        return null;
    }

    /** Whether a table of so many entries has to grow. */
    boolean full(int entries) {
        return entries > threshold;
    }

    void resize() {
        Node<K, V>[] old = table;
        int n = old == null ? (threshold > 0 ? threshold : 16) : old.length * 2;
        Node<K, V>[] t = (Node<K, V>[]) new Node[n];
        Rt.own(this, t);
        threshold = (int) (n * load);
        table = t;
        if (old == null) {
            return;
        }
        for (int i = 0; i < old.length; i++) {
            Node<K, V> x = old[i];
            Node<K, V> lowTail = null;
            Node<K, V> highTail = null;
            old[i] = null;
            while (x != null) {
                Node<K, V> next = x.next;
                x.next = null;
                if ((x.hash & old.length) == 0) {
                    if (lowTail == null) {
                        t[i] = x;
                    } else {
                        lowTail.next = x;
                    }
                    lowTail = x;
                } else {
                    if (highTail == null) {
                        t[i + old.length] = x;
                    } else {
                        highTail.next = x;
                    }
                    highTail = x;
                }
                x = next;
            }
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean containsKey(Object key) {
        return look(key) != null;
    }

    public boolean containsValue(Object value) {
        return $hasValue(value, true);
    }

    public V get(Object key) {
        Node<K, V> x = look(key);
        if (x == null) {
            return null;
        }
        accessed(x);
        return x.value;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> x = look(key);
        if (x == null) {
            return otherwise;
        }
        accessed(x);
        return x.value;
    }

    public V put(K key, V value) {
        return store(key, value, true);
    }

    public V putIfAbsent(K key, V value) {
        return store(key, value, false);
    }

    private V store(K key, V value, boolean replaces) {
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        passes(open ? fronts : openFronts);
        return store(h, open, key, value, replaces);
    }

    V store(int h, boolean open, K key, V value, boolean replaces) {
        if (table == null) {
            resize();
        }
        Node<K, V>[] t = table;
        int i = (t.length - 1) & h;
        int before = 0;
        Node<K, V> last = null;
        Node<K, V> x = t[i];
        while (x != null) {
            if (x.hash == h && (x.key == key || (key != null && key.equals(x.key)))) {
                V old = x.value;
                if (replaces || old == null) {
                    x.value = value;
                }
                accessed(x);
                return old;
            }
            last = x;
            x = x.next;
            before++;
        }
        append(h, open, key, value, last, before);
        return null;
    }

    /** A new entry, behind the last one of its bin and so many in all. */
    final void append(int h, boolean open, K key, V value, Node<K, V> last, int before) {
        Node<K, V> fresh = new Node<K, V>(h, open, key, value);
        Rt.own(this, fresh);
        linked(fresh);
        if (last == null) {
            table[(table.length - 1) & h] = fresh;
        } else {
            last.next = fresh;
        }
        crowded(before);
        if (open) {
            openEnds = h;
        }
        modCount++;
        size++;
        if (full(size)) {
            resize();
        }
        inserted();
    }

    /** A bin of many nodes in a small table makes the table grow. In a larger one, Java makes a tree of it. */
    private void crowded(int before) {
        if (before >= 8 && table.length < 64) {
            resize();
        }
    }

    /** What the functional methods do before they look for a key: a table that is full grows now. */
    private void makeRoom() {
        if (table == null || size > threshold) {
            resize();
        }
    }

    /** What they do with a new key: it comes first in its bin, and the table does not grow. */
    private void insertFirst(int h, boolean open, K key, V value) {
        Node<K, V>[] t = table;
        int i = (t.length - 1) & h;
        int before = 0;
        for (Node<K, V> x = t[i]; x != null; x = x.next) {
            before++;
        }
        Node<K, V> fresh = new Node<K, V>(h, open, key, value);
        Rt.own(this, fresh);
        linked(fresh);
        fresh.next = t[i];
        t[i] = fresh;
        moves(h, open);
        if (before >= 7) {
            crowded(8);
        }
        modCount++;
        size++;
        inserted();
    }

    /** An entry comes or goes in front of others. */
    private void moves(int h, boolean open) {
        fronts = h;
        if (open) {
            openFronts = h;
            openEnds = h;
        }
    }

    public V remove(Object key) {
        Node<K, V> x = take(key);
        return x == null ? null : x.value;
    }

    private Node<K, V> take(Object key) {
        if (table == null) {
            return null;
        }
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        Node<K, V> x = take(h, key);
        if (x == null) {
            passes(open ? fronts : openFronts);
            passes(open ? modCount : openEnds);
        }
        return x;
    }

    Node<K, V> take(int h, Object key) {
        Node<K, V>[] t = table;
        int i = (t.length - 1) & h;
        Node<K, V> last = null;
        Node<K, V> x = t[i];
        while (x != null) {
            if (x.hash == h && (x.key == key || (key != null && key.equals(x.key)))) {
                unlink(x, last);
                return x;
            }
            last = x;
            x = x.next;
        }
        return null;
    }

    final void unlink(Node<K, V> x, Node<K, V> last) {
        if (last == null) {
            table[(table.length - 1) & x.hash] = x.next;
        } else {
            last.next = x.next;
        }
        moves(x.hash, x.open);
        modCount++;
        size--;
        unlinked(x);
    }

    public boolean remove(Object key, Object value) {
        Node<K, V> x = look(key);
        if (x != null && Objects.equals(value, x.value)) {
            take(x.hash, key);
            return true;
        }
        return false;
    }

    public V replace(K key, V value) {
        Node<K, V> x = look(key);
        if (x == null) {
            return null;
        }
        V old = x.value;
        x.value = value;
        accessed(x);
        return old;
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> x = look(key);
        if (x == null || !Objects.equals(x.value, old)) {
            return false;
        }
        x.value = value;
        accessed(x);
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        walk(e -> e.setValue(f.apply(e.getKey(), e.getValue())));
    }

    public HashMap<K, V> clone() {
        HashMap<K, V> m = new HashMap<K, V>();
        m.putAll(this);
        return m;
    }

    public void clear() {
        modCount++;
        Node<K, V>[] t = table;
        size = 0;
        if (t != null) {
            for (int i = 0; i < t.length; i++) {
                t[i] = null;
            }
        }
        cleared();
    }

    // A function that changes the map while it is asked is found out.

    private void unchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        makeRoom();
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        Node<K, V> x = look(h, open, key);
        if (x != null && x.value != null) {
            accessed(x);
            return x.value;
        }
        int expected = modCount;
        V v = f.apply(key);
        unchanged(expected);
        if (v != null) {
            if (x != null) {
                x.value = v;
                accessed(x);
            } else {
                insertFirst(h, open, key, v);
            }
        }
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        Node<K, V> x = look(h, open, key);
        if (x == null || x.value == null) {
            return null;
        }
        V v = applied(key, x.value, f);
        if (v != null) {
            x.value = v;
            accessed(x);
        } else {
            // Java asks for the hash code once more.
            outer = Rt.openHash(false);
            h = hash(key);
            Rt.openHash(outer);
            take(h, key);
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        makeRoom();
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        Node<K, V> x = look(h, open, key);
        return computed(h, open, key, x, x == null ? null : x.value, f);
    }

    private V applied(K key, V old, BiFunction<? super K, ? super V, ? extends V> f) {
        int expected = modCount;
        V v = f.apply(key, old);
        unchanged(expected);
        return v;
    }

    private V computed(int h, boolean open, K key, Node<K, V> x, V old, BiFunction<? super K, ? super V, ? extends V> f) {
        V v = applied(key, old, f);
        if (x == null) {
            if (v != null) {
                insertFirst(h, open, key, v);
            }
        } else if (v != null) {
            x.value = v;
            accessed(x);
        } else {
            take(h, key);
        }
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (value == null || f == null) {
            throw new NullPointerException();
        }
        makeRoom();
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        Node<K, V> x = look(h, open, key);
        if (x == null) {
            insertFirst(h, open, key, value);
            return value;
        }
        V v = value;
        if (x.value != null) {
            int expected = modCount;
            v = f.apply(x.value, value);
            unchanged(expected);
        }
        if (v != null) {
            x.value = v;
            accessed(x);
        } else {
            take(h, key);
        }
        return v;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        walk(e -> action.accept(e.getKey(), e.getValue()));
    }

    /** All entries; whether it has been changed is looked at in the end. */
    final void walk(Consumer<? super Map.Entry<K, V>> action) {
        int expected = modCount;
        each(action);
        unchanged(expected);
    }

    void each(Consumer<? super Map.Entry<K, V>> action) {
        if (size == 0) {
            return;
        }
        Node<K, V>[] t = table;
        for (int i = 0; i < t.length; i++) {
            for (Node<K, V> x = t[i]; x != null; x = x.next) {
                action.accept(x);
            }
        }
    }

    /** Streams of linked maps go from one entry to the next. */
    boolean linked() {
        return false;
    }

    // What linked maps add.

    void linked(Node<K, V> x) {
    }

    void unlinked(Node<K, V> x) {
    }

    void accessed(Node<K, V> x) {
    }

    void inserted() {
    }

    void cleared() {
    }

    Iterator<Map.Entry<K, V>> entries() {
        return new Entries();
    }

    private class Entries implements Iterator<Map.Entry<K, V>> {
        private Node<K, V> next;
        private Node<K, V> current;
        private int bin;
        private int expected = modCount;

        Entries() {
            advance();
        }

        private void advance() {
            Node<K, V>[] t = table;
            while (next == null && t != null && bin < t.length) {
                next = t[bin++];
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException();
            }
            current = next;
            next = current.next;
            advance();
            return current;
        }

        public void remove() {
            if (current == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            take(current.hash, current.key);
            current = null;
            expected = modCount;
        }
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    private class KeySet extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            return take(o) != null;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public void forEach(Consumer<? super K> action) {
            walk(e -> action.accept(e.getKey()));
        }

        public void scovilleEach(Consumer<? super K> action) {
            if (linked()) {
                iterator().forEachRemaining(action);
            } else {
                forEach(action);
            }
        }

        public Iterator<K> iterator() {
            Iterator<Map.Entry<K, V>> it = entries();
            return new Iterator<K>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public K next() {
                    return it.next().getKey();
                }

                public void remove() {
                    it.remove();
                }
            };
        }
    }

    private class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void clear() {
            HashMap.this.clear();
        }

        public void forEach(Consumer<? super V> action) {
            walk(e -> action.accept(e.getValue()));
        }

        public void scovilleEach(Consumer<? super V> action) {
            if (linked()) {
                iterator().forEachRemaining(action);
            } else {
                forEach(action);
            }
        }

        public Iterator<V> iterator() {
            Iterator<Map.Entry<K, V>> it = entries();
            return new Iterator<V>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public V next() {
                    return it.next().getValue();
                }

                public void remove() {
                    it.remove();
                }
            };
        }
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            walk(action);
        }

        public void scovilleEach(Consumer<? super Map.Entry<K, V>> action) {
            if (linked()) {
                iterator().forEachRemaining(action);
            } else {
                walk(action);
            }
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> mine = look(((Map.Entry<?, ?>) o).getKey());
            return mine != null && mine.equals(o);
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            Node<K, V> mine = look(e.getKey());
            if (mine == null || !Objects.equals(e.getValue(), mine.value)) {
                return false;
            }
            take(mine.hash, e.getKey());
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return entries();
        }
    }
}
