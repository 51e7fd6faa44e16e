package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import scoville.Rt;

/** The real table: eleven bins at first, new entries at the begin of a bin, walked from the last bin to the first. */
public class Hashtable<K, V> extends AbstractMap<K, V> implements Cloneable, java.io.Serializable {
    private static final class Entry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        final int hash;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
            super(key, value);
            this.hash = hash;
            this.next = next;
        }

        public V setValue(V value) {
            return super.setValue(Objects.requireNonNull(value));
        }

        public int hashCode() {
            return hash ^ Objects.hashCode(getValue());
        }
    }

    private Entry<K, V>[] table;
    private int count;
    private int threshold;
    private int modCount;
    private final float load;

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(int capacity) {
        this(capacity, 0.75f);
    }

    public Hashtable(int capacity, float load) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        if (load <= 0 || load != load) {
            throw new IllegalArgumentException("Illegal Load: " + load);
        }
        this.load = load;
        newTable(capacity == 0 ? 1 : capacity);
    }

    public Hashtable(Map<? extends K, ? extends V> m) {
        this(Math.max(2 * m.size(), 11), 0.75f);
        putAll(m);
    }

    private void newTable(int n) {
        table = (Entry<K, V>[]) new Entry[n];
        Rt.own(this, table);
        threshold = (int) (n * load);
    }

    private int bin(int hash) {
        return (hash & 0x7fffffff) % table.length;
    }

    private Entry<K, V> find(Object key) {
        return find(key, key.hashCode());
    }

    private Entry<K, V> find(Object key, int h) {
        Entry<K, V> e = table[bin(h)];
        while (e != null && !(e.hash == h && e.getKey().equals(key))) {
            e = e.next;
        }
        return e;
    }

    private void rehash() {
        Entry<K, V>[] old = table;
        newTable(old.length * 2 + 1);
        modCount++;
        for (int i = old.length - 1; i >= 0; i--) {
            Entry<K, V> e = old[i];
            while (e != null) {
                Entry<K, V> next = e.next;
                int at = bin(e.hash);
                e.next = table[at];
                table[at] = e;
                e = next;
            }
        }
    }

    private void insert(K key, int h, V value) {
        modCount++;
        if (count >= threshold) {
            rehash();
            h = key.hashCode();
        }
        int at = bin(h);
        table[at] = new Entry<K, V>(h, key, value, table[at]);
        Rt.own(this, table[at]);
        count++;
    }

    public synchronized Object clone() {
        Hashtable<K, V> copy = new Hashtable<K, V>(table.length, load);
        for (int i = 0; i < table.length; i++) {
            copy.table[i] = copied(table[i]);
        }
        copy.count = count;
        return copy;
    }

    private static <K, V> Entry<K, V> copied(Entry<K, V> e) {
        return e == null ? null : new Entry<K, V>(e.hash, e.getKey(), e.getValue(), copied(e.next));
    }

    public synchronized int size() {
        return count;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }

    public synchronized boolean containsKey(Object key) {
        return find(key) != null;
    }

    public synchronized boolean contains(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        for (int i = table.length - 1; i >= 0; i--) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                if (e.getValue().equals(value)) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    public synchronized V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.getValue();
    }

    public synchronized V put(K key, V value) {
        Objects.requireNonNull(value);
        int h = key.hashCode();
        Entry<K, V> e = find(key, h);
        if (e != null) {
            return e.setValue(value);
        }
        insert(key, h, value);
        return null;
    }

    public synchronized V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        unlink(e);
        return e.getValue();
    }

    protected boolean $removeKey(Object key) {
        return remove(key) != null;
    }

    /** Removes an entry of this table. */
    private void unlink(Entry<K, V> entry) {
        int at = bin(entry.hash);
        Entry<K, V> last = null;
        Entry<K, V> e = table[at];
        while (e != entry) {
            last = e;
            e = e.next;
        }
        if (last == null) {
            table[at] = e.next;
        } else {
            last.next = e.next;
        }
        modCount++;
        count--;
    }

    public synchronized void putAll(Map<? extends K, ? extends V> m) {
        super.putAll(m);
    }

    public synchronized void clear() {
        modCount++;
        for (int i = table.length - 1; i >= 0; i--) {
            table[i] = null;
        }
        count = 0;
    }

    public synchronized V getOrDefault(Object key, V otherwise) {
        V v = get(key);
        return v == null ? otherwise : v;
    }

    public synchronized V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        int h = key.hashCode();
        Entry<K, V> e = find(key, h);
        if (e != null) {
            return e.getValue();
        }
        insert(key, h, value);
        return null;
    }

    public synchronized boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null || !e.getValue().equals(value)) {
            return false;
        }
        unlink(e);
        return true;
    }

    public synchronized V replace(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    public synchronized boolean replace(K key, V old, V value) {
        Objects.requireNonNull(old);
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null || !e.getValue().equals(old)) {
            return false;
        }
        e.setValue(value);
        return true;
    }

    private void unchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        Objects.requireNonNull(f);
        int h = key.hashCode();
        Entry<K, V> e = find(key, h);
        if (e != null) {
            return e.getValue();
        }
        int expected = modCount;
        V v = f.apply(key);
        unchanged(expected);
        if (v != null) {
            insert(key, h, v);
        }
        return v;
    }

    /** What an entry, or a key that has none, gets from a function. */
    private V computed(Entry<K, V> e, K key, int h, V v, int expected) {
        unchanged(expected);
        if (e == null) {
            if (v != null) {
                insert(key, h, v);
            }
        } else if (v != null) {
            e.setValue(v);
        } else {
            unlink(e);
        }
        return v;
    }

    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int h = key.hashCode();
        Entry<K, V> e = find(key, h);
        int expected = modCount;
        return e == null ? null : computed(e, key, h, f.apply(key, e.getValue()), expected);
    }

    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int h = key.hashCode();
        // The one method that does not ask a key about itself.
        Entry<K, V> e = table[bin(h)];
        while (e != null && !(e.hash == h && Objects.equals(e.getKey(), key))) {
            e = e.next;
        }
        int expected = modCount;
        return computed(e, key, h, f.apply(key, e == null ? null : e.getValue()), expected);
    }

    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int h = key.hashCode();
        Entry<K, V> e = find(key, h);
        int expected = modCount;
        return computed(e, key, h, e == null ? value : f.apply(e.getValue(), value), expected);
    }

    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0; i < table.length; i++) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                action.accept(e.getKey(), e.getValue());
                unchanged(expected);
            }
        }
    }

    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int expected = modCount;
        for (int i = 0; i < table.length; i++) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                e.setValue(f.apply(e.getKey(), e.getValue()));
                unchanged(expected);
            }
        }
    }

    public synchronized boolean equals(Object o) {
        return super.equals(o);
    }

    public synchronized int hashCode() {
        return super.hashCode();
    }

    public synchronized String toString() {
        return super.toString();
    }

    public synchronized Enumeration<K> keys() {
        return new Walk<K>(true);
    }

    public synchronized Enumeration<V> elements() {
        return new Walk<V>(false);
    }

    // What is asked of the views is asked in the monitor, too; iterators are not in it.

    public Set<K> keySet() {
        return new SynchronizedSet<K>(super.keySet(), this);
    }

    public Collection<V> values() {
        return new SynchronizedCollection<V>(super.values(), this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new SynchronizedSet<Map.Entry<K, V>>(new Entries(), this);
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return count;
        }

        public void clear() {
            Hashtable.this.clear();
        }

        private Entry<K, V> same(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            int h = ((Map.Entry<?, ?>) o).getKey().hashCode();
            Entry<K, V> e = table[bin(h)];
            while (e != null && !(e.hash == h && e.equals(o))) {
                e = e.next;
            }
            return e;
        }

        public boolean contains(Object o) {
            return same(o) != null;
        }

        public boolean remove(Object o) {
            Entry<K, V> mine = same(o);
            if (mine == null) {
                return false;
            }
            unlink(mine);
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryWalk();
        }
    }

    /** From the last bin to the first. */
    private class EntryWalk implements Iterator<Map.Entry<K, V>> {
        private final Entry<K, V>[] walked = table;
        private int at = walked.length;
        private Entry<K, V> next;
        private Entry<K, V> last;
        private int expected = modCount;

        public boolean hasNext() {
            while (next == null && at > 0) {
                next = walked[--at];
            }
            return next != null;
        }

        /** The next one, whatever has changed. */
        Entry<K, V> step() {
            if (!hasNext()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            last = next;
            next = last.next;
            return last;
        }

        public Map.Entry<K, V> next() {
            unchanged(expected);
            return step();
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            unchanged(expected);
            unlink(last);
            expected = modCount;
            last = null;
        }
    }

    private class Walk<T> implements Enumeration<T> {
        private final EntryWalk walk = new EntryWalk();
        private final boolean keys;

        Walk(boolean keys) {
            this.keys = keys;
        }

        public boolean hasMoreElements() {
            return walk.hasNext();
        }

        public T nextElement() {
            Entry<K, V> e = walk.step();
            return (T) (keys ? e.getKey() : e.getValue());
        }
    }
}
