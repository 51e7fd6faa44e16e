package java.util.concurrent;

import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentTable;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.ReadOnlyListIterator;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import scoville.Rt;

public interface Callable<V> {
    V call() throws Exception;
}

public interface Executor {
    void execute(Runnable task);
}

public class ExecutionException extends Exception {
    public ExecutionException(String message) {
        super(message);
    }

    public ExecutionException(Throwable cause) {
        super(cause);
    }

    public ExecutionException(String message, Throwable cause) {
        super(message, cause);
    }
}

public class CancellationException extends IllegalStateException {
    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}

public class CompletionException extends RuntimeException {
    public CompletionException(Throwable cause) {
        super(cause);
    }
}

public class TimeoutException extends Exception {
    public TimeoutException() {
    }

    public TimeoutException(String message) {
        super(message);
    }
}

public interface ConcurrentMap<K, V> extends Map<K, V> {
}

/** Every call is one linearisable operation on the real table. */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V> {
    private final ConcurrentTable<K, V> map;

    /** Each operation of the set is one of the map. */
    public static <T> Set<T> newKeySet() {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>());
    }

    public static <T> Set<T> newKeySet(int capacity) {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>(capacity));
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
        this(new ConcurrentTable<K, V>());
        putAll(m);
    }

    private ConcurrentHashMap(ConcurrentTable<K, V> table) {
        map = table;
        Rt.own(this, map);
    }

    private static Object key(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return o;
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
        synchronized (Rt.internal(this)) {
            return map.containsKey(key(key));
        }
    }

    public boolean containsValue(Object value) {
        synchronized (Rt.internal(this)) {
            return map.containsValue(value);
        }
    }

    public V get(Object key) {
        synchronized (Rt.internal(this)) {
            return map.get(key(key));
        }
    }

    public V getOrDefault(Object key, V otherwise) {
        synchronized (Rt.internal(this)) {
            return map.getOrDefault(key(key), otherwise);
        }
    }

    public V remove(Object key) {
        synchronized (Rt.internal(this)) {
            return map.remove(key(key));
        }
    }

    public boolean remove(Object key, Object value) {
        synchronized (Rt.internal(this)) {
            return map.remove(key(key), value);
        }
    }

    protected boolean $removeKey(Object key) {
        return remove(key) != null;
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            map.clear();
        }
    }

    /** The table is made large enough first. */
    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        synchronized (Rt.internal(this)) {
            map.expect(n);
        }
        super.putAll(m);
    }

    public V put(K key, V value) {
        key(key);
        key(value);
        synchronized (Rt.internal(this)) {
            return map.put(key, value);
        }
    }

    public V putIfAbsent(K key, V value) {
        key(key);
        key(value);
        synchronized (Rt.internal(this)) {
            return map.putIfAbsent(key, value);
        }
    }

    public V replace(K key, V value) {
        key(value);
        synchronized (Rt.internal(this)) {
            return map.replace(key, value);
        }
    }

    public boolean replace(K key, V expected, V value) {
        key(value);
        synchronized (Rt.internal(this)) {
            V old = map.get(key);
            if (old == null || !old.equals(expected)) {
                return false;
            }
            map.put(key, value);
            return true;
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        synchronized (Rt.internal(this)) {
            V v = map.get(key(key));
            if (v == null) {
                v = f.apply(key);
                if (v != null) {
                    map.put(key, v);
                }
            }
            return v;
        }
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        synchronized (Rt.internal(this)) {
            V v = map.get(key(key));
            return v == null ? null : store(key, f.apply(key, v));
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        synchronized (Rt.internal(this)) {
            return store(key, f.apply(key, map.get(key(key))));
        }
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        key(value);
        synchronized (Rt.internal(this)) {
            V v = map.get(key(key));
            return store(key, v == null ? value : f.apply(v, value));
        }
    }

    private V store(K key, V value) {
        if (value == null) {
            map.remove(key);
        } else {
            map.put(key, value);
        }
        return value;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    public boolean contains(Object value) {
        return containsValue(key(value));
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
        Each each = new Each();
        for (Map.Entry<K, V> e = each.advance(); e != null; e = each.advance()) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Each each = new Each();
        for (Map.Entry<K, V> e = each.advance(); e != null; e = each.advance()) {
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
        bulk(threshold).forEach(e -> action.accept(e.getKey(), e.getValue()));
    }

    public void forEachKey(long threshold, Consumer<? super K> action) {
        bulk(threshold).forEach(e -> action.accept(e.getKey()));
    }

    public void forEachValue(long threshold, Consumer<? super V> action) {
        bulk(threshold).forEach(e -> action.accept(e.getValue()));
    }

    public <U> U reduce(long threshold, BiFunction<? super K, ? super V, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> with) {
        return joined(bulk(threshold).map(e -> (U) f.apply(e.getKey(), e.getValue())), with);
    }

    public K reduceKeys(long threshold, BiFunction<? super K, ? super K, ? extends K> with) {
        return joined(bulk(threshold).map(e -> e.getKey()), with);
    }

    public <U> U reduceKeys(long threshold, Function<? super K, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> with) {
        return joined(bulk(threshold).map(e -> (U) f.apply(e.getKey())), with);
    }

    public V reduceValues(long threshold, BiFunction<? super V, ? super V, ? extends V> with) {
        return joined(bulk(threshold).map(e -> e.getValue()), with);
    }

    public <U> U reduceValues(long threshold, Function<? super V, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> with) {
        return joined(bulk(threshold).map(e -> (U) f.apply(e.getValue())), with);
    }

    private <U> U joined(Stream<U> parts, BiFunction<? super U, ? super U, ? extends U> with) {
        return parts.filter(u -> u != null).reduce((a, b) -> with.apply(a, b)).orElse(null);
    }

    public int reduceValuesToInt(long threshold, ToIntFunction<? super V> f, int basis, IntBinaryOperator with) {
        return bulk(threshold).mapToInt(e -> f.applyAsInt(e.getValue())).reduce(basis, with);
    }

    public long reduceValuesToLong(long threshold, ToLongFunction<? super V> f, long basis, LongBinaryOperator with) {
        return bulk(threshold).mapToLong(e -> f.applyAsLong(e.getValue())).reduce(basis, with);
    }

    public double reduceValuesToDouble(long threshold, ToDoubleFunction<? super V> f, double basis, DoubleBinaryOperator with) {
        return bulk(threshold).mapToDouble(e -> f.applyAsDouble(e.getValue())).reduce(basis, with);
    }

    public int reduceToInt(long threshold, ToIntBiFunction<? super K, ? super V> f, int basis, IntBinaryOperator with) {
        return bulk(threshold).mapToInt(e -> f.applyAsInt(e.getKey(), e.getValue())).reduce(basis, with);
    }

    public long reduceToLong(long threshold, ToLongBiFunction<? super K, ? super V> f, long basis, LongBinaryOperator with) {
        return bulk(threshold).mapToLong(e -> f.applyAsLong(e.getKey(), e.getValue())).reduce(basis, with);
    }

    public <U> U search(long threshold, BiFunction<? super K, ? super V, ? extends U> f) {
        return bulk(threshold).map(e -> (U) f.apply(e.getKey(), e.getValue())).filter(u -> u != null).findAny().orElse(null);
    }

    public <U> U searchKeys(long threshold, Function<? super K, ? extends U> f) {
        return bulk(threshold).map(e -> (U) f.apply(e.getKey())).filter(u -> u != null).findAny().orElse(null);
    }

    public <U> U searchValues(long threshold, Function<? super V, ? extends U> f) {
        return bulk(threshold).map(e -> (U) f.apply(e.getValue())).filter(u -> u != null).findAny().orElse(null);
    }

    /** A weakly consistent walk: each step is one look at the map as it is then. */
    private class Each {
        private final ConcurrentTable.Walk<K, V> walk;

        Each() {
            synchronized (Rt.internal(ConcurrentHashMap.this)) {
                walk = new ConcurrentTable.Walk<K, V>(map);
            }
        }

        /** The next entry, with its value of this moment. */
        Map.Entry<K, V> advance() {
            synchronized (Rt.internal(ConcurrentHashMap.this)) {
                Map.Entry<K, V> e = walk.advance();
                return e == null ? null : new AbstractMap.SimpleEntry<K, V>(e.getKey(), e.getValue());
            }
        }
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return ConcurrentHashMap.this.size();
        }

        public void clear() {
            ConcurrentHashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
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
                next = walk.advance();
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            synchronized (Rt.internal(ConcurrentHashMap.this)) {
                last = next.getKey();
                V value = next.getValue();
                next = walk.advance();
                return new AbstractMap.SimpleEntry<K, V>(last, value) {
                    public V setValue(V v) {
                        put(getKey(), v);
                        return super.setValue(v);
                    }
                };
            }
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            ConcurrentHashMap.this.remove(last);
            last = null;
        }
    }
}

/** Every call is one linearisable operation. What is removed from the middle stays as an empty node until the queue has come
    there, as in Java, so that iterators find the way on. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> {
    /** The node before the first one. */
    private Node<E> head;
    private Node<E> tail;
    private int size;

    private static class Node<E> {
        E item;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }

        /** The next one with an item. */
        Node<E> after() {
            Node<E> n = next;
            while (n != null && n.item == null) {
                n = n.next;
            }
            return n;
        }

        E take() {
            E e = item;
            item = null;
            return e;
        }
    }

    public ConcurrentLinkedQueue() {
        head = new Node<E>(null);
        Rt.own(this, head);
        tail = head;
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        this();
        for (E e : c) {
            offer(e);
        }
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        Node<E> n = new Node<E>(e);
        synchronized (Rt.internal(this)) {
            Rt.own(this, n);
            tail.next = n;
            tail = n;
            size++;
        }
        return true;
    }

    public E poll() {
        synchronized (Rt.internal(this)) {
            Node<E> n = head.after();
            if (n == null) {
                return null;
            }
            head = n;
            size--;
            return n.take();
        }
    }

    public E peek() {
        synchronized (Rt.internal(this)) {
            Node<E> n = head.after();
            return n == null ? null : n.item;
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return size == 0;
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return size;
        }
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return find(o) != null;
        }
    }

    public boolean remove(Object o) {
        synchronized (Rt.internal(this)) {
            Node<E> n = find(o);
            if (n == null) {
                return false;
            }
            n.item = null;
            size--;
            return true;
        }
    }

    private Node<E> find(Object o) {
        if (o != null) {
            for (Node<E> n = head.after(); n != null; n = n.after()) {
                if (o.equals(n.item)) {
                    return n;
                }
            }
        }
        return null;
    }

    public Iterator<E> iterator() {
        return new Items();
    }

    /** Weakly consistent: looks one item ahead, at the queue as it is then. */
    private class Items implements Iterator<E> {
        private Node<E> node;
        private E next;
        private Node<E> last;

        Items() {
            synchronized (Rt.internal(ConcurrentLinkedQueue.this)) {
                step(head);
            }
        }

        private void step(Node<E> from) {
            node = from.after();
            next = node == null ? null : node.item;
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            synchronized (Rt.internal(ConcurrentLinkedQueue.this)) {
                E e = next;
                last = node;
                step(node);
                return e;
            }
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            synchronized (Rt.internal(ConcurrentLinkedQueue.this)) {
                if (last.take() != null) {
                    size--;
                }
                last = null;
            }
        }
    }
}

/** Writers replace the array; readers see a snapshot. */
public class CopyOnWriteArrayList<E> extends AbstractList<E> {
    private final ArrayList<E> list;

    public CopyOnWriteArrayList() {
        list = new ArrayList<E>();
        Rt.own(this, list);
    }

    public CopyOnWriteArrayList(E[] items) {
        list = new ArrayList<E>(Arrays.asList(items));
        Rt.own(this, list);
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        list = new ArrayList<E>(c);
        Rt.own(this, list);
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return list.size();
        }
    }

    public E get(int i) {
        synchronized (Rt.internal(this)) {
            return list.get(i);
        }
    }

    public E set(int i, E e) {
        synchronized (Rt.internal(this)) {
            return list.set(i, e);
        }
    }

    public boolean add(E e) {
        synchronized (Rt.internal(this)) {
            return list.add(e);
        }
    }

    public void add(int i, E e) {
        synchronized (Rt.internal(this)) {
            list.add(i, e);
        }
    }

    // What concerns many elements is one operation, too.

    public boolean addAll(Collection<? extends E> c) {
        Object[] items = c.toArray();
        synchronized (Rt.internal(this)) {
            return list.addAll((Collection<? extends E>) Arrays.asList(items));
        }
    }

    public boolean addAll(int i, Collection<? extends E> c) {
        Object[] items = c.toArray();
        synchronized (Rt.internal(this)) {
            return list.addAll(i, (Collection<? extends E>) Arrays.asList(items));
        }
    }

    public boolean removeAll(Collection<?> c) {
        synchronized (Rt.internal(this)) {
            return list.removeAll(c);
        }
    }

    public boolean retainAll(Collection<?> c) {
        synchronized (Rt.internal(this)) {
            return list.retainAll(c);
        }
    }

    public boolean removeIf(Predicate<? super E> p) {
        synchronized (Rt.internal(this)) {
            return list.removeIf(p);
        }
    }

    public void replaceAll(UnaryOperator<E> f) {
        synchronized (Rt.internal(this)) {
            list.replaceAll(f);
        }
    }

    public void sort(Comparator<? super E> c) {
        synchronized (Rt.internal(this)) {
            list.sort(c);
        }
    }

    public Object[] toArray() {
        synchronized (Rt.internal(this)) {
            return list.toArray();
        }
    }

    public <T> T[] toArray(T[] a) {
        synchronized (Rt.internal(this)) {
            return list.toArray(a);
        }
    }

    public int indexOf(Object o) {
        synchronized (Rt.internal(this)) {
            return list.indexOf(o);
        }
    }

    public int lastIndexOf(Object o) {
        synchronized (Rt.internal(this)) {
            return list.lastIndexOf(o);
        }
    }

    public boolean addIfAbsent(E e) {
        synchronized (Rt.internal(this)) {
            return !list.contains(e) && list.add(e);
        }
    }

    public int addAllAbsent(Collection<? extends E> c) {
        Object[] items = c.toArray();
        synchronized (Rt.internal(this)) {
            int before = list.size();
            for (Object item : items) {
                if (!list.contains(item)) {
                    list.add((E) item);
                }
            }
            return list.size() - before;
        }
    }

    public E remove(int i) {
        synchronized (Rt.internal(this)) {
            return list.remove(i);
        }
    }

    public boolean remove(Object o) {
        synchronized (Rt.internal(this)) {
            return list.remove(o);
        }
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return list.contains(o);
        }
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            list.clear();
        }
    }

    public Iterator<E> iterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    /** Over what the list holds now, and for reading only. */
    public ListIterator<E> listIterator(int index) {
        synchronized (Rt.internal(this)) {
            return new ReadOnlyListIterator<E>(new ArrayList<E>(list).listIterator(index));
        }
    }
}
