package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import scoville.Rt;

/** In the order in which keys came: what hash codes objects have is not known. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private static final class Node<K, V> implements Map.Entry<K, V> {
        final K key;
        V value;
        Node<K, V> next;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
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
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == key && ((Map.Entry<?, ?>) o).getValue() == value;
        }

        public int hashCode() {
            return System.identityHashCode(key) ^ System.identityHashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    private Node<K, V> first;
    private int size;
    private int modCount;
    /** In the table of Java: who looks for something looks into that, which is another one when it has grown. A removal moves others. */
    private int places;

    public IdentityHashMap() {
        places = 64;
    }

    public IdentityHashMap(int expected) {
        if (expected < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expected);
        }
        places = placesFor(expected);
    }

    private static int placesFor(int expected) {
        return expected > (1 << 29) / 3 ? 1 << 30 : expected <= 2 ? 8 : 2 * Integer.highestOneBit(3 * expected);
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        places = placesFor((int) ((1 + m.size()) * 1.1));
        putAll(m);
    }

    private static void passes(int places) {
    }

    private Node<K, V> find(Object key) {
        passes(places);
        Node<K, V> x = first;
        while (x != null && x.key != key) {
            x = x.next;
        }
        return x;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Node<K, V> x = find(key);
        return x == null ? null : x.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Node<K, V> x = first; x != null; x = x.next) {
            if (x.value == value) {
                return true;
            }
        }
        return false;
    }

    private boolean containsMapping(Object key, Object value) {
        Node<K, V> x = find(key);
        return x != null && x.value == value;
    }

    public V put(K key, V value) {
        passes(places);
        Node<K, V> last = null;
        for (Node<K, V> x = first; x != null; x = x.next) {
            if (x.key == key) {
                V old = x.value;
                x.value = value;
                return old;
            }
            last = x;
        }
        if (3 * (size + 1) > places) {
            places *= 2;
        }
        Node<K, V> fresh = new Node<K, V>(key, value);
        Rt.own(this, fresh);
        modCount++;
        if (last == null) {
            first = fresh;
        } else {
            last.next = fresh;
        }
        size++;
        return null;
    }

    /** What has been removed, or null. */
    private Node<K, V> take(Object key) {
        Node<K, V> last = null;
        int all = places;
        Node<K, V> x = first;
        while (x != null && x.key != key) {
            last = x;
            x = x.next;
        }
        if (x != null) {
            places = all;
            modCount++;
            size--;
            if (last == null) {
                first = x.next;
            } else {
                last.next = x.next;
            }
        }
        return x;
    }

    public V remove(Object key) {
        Node<K, V> x = take(key);
        return x == null ? null : x.value;
    }

    private boolean removeMapping(Object key, Object value) {
        return containsMapping(key, value) && take(key) != null;
    }

    protected boolean $removeKey(Object key) {
        return take(key) != null;
    }

    public void clear() {
        modCount++;
        first = null;
        size = 0;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public Object clone() {
        return new IdentityHashMap<K, V>(this);
    }

    /** Two of this kind are equal if they have the same objects. */
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof IdentityHashMap)) {
            return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
        }
        IdentityHashMap<?, ?> other = (IdentityHashMap<?, ?>) o;
        if (other.size() != size) {
            return false;
        }
        for (Node<K, V> x = first; x != null; x = x.next) {
            if (!other.containsMapping(x.key, x.value)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int sum = 0;
        for (Node<K, V> x = first; x != null; x = x.next) {
            sum += x.hashCode();
        }
        return sum;
    }

    private void unchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Node<K, V> x = first; x != null; x = x.next) {
            action.accept(x.key, x.value);
            unchanged(expected);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        int expected = modCount;
        for (Node<K, V> x = first; x != null; x = x.next) {
            x.value = f.apply(x.key, x.value);
            unchanged(expected);
        }
    }

    Iterator<Map.Entry<K, V>> entries() {
        return new Walk();
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

    private class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public boolean remove(Object o) {
            Iterator<V> it = iterator();
            while (it.hasNext()) {
                if (it.next() == o) {
                    it.remove();
                    return true;
                }
            }
            return false;
        }

        public void clear() {
            IdentityHashMap.this.clear();
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

    /** Its own hash is the sum of those of the objects themselves. */
    private class KeySet extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            return $removeKey(o);
        }

        public boolean removeAll(Collection<?> c) {
            boolean changed = false;
            Iterator<K> it = iterator();
            while (it.hasNext()) {
                if (c.contains(it.next())) {
                    it.remove();
                    changed = true;
                }
            }
            return changed;
        }

        public void clear() {
            IdentityHashMap.this.clear();
        }

        public int hashCode() {
            int sum = 0;
            for (K k : this) {
                sum += System.identityHashCode(k);
            }
            return sum;
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

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return o instanceof Map.Entry && containsMapping(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
        }

        public boolean remove(Object o) {
            return o instanceof Map.Entry && removeMapping(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
        }

        public boolean removeAll(Collection<?> c) {
            boolean changed = false;
            Iterator<Map.Entry<K, V>> it = iterator();
            while (it.hasNext()) {
                if (c.contains(it.next())) {
                    it.remove();
                    changed = true;
                }
            }
            return changed;
        }

        public void clear() {
            IdentityHashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return entries();
        }
    }

    private class Walk implements Iterator<Map.Entry<K, V>> {
        private Node<K, V> next = first;
        private Node<K, V> last;
        private int expected = modCount;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            unchanged(expected);
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = last.next;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            unchanged(expected);
            take(last.key);
            last = null;
            expected = modCount;
        }
    }
}
