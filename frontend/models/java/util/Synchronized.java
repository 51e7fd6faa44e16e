package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A collection each of whose operations holds a monitor, its own or that of what it is a view of; iterators do not, as in Java. */
class SynchronizedCollection<E> extends AbstractCollection<E> {
    final Object mutex;
    private final Collection<E> c;

    SynchronizedCollection(Collection<E> c) {
        this.c = Objects.requireNonNull(c);
        mutex = this;
        scoville.Rt.own(this, c);
    }

    SynchronizedCollection(Collection<E> c, Object mutex) {
        this.c = c;
        this.mutex = mutex;
    }

    public java.util.stream.Stream<E> stream() {
        return c.stream();
    }

    public java.util.stream.Stream<E> parallelStream() {
        return c.parallelStream();
    }

    public Iterator<E> iterator() {
        return c.iterator();
    }

    public int size() {
        synchronized (mutex) {
            return c.size();
        }
    }

    public boolean isEmpty() {
        synchronized (mutex) {
            return c.isEmpty();
        }
    }

    public boolean contains(Object o) {
        synchronized (mutex) {
            return c.contains(o);
        }
    }

    public Object[] toArray() {
        synchronized (mutex) {
            return c.toArray();
        }
    }

    public <T> T[] toArray(T[] a) {
        synchronized (mutex) {
            return c.toArray(a);
        }
    }

    public boolean add(E e) {
        synchronized (mutex) {
            return c.add(e);
        }
    }

    public boolean remove(Object o) {
        synchronized (mutex) {
            return c.remove(o);
        }
    }

    public boolean containsAll(Collection<?> other) {
        synchronized (mutex) {
            return c.containsAll(other);
        }
    }

    public boolean addAll(Collection<? extends E> other) {
        synchronized (mutex) {
            return c.addAll(other);
        }
    }

    public boolean removeAll(Collection<?> other) {
        synchronized (mutex) {
            return c.removeAll(other);
        }
    }

    public boolean retainAll(Collection<?> other) {
        synchronized (mutex) {
            return c.retainAll(other);
        }
    }

    public boolean removeIf(Predicate<? super E> test) {
        synchronized (mutex) {
            return c.removeIf(test);
        }
    }

    public String toString() {
        synchronized (mutex) {
            return c.toString();
        }
    }

    public void clear() {
        synchronized (mutex) {
            c.clear();
        }
    }

    public void forEach(Consumer<? super E> action) {
        synchronized (mutex) {
            c.forEach(action);
        }
    }
}

class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
    private final Set<E> set;

    SynchronizedSet(Set<E> set) {
        super(set);
        this.set = set;
    }

    SynchronizedSet(Set<E> set, Object mutex) {
        super(set, mutex);
        this.set = set;
    }

    public boolean equals(Object o) {
        synchronized (mutex) {
            return o == this || set.equals(o);
        }
    }

    public int hashCode() {
        synchronized (mutex) {
            return set.hashCode();
        }
    }
}

final class SynchronizedList<E> extends IndexedList<E> implements RandomAccess {
    private final Object mutex;
    private final List<E> list;

    SynchronizedList(List<E> list) {
        this.list = Objects.requireNonNull(list);
        mutex = this;
        scoville.Rt.own(this, list);
    }

    SynchronizedList(List<E> list, Object mutex) {
        this.list = list;
        this.mutex = mutex;
    }

    public java.util.stream.Stream<E> stream() {
        return list.stream();
    }

    public java.util.stream.Stream<E> parallelStream() {
        return list.parallelStream();
    }

    public List<E> subList(int from, int to) {
        synchronized (mutex) {
            return new SynchronizedList<E>(list.subList(from, to), mutex);
        }
    }

    public ListIterator<E> listIterator() {
        return list.listIterator();
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }

    public ListIterator<E> listIterator(int index) {
        return list.listIterator(index);
    }

    public int size() {
        synchronized (mutex) {
            return list.size();
        }
    }

    public boolean isEmpty() {
        synchronized (mutex) {
            return list.isEmpty();
        }
    }

    public boolean contains(Object o) {
        synchronized (mutex) {
            return list.contains(o);
        }
    }

    public Object[] toArray() {
        synchronized (mutex) {
            return list.toArray();
        }
    }

    public <T> T[] toArray(T[] a) {
        synchronized (mutex) {
            return list.toArray(a);
        }
    }

    public boolean add(E e) {
        synchronized (mutex) {
            return list.add(e);
        }
    }

    public boolean remove(Object o) {
        synchronized (mutex) {
            return list.remove(o);
        }
    }

    public boolean containsAll(Collection<?> other) {
        synchronized (mutex) {
            return list.containsAll(other);
        }
    }

    public boolean addAll(Collection<? extends E> other) {
        synchronized (mutex) {
            return list.addAll(other);
        }
    }

    public boolean removeAll(Collection<?> other) {
        synchronized (mutex) {
            return list.removeAll(other);
        }
    }

    public boolean retainAll(Collection<?> other) {
        synchronized (mutex) {
            return list.retainAll(other);
        }
    }

    public boolean removeIf(Predicate<? super E> test) {
        synchronized (mutex) {
            return list.removeIf(test);
        }
    }

    public String toString() {
        synchronized (mutex) {
            return list.toString();
        }
    }

    public void clear() {
        synchronized (mutex) {
            list.clear();
        }
    }

    public void forEach(Consumer<? super E> action) {
        synchronized (mutex) {
            list.forEach(action);
        }
    }

    public E get(int i) {
        synchronized (mutex) {
            return list.get(i);
        }
    }

    public E set(int i, E e) {
        synchronized (mutex) {
            return list.set(i, e);
        }
    }

    public E remove(int i) {
        synchronized (mutex) {
            return list.remove(i);
        }
    }

    public int indexOf(Object o) {
        synchronized (mutex) {
            return list.indexOf(o);
        }
    }

    public int lastIndexOf(Object o) {
        synchronized (mutex) {
            return list.lastIndexOf(o);
        }
    }

    public boolean addAll(int i, Collection<? extends E> other) {
        synchronized (mutex) {
            return list.addAll(i, other);
        }
    }

    public boolean equals(Object o) {
        synchronized (mutex) {
            return o == this || list.equals(o);
        }
    }

    public int hashCode() {
        synchronized (mutex) {
            return list.hashCode();
        }
    }

    public void add(int i, E e) {
        synchronized (mutex) {
            list.add(i, e);
        }
    }

    public void sort(Comparator<? super E> order) {
        synchronized (mutex) {
            list.sort(order);
        }
    }

    public void replaceAll(UnaryOperator<E> f) {
        synchronized (mutex) {
            list.replaceAll(f);
        }
    }
}

/** A map each of whose operations holds a monitor, and so do those of its views. */
class SynchronizedMap<K, V> extends AbstractMap<K, V> {
    final Object mutex;
    private final Map<K, V> map;

    SynchronizedMap(Map<K, V> map) {
        this.map = Objects.requireNonNull(map);
        mutex = this;
        scoville.Rt.own(this, map);
    }

    SynchronizedMap(Map<K, V> map, Object mutex) {
        this.map = map;
        this.mutex = mutex;
    }

    public Set<K> keySet() {
        synchronized (mutex) {
            return new SynchronizedSet<K>(map.keySet(), mutex);
        }
    }

    public Collection<V> values() {
        synchronized (mutex) {
            return new SynchronizedCollection<V>(map.values(), mutex);
        }
    }

    public Set<Map.Entry<K, V>> entrySet() {
        synchronized (mutex) {
            return new SynchronizedSet<Map.Entry<K, V>>(map.entrySet(), mutex);
        }
    }

    public int size() {
        synchronized (mutex) {
            return map.size();
        }
    }

    public boolean isEmpty() {
        synchronized (mutex) {
            return map.isEmpty();
        }
    }

    public boolean containsKey(Object key) {
        synchronized (mutex) {
            return map.containsKey(key);
        }
    }

    public boolean containsValue(Object value) {
        synchronized (mutex) {
            return map.containsValue(value);
        }
    }

    public V get(Object key) {
        synchronized (mutex) {
            return map.get(key);
        }
    }

    public V getOrDefault(Object key, V otherwise) {
        synchronized (mutex) {
            return map.getOrDefault(key, otherwise);
        }
    }

    public V put(K key, V value) {
        synchronized (mutex) {
            return map.put(key, value);
        }
    }

    public V remove(Object key) {
        synchronized (mutex) {
            return map.remove(key);
        }
    }

    public boolean remove(Object key, Object value) {
        synchronized (mutex) {
            return map.remove(key, value);
        }
    }

    public V putIfAbsent(K key, V value) {
        synchronized (mutex) {
            return map.putIfAbsent(key, value);
        }
    }

    public V replace(K key, V value) {
        synchronized (mutex) {
            return map.replace(key, value);
        }
    }

    public boolean replace(K key, V old, V value) {
        synchronized (mutex) {
            return map.replace(key, old, value);
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        synchronized (mutex) {
            return map.computeIfAbsent(key, f);
        }
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        synchronized (mutex) {
            return map.computeIfPresent(key, f);
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        synchronized (mutex) {
            return map.compute(key, f);
        }
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        synchronized (mutex) {
            return map.merge(key, value, f);
        }
    }

    public int hashCode() {
        synchronized (mutex) {
            return map.hashCode();
        }
    }

    public String toString() {
        synchronized (mutex) {
            return map.toString();
        }
    }

    public boolean equals(Object o) {
        synchronized (mutex) {
            return o == this || map.equals(o);
        }
    }

    public void clear() {
        synchronized (mutex) {
            map.clear();
        }
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        synchronized (mutex) {
            map.putAll(other);
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        synchronized (mutex) {
            map.forEach(action);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        synchronized (mutex) {
            map.replaceAll(f);
        }
    }
}
