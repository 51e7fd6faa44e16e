package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A view of a collection that nothing else can be put into than what its elements are said to be. */
class CheckedCollection<E> extends AbstractCollection<E> {
    private final Collection<E> c;
    final Class<E> type;

    CheckedCollection(Collection<E> c, Class<E> type) {
        this.c = Objects.requireNonNull(c, "c");
        this.type = Objects.requireNonNull(type, "type");
    }

    final E checked(Object o) {
        if (o != null && !type.isInstance(o)) {
            throw new ClassCastException("Attempt to insert class " + scoville.Rt.className(o) + " element into collection with element type " + type);
        }
        return (E) o;
    }

    /** All of them, or none if one is not as it should be. */
    final Collection<E> allChecked(Collection<? extends E> more) {
        Object[] a = more.toArray();
        for (int i = 0; i < a.length; i++) {
            checked(a[i]);
        }
        return (Collection<E>) Arrays.asList(a);
    }

    public boolean add(E e) {
        return c.add(checked(e));
    }

    public boolean addAll(Collection<? extends E> more) {
        return c.addAll(allChecked(more));
    }

    public Iterator<E> iterator() {
        return c.iterator();
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean contains(Object o) {
        return c.contains(o);
    }

    public Object[] toArray() {
        return c.toArray();
    }

    public <T> T[] toArray(T[] a) {
        return c.toArray(a);
    }

    public String toString() {
        return c.toString();
    }

    public boolean remove(Object o) {
        return c.remove(o);
    }

    public void clear() {
        c.clear();
    }

    public boolean containsAll(Collection<?> other) {
        return c.containsAll(other);
    }

    public boolean removeAll(Collection<?> other) {
        return c.removeAll(other);
    }

    public boolean retainAll(Collection<?> other) {
        return c.retainAll(other);
    }

    public boolean removeIf(Predicate<? super E> test) {
        return c.removeIf(test);
    }

    public void forEach(Consumer<? super E> action) {
        c.forEach(action);
    }

    public Stream<E> stream() {
        return c.stream();
    }

    public Stream<E> parallelStream() {
        return c.parallelStream();
    }
}

class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
    private final Set<E> set;

    CheckedSet(Set<E> set, Class<E> type) {
        super(set, type);
        this.set = set;
    }

    public boolean equals(Object o) {
        return o == this || set.equals(o);
    }

    public int hashCode() {
        return set.hashCode();
    }
}

final class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
    private final Queue<E> queue;

    CheckedQueue(Queue<E> queue, Class<E> type) {
        super(queue, type);
        this.queue = queue;
    }

    public boolean offer(E e) {
        return queue.offer(checked(e));
    }

    public E peek() {
        return queue.peek();
    }

    public E element() {
        return queue.element();
    }

    public E poll() {
        return queue.poll();
    }

    public E remove() {
        return queue.remove();
    }

    public boolean equals(Object o) {
        return o == this || queue.equals(o);
    }

    public int hashCode() {
        return queue.hashCode();
    }
}

class CheckedList<E> extends CheckedCollection<E> implements List<E> {
    private final List<E> list;

    CheckedList(List<E> list, Class<E> type) {
        super(list, type);
        this.list = list;
    }

    public E set(int i, E e) {
        return list.set(i, checked(e));
    }

    public void add(int i, E e) {
        list.add(i, checked(e));
    }

    public boolean addAll(int i, Collection<? extends E> more) {
        return list.addAll(i, allChecked(more));
    }

    public void replaceAll(UnaryOperator<E> f) {
        Objects.requireNonNull(f);
        list.replaceAll(e -> checked(f.apply(e)));
    }

    public List<E> subList(int from, int to) {
        return new CheckedList<E>(list.subList(from, to), type);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int at) {
        ListIterator<E> it = list.listIterator(at);
        return new ListIterator<E>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public E next() {
                return it.next();
            }

            public boolean hasPrevious() {
                return it.hasPrevious();
            }

            public E previous() {
                return it.previous();
            }

            public int nextIndex() {
                return it.nextIndex();
            }

            public int previousIndex() {
                return it.previousIndex();
            }

            public void remove() {
                it.remove();
            }

            public void set(E e) {
                it.set(checked(e));
            }

            public void add(E e) {
                it.add(checked(e));
            }
        };
    }

    public E get(int i) {
        return list.get(i);
    }

    public E remove(int i) {
        return list.remove(i);
    }

    public int indexOf(Object o) {
        return list.indexOf(o);
    }

    public int lastIndexOf(Object o) {
        return list.lastIndexOf(o);
    }

    public void sort(Comparator<? super E> order) {
        list.sort(order);
    }

    public boolean equals(Object o) {
        return o == this || list.equals(o);
    }

    public int hashCode() {
        return list.hashCode();
    }
}

final class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
    CheckedRandomAccessList(List<E> list, Class<E> type) {
        super(list, type);
    }

    public List<E> subList(int from, int to) {
        return new CheckedRandomAccessList<E>(super.subList(from, to), type);
    }
}

/** An entry whose value stays what values are said to be. */
final class CheckedEntry<K, V> implements Map.Entry<K, V> {
    private final Map.Entry<K, V> entry;
    private final Class<V> type;

    CheckedEntry(Map.Entry<K, V> entry, Class<V> type) {
        this.entry = entry;
        this.type = type;
    }

    static <K, V> Map.Entry<K, V> of(Map.Entry<K, V> entry, Class<V> type) {
        return entry == null ? null : new CheckedEntry<K, V>(entry, type);
    }

    public V setValue(V value) {
        CheckedMap.check(value, type, "value");
        return entry.setValue(value);
    }

    public K getKey() {
        return entry.getKey();
    }

    public V getValue() {
        return entry.getValue();
    }

    public String toString() {
        return entry.toString();
    }

    public boolean equals(Object o) {
        return o == this || entry.equals(o);
    }

    public int hashCode() {
        return entry.hashCode();
    }
}

class CheckedMap<K, V> extends AbstractMap<K, V> {
    private final Map<K, V> map;
    final Class<K> keys;
    final Class<V> values;

    CheckedMap(Map<K, V> map, Class<K> keys, Class<V> values) {
        this.map = Objects.requireNonNull(map);
        this.keys = Objects.requireNonNull(keys);
        this.values = Objects.requireNonNull(values);
    }

    static void check(Object o, Class<?> type, String what) {
        if (o != null && !type.isInstance(o)) {
            throw new ClassCastException("Attempt to insert class " + scoville.Rt.className(o) + " " + what + " into map with " + what + " type " + type);
        }
    }

    private void check(Object key, Object value) {
        check(key, keys, "key");
        check(value, values, "value");
    }

    private BiFunction<? super K, ? super V, ? extends V> checked(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        return (k, v) -> {
            V fresh = f.apply(k, v);
            check(k, fresh);
            return fresh;
        };
    }

    public V put(K key, V value) {
        check(key, value);
        return map.put(key, value);
    }

    /** All of them, or none if one is not as it should be. */
    public void putAll(Map<? extends K, ? extends V> more) {
        List<Map.Entry<K, V>> all = new ArrayList<>();
        for (Map.Entry<? extends K, ? extends V> e : more.entrySet()) {
            check(e.getKey(), e.getValue());
            all.add(new AbstractMap.SimpleImmutableEntry<K, V>(e.getKey(), e.getValue()));
        }
        for (Map.Entry<K, V> e : all) {
            map.put(e.getKey(), e.getValue());
        }
    }

    public V putIfAbsent(K key, V value) {
        check(key, value);
        return map.putIfAbsent(key, value);
    }

    public V replace(K key, V value) {
        check(key, value);
        return map.replace(key, value);
    }

    public boolean replace(K key, V old, V value) {
        check(key, value);
        return map.replace(key, old, value);
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        map.replaceAll(checked(f));
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        Objects.requireNonNull(f);
        return map.computeIfAbsent(key, k -> {
            V value = f.apply(k);
            check(k, value);
            return value;
        });
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return map.computeIfPresent(key, checked(f));
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return map.compute(key, checked(f));
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        return map.merge(key, value, (a, b) -> {
            V fresh = f.apply(a, b);
            check(null, fresh);
            return fresh;
        });
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> entries = map.entrySet();
        return new AbstractSet<Map.Entry<K, V>>() {
            public int size() {
                return entries.size();
            }

            public boolean isEmpty() {
                return entries.isEmpty();
            }

            public void clear() {
                entries.clear();
            }

            public boolean contains(Object o) {
                return o instanceof Map.Entry && entries.contains(o);
            }

            public boolean remove(Object o) {
                return o instanceof Map.Entry && entries.remove(new AbstractMap.SimpleImmutableEntry<>((Map.Entry<?, ?>) o));
            }

            public boolean add(Map.Entry<K, V> e) {
                throw new UnsupportedOperationException();
            }

            public boolean addAll(Collection<? extends Map.Entry<K, V>> more) {
                throw new UnsupportedOperationException();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                Iterator<Map.Entry<K, V>> it = entries.iterator();
                return new Iterator<Map.Entry<K, V>>() {
                    public boolean hasNext() {
                        return it.hasNext();
                    }

                    public Map.Entry<K, V> next() {
                        return new CheckedEntry<K, V>(it.next(), values);
                    }

                    public void remove() {
                        it.remove();
                    }
                };
            }

            public String toString() {
                return entries.toString();
            }

            public int hashCode() {
                return entries.hashCode();
            }
        };
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    public V get(Object key) {
        return map.get(key);
    }

    public V remove(Object key) {
        return map.remove(key);
    }

    public boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    public void clear() {
        map.clear();
    }

    public Set<K> keySet() {
        return map.keySet();
    }

    public Collection<V> values() {
        return map.values();
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        map.forEach(action);
    }

    public String toString() {
        return map.toString();
    }

    public boolean equals(Object o) {
        return o == this || map.equals(o);
    }

    public int hashCode() {
        return map.hashCode();
    }
}

final class CheckedNavigableSet<E> extends CheckedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> set;

    CheckedNavigableSet(NavigableSet<E> set, Class<E> type) {
        super(set, type);
        this.set = set;
    }

    private NavigableSet<E> view(NavigableSet<E> part) {
        return new CheckedNavigableSet<E>(part, type);
    }

    public NavigableSet<E> descendingSet() {
        return view(set.descendingSet());
    }

    public NavigableSet<E> subSet(E from, boolean f, E to, boolean t) {
        return view(set.subSet(from, f, to, t));
    }

    public NavigableSet<E> headSet(E to, boolean t) {
        return view(set.headSet(to, t));
    }

    public NavigableSet<E> tailSet(E from, boolean f) {
        return view(set.tailSet(from, f));
    }

    public NavigableSet<E> subSet(E from, E to) {
        return view(set.subSet(from, true, to, false));
    }

    public NavigableSet<E> headSet(E to) {
        return view(set.headSet(to, false));
    }

    public NavigableSet<E> tailSet(E from) {
        return view(set.tailSet(from, true));
    }

    public Comparator<? super E> comparator() {
        return set.comparator();
    }

    public E first() {
        return set.first();
    }

    public E last() {
        return set.last();
    }

    public E lower(E e) {
        return set.lower(e);
    }

    public E floor(E e) {
        return set.floor(e);
    }

    public E ceiling(E e) {
        return set.ceiling(e);
    }

    public E higher(E e) {
        return set.higher(e);
    }

    public E pollFirst() {
        return set.pollFirst();
    }

    public E pollLast() {
        return set.pollLast();
    }

    public Iterator<E> descendingIterator() {
        return set.descendingIterator();
    }
}

final class CheckedNavigableMap<K, V> extends CheckedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> map;

    CheckedNavigableMap(NavigableMap<K, V> map, Class<K> keys, Class<V> values) {
        super(map, keys, values);
        this.map = map;
    }

    private NavigableMap<K, V> view(NavigableMap<K, V> part) {
        return new CheckedNavigableMap<K, V>(part, keys, values);
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new CheckedNavigableSet<K>(map.navigableKeySet(), keys);
    }

    public NavigableSet<K> descendingKeySet() {
        return new CheckedNavigableSet<K>(map.descendingKeySet(), keys);
    }

    public NavigableMap<K, V> descendingMap() {
        return view(map.descendingMap());
    }

    public NavigableMap<K, V> subMap(K from, boolean f, K to, boolean t) {
        return view(map.subMap(from, f, to, t));
    }

    public NavigableMap<K, V> headMap(K to, boolean t) {
        return view(map.headMap(to, t));
    }

    public NavigableMap<K, V> tailMap(K from, boolean f) {
        return view(map.tailMap(from, f));
    }

    public NavigableMap<K, V> subMap(K from, K to) {
        return view(map.subMap(from, true, to, false));
    }

    public NavigableMap<K, V> headMap(K to) {
        return view(map.headMap(to, false));
    }

    public NavigableMap<K, V> tailMap(K from) {
        return view(map.tailMap(from, true));
    }

    public Map.Entry<K, V> firstEntry() {
        return CheckedEntry.of(map.firstEntry(), values);
    }

    public Map.Entry<K, V> lastEntry() {
        return CheckedEntry.of(map.lastEntry(), values);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return CheckedEntry.of(map.pollFirstEntry(), values);
    }

    public Map.Entry<K, V> pollLastEntry() {
        return CheckedEntry.of(map.pollLastEntry(), values);
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return CheckedEntry.of(map.lowerEntry(key), values);
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return CheckedEntry.of(map.floorEntry(key), values);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return CheckedEntry.of(map.ceilingEntry(key), values);
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return CheckedEntry.of(map.higherEntry(key), values);
    }

    public Comparator<? super K> comparator() {
        return map.comparator();
    }

    public K firstKey() {
        return map.firstKey();
    }

    public K lastKey() {
        return map.lastKey();
    }

    public K lowerKey(K key) {
        return map.lowerKey(key);
    }

    public K floorKey(K key) {
        return map.floorKey(key);
    }

    public K ceilingKey(K key) {
        return map.ceilingKey(key);
    }

    public K higherKey(K key) {
        return map.higherKey(key);
    }
}
