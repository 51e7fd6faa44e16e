package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Functions are applied outside of all operations, as often as it takes. */
public interface ConcurrentMap<K, V> extends Map<K, V> {
    V putIfAbsent(K key, V value);

    boolean remove(Object key, Object value);

    boolean replace(K key, V old, V value);

    V replace(K key, V value);

    default V getOrDefault(Object key, V otherwise) {
        V v = get(key);
        return v == null ? otherwise : v;
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        for (Map.Entry<K, V> e : entrySet()) {
            K key = e.getKey();
            V old = e.getValue();
            while (old != null && !replace(key, old, f.apply(key, old))) {
                old = get(key);
            }
        }
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        V v = get(key);
        if (v != null) {
            return v;
        }
        V made = f.apply(key);
        if (made == null) {
            return null;
        }
        V other = putIfAbsent(key, made);
        return other == null ? made : other;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        while (true) {
            V old = get(key);
            if (old == null) {
                return null;
            }
            V v = f.apply(key, old);
            if (v == null ? remove(key, old) : replace(key, old, v)) {
                return v;
            }
        }
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        while (true) {
            V old = get(key);
            V v = f.apply(key, old);
            boolean stored = old == null ? v == null || putIfAbsent(key, v) == null
                : v == null ? remove(key, old) : replace(key, old, v);
            if (stored) {
                return v;
            }
        }
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(value);
        while (true) {
            V old = get(key);
            V v = old == null ? value : f.apply(old, value);
            boolean stored = old == null ? putIfAbsent(key, v) == null : v == null ? remove(key, old) : replace(key, old, v);
            if (stored) {
                return v;
            }
        }
    }
}

/** A set that others may change: it is compared element by element, one way and then the other, never by size. */
abstract class ConcurrentSet<E> extends AbstractSet<E> {
    public int scovilleSize() {
        return -1;
    }

    public void scovilleEach(Consumer<? super E> action) {
        scovilleIterator().forEachRemaining(action);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set)) {
            return false;
        }
        Collection<?> c = (Collection<?>) o;
        return containsAll(c) && c.containsAll(this);
    }

    public boolean containsAll(Collection<?> c) {
        if (c != this) {
            for (Object o : c) {
                if (o == null || !contains(o)) {
                    return false;
                }
            }
        }
        return true;
    }
}

/** The entries of a concurrent map: what is looked at and what is removed are one operation of the map. */
abstract class ConcurrentEntries<K, V> extends ConcurrentSet<Map.Entry<K, V>> {
    private final ConcurrentMap<K, V> map;

    ConcurrentEntries(ConcurrentMap<K, V> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public void clear() {
        map.clear();
    }

    public boolean contains(Object o) {
        if (!(o instanceof Map.Entry)) {
            return false;
        }
        Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
        Object v = map.get(e.getKey());
        return v != null && v.equals(e.getValue());
    }

    public boolean remove(Object o) {
        if (!(o instanceof Map.Entry)) {
            return false;
        }
        Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
        return e.getValue() != null && map.remove(e.getKey(), e.getValue());
    }

    public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
        boolean removed = false;
        for (Map.Entry<K, V> e : this) {
            if (filter.test(e) && map.remove(e.getKey(), e.getValue())) {
                removed = true;
            }
        }
        return removed;
    }
}

/** The values of a concurrent map. */
final class ConcurrentValues<K, V> extends AbstractCollection<V> {
    public int scovilleSize() {
        return -1;
    }

    public Iterator<V> scovilleIterator() {
        return values(map.entrySet().scovilleIterator());
    }

    public void scovilleEach(Consumer<? super V> action) {
        map.entrySet().scovilleEach(e -> action.accept(e.getValue()));
    }

    public void forEach(Consumer<? super V> action) {
        Objects.requireNonNull(action);
        map.entrySet().forEach(e -> action.accept(e.getValue()));
    }

    private final ConcurrentMap<K, V> map;

    ConcurrentValues(ConcurrentMap<K, V> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public void clear() {
        map.clear();
    }

    public boolean contains(Object o) {
        return map.containsValue(o);
    }

    public boolean removeIf(Predicate<? super V> filter) {
        boolean removed = false;
        for (Map.Entry<K, V> e : map.entrySet()) {
            V v = e.getValue();
            if (filter.test(v) && map.remove(e.getKey(), v)) {
                removed = true;
            }
        }
        return removed;
    }

    public Iterator<V> iterator() {
        return values(map.entrySet().iterator());
    }

    private Iterator<V> values(Iterator<Map.Entry<K, V>> it) {
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
