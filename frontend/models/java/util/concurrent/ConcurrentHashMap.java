package java.util.concurrent;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentTable;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import scoville.Fixed;
import scoville.Rt;

/** Calls for one key are linearisable operations on the real table; what concerns all of it goes step by step. */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    private final ConcurrentTable<K, V> map;

    /** Each operation of the set is one of the map. */
    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int capacity) {
        return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(capacity), Boolean.TRUE);
    }

    public ConcurrentHashMap() {
        this(new ConcurrentTable<K, V>());
    }

    public ConcurrentHashMap(int capacity) {
        this(capacity, 0.75f);
    }

    public ConcurrentHashMap(int capacity, float load) {
        this(capacity, load, 1);
    }

    public ConcurrentHashMap(int capacity, float load, int writers) {
        this(new ConcurrentTable<K, V>(Math.max(capacity, writers), capacity < 0 || writers <= 0 ? 0.0f : load));
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        // As large as one without entries.
        this(new ConcurrentTable<K, V>(8, 0.75f));
        putAll(m);
    }

    private ConcurrentHashMap(ConcurrentTable<K, V> table) {
        map = table;
        Rt.own(this, map);
    }

    /** Asked for outside of all sections, as in Java. */
    private static int hash(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        return ConcurrentTable.hashOf(key);
    }

    private static void present(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return map.size();
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return map.isEmpty();
        }
    }

    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    /** Looks at one entry after the other. */
    public boolean containsValue(Object value) {
        present(value);
        return $hasValue(value, true);
    }

    /** Compares keys outside of all sections; where that could not be seen, it does so within. */
    public V get(Object key) {
        int h = hash(key);
        if (Fixed.is(key)) {
            synchronized (Rt.internal(this)) {
                return map.get(h, key);
            }
        }
        ConcurrentTable.Candidate<K, V> x;
        synchronized (Rt.internal(this)) {
            x = map.candidates(h);
        }
        while (x != null && x.key != key && !key.equals(x.key)) {
            x = x.next;
        }
        return x == null ? null : x.value;
    }

    public V getOrDefault(Object key, V otherwise) {
        V v = get(key);
        return v == null ? otherwise : v;
    }

    public V remove(Object key) {
        int h = hash(key);
        if (!Fixed.isQuiet(key)) {
            return change(h, (K) key, (k, v) -> null, true);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.change();
                    return map.remove(h, key);
                }
            }
        }
    }

    public boolean remove(Object key, Object value) {
        int h = hash(key);
        if (value == null) {
            return false;
        }
        if (!Fixed.isQuiet(key) || !Fixed.isQuiet(value)) {
            V[] removed = (V[]) new Object[1];
            change(h, (K) key, (k, v) -> {
                if (v == null || v != value && !value.equals(v)) {
                    return v;
                }
                removed[0] = v;
                return null;
            }, true);
            return removed[0] != null;
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.change();
                    V old = map.get(h, key);
                    if (old == null || !(old == value || value.equals(old))) {
                        return false;
                    }
                    map.remove(h, key);
                    return true;
                }
            }
        }
    }

    protected boolean $removeKey(Object key) {
        return remove(key) != null;
    }

    /** Whether the other map has what is found here, and then the other way round: never whether both have as many. */
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        ConcurrentTable.Walk<K, V> walk = walk();
        for (Map.Entry<K, V> e = advance(walk); e != null; e = advance(walk)) {
            if (!same(m.get(e.getKey()), e.getValue())) {
                return false;
            }
        }
        for (Map.Entry<?, ?> e : m.entrySet()) {
            Object key = e.getKey();
            Object value = e.getValue();
            if (key == null || value == null || !same(value, get(key))) {
                return false;
            }
        }
        return true;
    }

    private static boolean same(Object a, Object b) {
        return a == b && a != null || a != null && b != null && a.equals(b);
    }

    /** One bin after the other. */
    public void clear() {
        int bin = 0;
        while (bin >= 0) {
            synchronized (Rt.internal(this)) {
                map.change();
                bin = map.clearBin(bin);
            }
        }
    }

    /** The table is made large enough first. */
    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        synchronized (Rt.internal(this)) {
            map.expect(n);
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            enter(e.getKey(), e.getValue());
        }
    }

    public V put(K key, V value) {
        return enter(key, value);
    }

    private V enter(K key, V value) {
        present(value);
        int h = hash(key);
        if (!Fixed.isQuiet(key)) {
            return change(h, key, (k, v) -> value, true);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.fill();
                    return map.put(h, key, value);
                }
            }
        }
    }

    public V putIfAbsent(K key, V value) {
        present(value);
        int h = hash(key);
        if (!Fixed.isQuiet(key)) {
            V v = ahead(h, key);
            return v != null ? v : change(h, key, (k, old) -> old == null ? value : old, true);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.fill();
                    return map.putIfAbsent(h, key, value);
                }
            }
            V v = ahead(h, key);
            if (v != null) {
                return v;
            }
        }
    }

    public V replace(K key, V value) {
        present(value);
        int h = hash(key);
        if (!Fixed.isQuiet(key)) {
            return change(h, key, (k, v) -> v == null ? null : value, true);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.change();
                    return map.get(h, key) == null ? null : map.put(h, key, value);
                }
            }
        }
    }

    public boolean replace(K key, V expected, V value) {
        present(expected);
        present(value);
        int h = hash(key);
        if (!Fixed.isQuiet(key) || !Fixed.isQuiet(expected)) {
            V[] replaced = (V[]) new Object[1];
            change(h, key, (k, v) -> {
                if (v == null || v != expected && !expected.equals(v)) {
                    return v;
                }
                replaced[0] = v;
                return value;
            }, true);
            return replaced[0] != null;
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.change();
                    V old = map.get(h, key);
                    if (old == null || old != expected && !expected.equals(old)) {
                        return false;
                    }
                    map.put(h, key, value);
                    return true;
                }
            }
        }
    }

    // Functions are applied while others who would change keys of the same hash wait; all others go on. Where that could not be
    // seen, they are applied within one section.

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        present(f);
        int h = hash(key);
        if (!Fixed.isQuiet(f) || !Fixed.isQuiet(key)) {
            V v = ahead(h, key);
            return v != null ? v : change(h, key, (k, old) -> old == null ? f.apply(k) : old, false);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.fill();
                    V v = map.get(h, key);
                    if (v == null) {
                        v = f.apply(key);
                        if (v != null) {
                            map.put(h, key, v);
                        }
                    }
                    return v;
                }
            }
            V v = ahead(h, key);
            if (v != null) {
                return v;
            }
        }
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        present(f);
        int h = hash(key);
        if (!Fixed.isQuiet(f) || !Fixed.isQuiet(key)) {
            return change(h, key, (k, old) -> old == null ? null : f.apply(k, old), false);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.fill();
                    V v = map.get(h, key);
                    return v == null ? null : store(h, key, f.apply(key, v));
                }
            }
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        present(f);
        int h = hash(key);
        if (!Fixed.isQuiet(f) || !Fixed.isQuiet(key)) {
            return change(h, key, (k, old) -> f.apply(k, old), false);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.fill();
                    return store(h, key, f.apply(key, map.get(h, key)));
                }
            }
        }
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        present(value);
        present(f);
        int h = hash(key);
        if (!Fixed.isQuiet(f) || !Fixed.isQuiet(key)) {
            return change(h, key, (k, old) -> old == null ? value : f.apply(old, value), false);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.fill();
                    V v = map.get(h, key);
                    return store(h, key, v == null ? value : f.apply(v, value));
                }
            }
        }
    }

    /** The value of a key that comes first in its bin, or null: who puts only what is absent does not wait for others then. */
    private V ahead(int h, Object key) {
        ConcurrentTable.Candidate<K, V> x;
        synchronized (Rt.internal(this)) {
            x = map.head(h);
        }
        return x != null && (x.key == key || key.equals(x.key)) ? x.value : null;
    }

    /** Gives a key the value that the function makes of the old one, null standing for none; the old value, or the new one. */
    private V change(int h, K key, BiFunction<? super K, ? super V, ? extends V> f, boolean returnsOld) {
        ConcurrentTable.Candidate<K, V> x = null;
        boolean waits = true;
        while (waits) {
            synchronized (Rt.internal(this)) {
                if (map.isFree(h)) {
                    map.hold(h);
                    x = map.candidates(h);
                    waits = false;
                }
            }
        }
        V old = null;
        V v = null;
        try {
            while (x != null && x.key != key && !key.equals(x.key)) {
                x = x.next;
            }
            if (x != null) {
                old = x.value;
                v = old;
            }
            v = f.apply(key, old);
        } finally {
            synchronized (Rt.internal(this)) {
                map.leave(h);
                if (v != old) {
                    map.change();
                    map.enter(h, x == null ? key : x.key, v);
                }
            }
        }
        return returnsOld ? old : v;
    }

    private V store(int h, K key, V value) {
        if (value == null) {
            map.remove(h, key);
        } else {
            map.put(h, key, value);
        }
        return value;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    public Collection<V> values() {
        return new ConcurrentValues<K, V>(this);
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public long mappingCount() {
        return size();
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        ConcurrentTable.Walk<K, V> walk = walk();
        for (Map.Entry<K, V> e = advance(walk); e != null; e = advance(walk)) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        ConcurrentTable.Walk<K, V> walk = walk();
        for (Map.Entry<K, V> e = advance(walk); e != null; e = advance(walk)) {
            K key = e.getKey();
            V old = e.getValue();
            while (!replace(key, old, f.apply(key, old))) {
                old = get(key);
                if (old == null) {
                    break;
                }
            }
        }
    }

    // Bulk operations: in parallel from so many entries on, then with a task for each entry.

    private Stream<Map.Entry<K, V>> bulk(long threshold) {
        return size() < threshold || size() <= 1 ? entrySet().stream() : entrySet().parallelStream();
    }

    public void forEach(long threshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        bulk(threshold).forEach(e -> action.accept(e.getKey(), e.getValue()));
    }

    public void forEachKey(long threshold, Consumer<? super K> action) {
        Objects.requireNonNull(action);
        bulk(threshold).forEach(e -> action.accept(e.getKey()));
    }

    public void forEachValue(long threshold, Consumer<? super V> action) {
        Objects.requireNonNull(action);
        bulk(threshold).forEach(e -> action.accept(e.getValue()));
    }

    public <U> U reduce(long threshold, BiFunction<? super K, ? super V, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return joined(bulk(threshold).map(e -> (U) f.apply(e.getKey(), e.getValue())), with);
    }

    public K reduceKeys(long threshold, BiFunction<? super K, ? super K, ? extends K> with) {
        Objects.requireNonNull(with);
        return joined(bulk(threshold).map(e -> e.getKey()), with);
    }

    public <U> U reduceKeys(long threshold, Function<? super K, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return joined(bulk(threshold).map(e -> (U) f.apply(e.getKey())), with);
    }

    public V reduceValues(long threshold, BiFunction<? super V, ? super V, ? extends V> with) {
        Objects.requireNonNull(with);
        return joined(bulk(threshold).map(e -> e.getValue()), with);
    }

    public <U> U reduceValues(long threshold, Function<? super V, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return joined(bulk(threshold).map(e -> (U) f.apply(e.getValue())), with);
    }

    public Map.Entry<K, V> reduceEntries(long threshold, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> with) {
        Objects.requireNonNull(with);
        return joined(bulk(threshold), with);
    }

    public <U> U reduceEntries(long threshold, Function<Map.Entry<K, V>, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return joined(bulk(threshold).map(e -> (U) f.apply(e)), with);
    }

    private <U> U joined(Stream<U> parts, BiFunction<? super U, ? super U, ? extends U> with) {
        return parts.filter(u -> u != null).reduce((a, b) -> with.apply(a, b)).orElse(null);
    }

    public int reduceValuesToInt(long threshold, ToIntFunction<? super V> f, int basis, IntBinaryOperator with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return bulk(threshold).mapToInt(e -> f.applyAsInt(e.getValue())).reduce(basis, with);
    }

    public long reduceValuesToLong(long threshold, ToLongFunction<? super V> f, long basis, LongBinaryOperator with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return bulk(threshold).mapToLong(e -> f.applyAsLong(e.getValue())).reduce(basis, with);
    }

    public double reduceValuesToDouble(long threshold, ToDoubleFunction<? super V> f, double basis, DoubleBinaryOperator with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return bulk(threshold).mapToDouble(e -> f.applyAsDouble(e.getValue())).reduce(basis, with);
    }

    public int reduceToInt(long threshold, ToIntBiFunction<? super K, ? super V> f, int basis, IntBinaryOperator with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return bulk(threshold).mapToInt(e -> f.applyAsInt(e.getKey(), e.getValue())).reduce(basis, with);
    }

    public long reduceToLong(long threshold, ToLongBiFunction<? super K, ? super V> f, long basis, LongBinaryOperator with) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(with);
        return bulk(threshold).mapToLong(e -> f.applyAsLong(e.getKey(), e.getValue())).reduce(basis, with);
    }

    public <U> U search(long threshold, BiFunction<? super K, ? super V, ? extends U> f) {
        Objects.requireNonNull(f);
        return sought(bulk(threshold).map(e -> (U) f.apply(e.getKey(), e.getValue())));
    }

    public <U> U searchKeys(long threshold, Function<? super K, ? extends U> f) {
        Objects.requireNonNull(f);
        return sought(bulk(threshold).map(e -> (U) f.apply(e.getKey())));
    }

    public <U> U searchValues(long threshold, Function<? super V, ? extends U> f) {
        Objects.requireNonNull(f);
        return sought(bulk(threshold).map(e -> (U) f.apply(e.getValue())));
    }

    /** Java does not wait for what still looks. */
    private <U> U sought(Stream<U> parts) {
        if (parts.isParallel()) {
            Rt.unsupported("a parallel search of a map");
        }
        return parts.filter(u -> u != null).findFirst().orElse(null);
    }

    private ConcurrentTable.Walk<K, V> walk() {
        synchronized (Rt.internal(this)) {
            ConcurrentTable.Walk<K, V> walk = new ConcurrentTable.Walk<K, V>(map);
            Rt.own(this, walk);
            return walk;
        }
    }

    /** The next entry, with its value of this moment; on the way there, others may change the map. */
    private Map.Entry<K, V> advance(ConcurrentTable.Walk<K, V> walk) {
        synchronized (Rt.internal(this)) {
            walk.begin();
        }
        synchronized (Rt.internal(this)) {
            Map.Entry<K, V> e = walk.end();
            return e == null ? null : new AbstractMap.SimpleEntry<K, V>(e.getKey(), e.getValue());
        }
    }

    private class Entries extends ConcurrentEntries<K, V> {
        Entries() {
            super(ConcurrentHashMap.this);
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Object key = ((Map.Entry<?, ?>) o).getKey();
            return key != null && same(((Map.Entry<?, ?>) o).getValue(), get(key));
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public Iterator<Map.Entry<K, V>> scovilleIterator() {
            return new Advance();
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            present(action);
            scovilleEach(action);
        }
    }

    /** Looks for the next entry only when it is asked for it, unlike iterators of the program. */
    private class Advance implements Iterator<Map.Entry<K, V>> {
        private final ConcurrentTable.Walk<K, V> walk = walk();
        private boolean ready;
        private Map.Entry<K, V> next;

        public boolean hasNext() {
            if (!ready) {
                next = advance(walk);
                ready = true;
            }
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return new AbstractMap.SimpleEntry<K, V>(next) {
                public V setValue(V v) {
                    put(getKey(), v);
                    return super.setValue(v);
                }
            };
        }
    }

    /** Looks one entry ahead; changes go to the map. */
    private class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private final ConcurrentTable.Walk<K, V> walk;
        private Map.Entry<K, V> next;
        private K last;

        EntryIterator() {
            synchronized (Rt.internal(ConcurrentHashMap.this)) {
                walk = new ConcurrentTable.Walk<K, V>(map);
                Rt.own(ConcurrentHashMap.this, walk);
                walk.begin();
            }
            look();
        }

        private void look() {
            synchronized (Rt.internal(ConcurrentHashMap.this)) {
                next = walk.end();
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            V value;
            synchronized (Rt.internal(ConcurrentHashMap.this)) {
                last = next.getKey();
                value = next.getValue();
                walk.begin();
            }
            look();
            return new AbstractMap.SimpleEntry<K, V>(last, value) {
                public V setValue(V v) {
                    put(getKey(), v);
                    return super.setValue(v);
                }
            };
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            ConcurrentHashMap.this.remove(last);
            last = null;
        }
    }

    public KeySetView<K, V> keySet() {
        return new KeySetView<K, V>(this, null);
    }

    /** Its keys; one that is added to them gets this value. */
    public KeySetView<K, V> keySet(V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return new KeySetView<K, V>(this, value);
    }

    public static final class KeySetView<K, V> extends ConcurrentSet<K> implements java.io.Serializable {
        private final ConcurrentHashMap<K, V> map;
        /** What a new key gets, if one can be added. */
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            this.map = map;
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
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

        public boolean add(K key) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(key, value) == null;
        }

        public boolean addAll(Collection<? extends K> c) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return super.addAll(c);
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            return keys(map.entrySet().iterator());
        }

        public Iterator<K> scovilleIterator() {
            return keys(map.entrySet().scovilleIterator());
        }

        public void forEach(Consumer<? super K> action) {
            present(action);
            scovilleEach(action);
        }

        private Iterator<K> keys(Iterator<Map.Entry<K, V>> it) {
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
}
