package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A collection each of whose operations holds its monitor; iterators do not, as in Java. */
class SynchronizedCollection<E> extends AbstractCollection<E> {
    private final Collection<E> c;

    SynchronizedCollection(Collection<E> c) {
        this.c = Objects.requireNonNull(c);
        scoville.Rt.own(this, c);
    }

    public Iterator<E> iterator() {
        return c.iterator();
    }

    public synchronized int size() {
        return c.size();
    }

    public synchronized boolean isEmpty() {
        return c.isEmpty();
    }

    public synchronized boolean contains(Object o) {
        return c.contains(o);
    }

    public synchronized Object[] toArray() {
        return c.toArray();
    }

    public synchronized <T> T[] toArray(T[] a) {
        return c.toArray(a);
    }

    public synchronized boolean add(E e) {
        return c.add(e);
    }

    public synchronized boolean remove(Object o) {
        return c.remove(o);
    }

    public synchronized boolean containsAll(Collection<?> other) {
        return c.containsAll(other);
    }

    public synchronized boolean addAll(Collection<? extends E> other) {
        return c.addAll(other);
    }

    public synchronized boolean removeAll(Collection<?> other) {
        return c.removeAll(other);
    }

    public synchronized boolean retainAll(Collection<?> other) {
        return c.retainAll(other);
    }

    public synchronized boolean removeIf(Predicate<? super E> test) {
        return c.removeIf(test);
    }

    public synchronized String toString() {
        return c.toString();
    }

    public synchronized void clear() {
        c.clear();
    }

    public synchronized void forEach(Consumer<? super E> action) {
        c.forEach(action);
    }
}

final class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
    private final Set<E> set;

    SynchronizedSet(Set<E> set) {
        super(set);
        this.set = set;
    }

    public synchronized boolean equals(Object o) {
        return o == this || set.equals(o);
    }

    public synchronized int hashCode() {
        return set.hashCode();
    }
}

final class SynchronizedList<E> extends AbstractList<E> {
    private final List<E> list;

    SynchronizedList(List<E> list) {
        this.list = Objects.requireNonNull(list);
        scoville.Rt.own(this, list);
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }

    public ListIterator<E> listIterator(int index) {
        return list.listIterator(index);
    }

    public synchronized int size() {
        return list.size();
    }

    public synchronized boolean isEmpty() {
        return list.isEmpty();
    }

    public synchronized boolean contains(Object o) {
        return list.contains(o);
    }

    public synchronized Object[] toArray() {
        return list.toArray();
    }

    public synchronized <T> T[] toArray(T[] a) {
        return list.toArray(a);
    }

    public synchronized boolean add(E e) {
        return list.add(e);
    }

    public synchronized boolean remove(Object o) {
        return list.remove(o);
    }

    public synchronized boolean containsAll(Collection<?> other) {
        return list.containsAll(other);
    }

    public synchronized boolean addAll(Collection<? extends E> other) {
        return list.addAll(other);
    }

    public synchronized boolean removeAll(Collection<?> other) {
        return list.removeAll(other);
    }

    public synchronized boolean retainAll(Collection<?> other) {
        return list.retainAll(other);
    }

    public synchronized boolean removeIf(Predicate<? super E> test) {
        return list.removeIf(test);
    }

    public synchronized String toString() {
        return list.toString();
    }

    public synchronized void clear() {
        list.clear();
    }

    public synchronized void forEach(Consumer<? super E> action) {
        list.forEach(action);
    }

    public synchronized E get(int i) {
        return list.get(i);
    }

    public synchronized E set(int i, E e) {
        return list.set(i, e);
    }

    public synchronized E remove(int i) {
        return list.remove(i);
    }

    public synchronized int indexOf(Object o) {
        return list.indexOf(o);
    }

    public synchronized int lastIndexOf(Object o) {
        return list.lastIndexOf(o);
    }

    public synchronized boolean addAll(int i, Collection<? extends E> other) {
        return list.addAll(i, other);
    }

    public synchronized boolean equals(Object o) {
        return o == this || list.equals(o);
    }

    public synchronized int hashCode() {
        return list.hashCode();
    }

    public synchronized void add(int i, E e) {
        list.add(i, e);
    }

    public synchronized void sort(Comparator<? super E> order) {
        list.sort(order);
    }

    public synchronized void replaceAll(UnaryOperator<E> f) {
        list.replaceAll(f);
    }
}

/** A map each of whose operations holds its monitor; its views are synchronized on it only in Java. */
final class SynchronizedMap<K, V> extends AbstractMap<K, V> {
    private final Map<K, V> map;

    SynchronizedMap(Map<K, V> map) {
        this.map = Objects.requireNonNull(map);
        scoville.Rt.own(this, map);
    }

    public Set<K> keySet() {
        return map.keySet();
    }

    public Collection<V> values() {
        return map.values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return map.entrySet();
    }

    public synchronized int size() {
        return map.size();
    }

    public synchronized boolean isEmpty() {
        return map.isEmpty();
    }

    public synchronized boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    public synchronized boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    public synchronized V get(Object key) {
        return map.get(key);
    }

    public synchronized V getOrDefault(Object key, V otherwise) {
        return map.getOrDefault(key, otherwise);
    }

    public synchronized V put(K key, V value) {
        return map.put(key, value);
    }

    public synchronized V remove(Object key) {
        return map.remove(key);
    }

    public synchronized boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    public synchronized V putIfAbsent(K key, V value) {
        return map.putIfAbsent(key, value);
    }

    public synchronized V replace(K key, V value) {
        return map.replace(key, value);
    }

    public synchronized boolean replace(K key, V old, V value) {
        return map.replace(key, old, value);
    }

    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        return map.computeIfAbsent(key, f);
    }

    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return map.computeIfPresent(key, f);
    }

    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return map.compute(key, f);
    }

    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        return map.merge(key, value, f);
    }

    public synchronized int hashCode() {
        return map.hashCode();
    }

    public synchronized String toString() {
        return map.toString();
    }

    public synchronized boolean equals(Object o) {
        return o == this || map.equals(o);
    }

    public synchronized void clear() {
        map.clear();
    }

    public synchronized void putAll(Map<? extends K, ? extends V> other) {
        map.putAll(other);
    }

    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        map.forEach(action);
    }

    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        map.replaceAll(f);
    }
}
