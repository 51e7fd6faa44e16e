package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import scoville.Rt;

/** Nothing is collected, so all entries stay. A new one comes first in its bin, and who grows turns the bins over. */
public class WeakHashMap<K, V> extends AbstractMap<K, V> {
    /** Stands for the key null. */
    private static final Object NULL = new Object();

    private static final class Entry<K, V> implements Map.Entry<K, V> {
        final Object key;
        final int hash;
        final boolean open;
        V value;
        Entry<K, V> next;

        Entry(Object key, int hash, boolean open, V value, Entry<K, V> next) {
            this.key = key;
            this.hash = hash;
            this.open = open;
            this.value = value;
            this.next = next;
        }

        public K getKey() {
            return key == NULL ? null : (K) key;
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
            return o instanceof Map.Entry
                && Objects.equals(getKey(), ((Map.Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Objects.hashCode(getKey()) ^ Objects.hashCode(value);
        }

        public String toString() {
            return getKey() + "=" + value;
        }
    }

    private Entry<K, V>[] table;
    private int size;
    private int modCount;
    private int threshold;
    private final float load;
    // What is in front of an entry where hash codes may be any number, as in a `HashMap`.
    private int fronts;
    private int openFronts;

    public WeakHashMap() {
        this(16, 0.75f);
    }

    public WeakHashMap(int capacity) {
        this(capacity, 0.75f);
    }

    public WeakHashMap(int capacity, float load) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Initial Capacity: " + capacity);
        }
        if (load <= 0 || load != load) {
            throw new IllegalArgumentException("Illegal Load factor: " + load);
        }
        this.load = load;
        newTable(HashMap.sizeFor(Math.min(capacity, 1 << 30)));
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max((int) (m.size() / 0.75f) + 1, 16), 0.75f);
        putAll(m);
    }

    private void newTable(int n) {
        table = (Entry<K, V>[]) new Entry[n];
        Rt.own(this, table);
        threshold = (int) (n * load);
    }

    private static Object masked(Object key) {
        return key == null ? NULL : key;
    }

    private static int hash(Object key) {
        int h = key.hashCode();
        h ^= h >>> 20 ^ h >>> 12;
        return h ^ h >>> 7 ^ h >>> 4;
    }

    private int bin(int hash) {
        return hash & table.length - 1;
    }

    private static void passes(int place) {
    }

    private Entry<K, V> find(Object key, int h, boolean open) {
        passes(open ? fronts : openFronts);
        Entry<K, V> e = table[bin(h)];
        while (e != null && !(e.hash == h && (e.key == key || key.equals(e.key)))) {
            e = e.next;
        }
        return e;
    }

    private Entry<K, V> find(Object given) {
        Object key = masked(given);
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        return find(key, h, Rt.openHash(outer));
    }

    private void moves(int h, boolean open) {
        fronts = h;
        if (open) {
            openFronts = h;
        }
    }

    /** All entries go over; of each bin, the first becomes the last. */
    private void move(Entry<K, V>[] from, Entry<K, V>[] to) {
        for (int i = 0; i < from.length; i++) {
            Entry<K, V> e = from[i];
            from[i] = null;
            while (e != null) {
                Entry<K, V> next = e.next;
                int at = e.hash & to.length - 1;
                e.next = to[at];
                to[at] = e;
                e = next;
            }
        }
    }

    /** Goes back to the old table if that is not half full: Java takes it that entries have been collected. */
    private void resize(int n) {
        Entry<K, V>[] old = table;
        int limit = threshold;
        newTable(n);
        move(old, table);
        if (size < limit / 2) {
            move(table, old);
            table = old;
            threshold = limit;
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K given, V value) {
        Object key = masked(given);
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        Entry<K, V> e = find(key, h, open);
        if (e != null) {
            return e.setValue(value);
        }
        modCount++;
        int at = bin(h);
        table[at] = new Entry<K, V>(key, h, open, value, table[at]);
        Rt.own(this, table[at]);
        moves(h, open);
        size++;
        if (size >= threshold) {
            resize(2 * table.length);
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (n == 0) {
            return;
        }
        if (n > threshold) {
            int wanted = (int) (n / load + 1);
            int length = table.length;
            while (length < wanted) {
                length *= 2;
            }
            if (length > table.length) {
                resize(length);
            }
        }
        super.putAll(m);
    }

    /** What has been removed, or null; `that` is the only entry that may be, unless it is null. */
    private Entry<K, V> take(Object given, Map.Entry<?, ?> that) {
        Object key = masked(given);
        boolean outer = Rt.openHash(false);
        int h = hash(key);
        boolean open = Rt.openHash(outer);
        passes(open ? fronts : openFronts);
        Entry<K, V> last = null;
        Entry<K, V> e = table[bin(h)];
        while (e != null && !(e.hash == h && (that == null ? e.key == key || key.equals(e.key) : e.equals(that)))) {
            last = e;
            e = e.next;
        }
        if (e != null) {
            if (last == null) {
                table[bin(h)] = e.next;
            } else {
                last.next = e.next;
            }
            moves(h, open);
            modCount++;
            size--;
        }
        return e;
    }

    public V remove(Object key) {
        Entry<K, V> e = take(key, null);
        return e == null ? null : e.value;
    }

    protected boolean $removeKey(Object key) {
        return take(key, null) != null;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < table.length; i++) {
            table[i] = null;
        }
        size = 0;
    }

    public boolean containsValue(Object value) {
        for (int i = table.length - 1; i >= 0; i--) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                if (scoville.Asked.equal(value, e.value)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void unchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    /** The other way round than an iterator. */
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Entry<K, V>[] t = table;
        for (int i = 0; i < t.length; i++) {
            for (Entry<K, V> e = t[i]; e != null; e = e.next) {
                action.accept(e.getKey(), e.value);
                unchanged(expected);
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int expected = modCount;
        Entry<K, V>[] t = table;
        for (int i = 0; i < t.length; i++) {
            for (Entry<K, V> e = t[i]; e != null; e = e.next) {
                e.value = f.apply(e.getKey(), e.value);
                unchanged(expected);
            }
        }
    }

    /** For streams, which look in the end whether it has been changed. */
    private void each(Consumer<? super Map.Entry<K, V>> action) {
        int expected = modCount;
        Entry<K, V>[] t = table;
        for (int i = 0; i < t.length; i++) {
            for (Entry<K, V> e = t[i]; e != null; e = e.next) {
                action.accept(e);
            }
        }
        unchanged(expected);
    }

    Iterator<Map.Entry<K, V>> entries() {
        return new Walk();
    }

    /** From the last bin to the first. */
    private class Walk implements Iterator<Map.Entry<K, V>> {
        private int bin = size == 0 ? 0 : table.length;
        private final Entry<K, V>[] bins = table;
        private Entry<K, V> entry;
        private Entry<K, V> last;
        private Object nextKey;
        private Object lastKey;
        private int expected = modCount;

        /** Who asks for more and finds nothing forgets the last key, so that it cannot be removed. */
        public boolean hasNext() {
            if (nextKey == null) {
                while (entry == null && bin > 0) {
                    entry = bins[--bin];
                }
                if (entry == null) {
                    lastKey = null;
                    return false;
                }
                nextKey = entry.key;
            }
            return true;
        }

        public Map.Entry<K, V> next() {
            unchanged(expected);
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = entry;
            entry = entry.next;
            lastKey = nextKey;
            nextKey = null;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            unchanged(expected);
            take(lastKey, null);
            expected = modCount;
            last = null;
            lastKey = null;
        }
    }

    /** From the first bin to the last, one by one. */
    private Iterator<Map.Entry<K, V>> upwards() {
        return new Iterator<Map.Entry<K, V>>() {
            private final Entry<K, V>[] bins = table;
            private final int expected = modCount;
            private int bin;
            private Entry<K, V> next;

            public boolean hasNext() {
                while (next == null && bin < bins.length) {
                    next = bins[bin++];
                }
                return next != null;
            }

            public Map.Entry<K, V> next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                Entry<K, V> e = next;
                next = e.next;
                return e;
            }
        };
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    private static <E, F> Iterator<F> each(Iterator<E> it, java.util.function.Function<? super E, ? extends F> f) {
        return new Iterator<F>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public F next() {
                return f.apply(it.next());
            }

            public void remove() {
                it.remove();
            }
        };
    }

    private class KeySet extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public int scovilleSize() {
            return -1;
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            return $removeKey(o);
        }

        public void clear() {
            WeakHashMap.this.clear();
        }

        public Iterator<K> iterator() {
            return each(entries(), e -> e.getKey());
        }

        public Iterator<K> scovilleIterator() {
            return each(upwards(), e -> e.getKey());
        }

        public void scovilleEach(Consumer<? super K> action) {
            each(e -> action.accept(e.getKey()));
        }
    }

    private class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public int scovilleSize() {
            return -1;
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void clear() {
            WeakHashMap.this.clear();
        }

        public Iterator<V> iterator() {
            return each(entries(), e -> e.getValue());
        }

        public Iterator<V> scovilleIterator() {
            return each(upwards(), e -> e.getValue());
        }

        public void scovilleEach(Consumer<? super V> action) {
            each(e -> action.accept(e.getValue()));
        }
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public int scovilleSize() {
            return -1;
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o);
        }

        public boolean remove(Object o) {
            return o instanceof Map.Entry && take(((Map.Entry<?, ?>) o).getKey(), (Map.Entry<?, ?>) o) != null;
        }

        public void clear() {
            WeakHashMap.this.clear();
        }

        /** Copies of the entries. */
        private List<Map.Entry<K, V>> copies() {
            List<Map.Entry<K, V>> all = new ArrayList<>(size);
            for (Map.Entry<K, V> e : this) {
                all.add(new AbstractMap.SimpleEntry<K, V>(e));
            }
            return all;
        }

        public Object[] toArray() {
            return copies().toArray();
        }

        public <T> T[] toArray(T[] a) {
            return copies().toArray(a);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return entries();
        }

        public Iterator<Map.Entry<K, V>> scovilleIterator() {
            return upwards();
        }

        /** Copies of the entries. */
        public void scovilleEach(Consumer<? super Map.Entry<K, V>> action) {
            each(e -> action.accept(new AbstractMap.SimpleImmutableEntry<K, V>(e)));
        }
    }
}
