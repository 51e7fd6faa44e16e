package java.util.concurrent;

import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.ListIterator;
import java.util.Map;
import java.util.ReadOnlyListIterator;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
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
    private final HashMap<K, V> map;

    /** Each operation of the set is one of the map. */
    public static <T> Set<T> newKeySet() {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>());
    }

    public static <T> Set<T> newKeySet(int capacity) {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>(capacity));
    }

    public ConcurrentHashMap() {
        map = new HashMap<K, V>();
        Rt.own(this, map);
    }

    public ConcurrentHashMap(int capacity) {
        map = new HashMap<K, V>(capacity);
        Rt.own(this, map);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        map = new HashMap<K, V>(m);
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

    public void clear() {
        synchronized (Rt.internal(this)) {
            map.clear();
        }
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

    private HashMap<K, V> snapshot() {
        synchronized (Rt.internal(this)) {
            return new HashMap<K, V>(map);
        }
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return ConcurrentHashMap.this.size();
        }

        public void clear() {
            ConcurrentHashMap.this.clear();
        }

        /** Over what the map holds now (the real one is weakly consistent); changes go to the map. */
        public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<Map.Entry<K, V>> it = snapshot().entrySet().iterator();
            return new Iterator<Map.Entry<K, V>>() {
                private K last;

                public boolean hasNext() {
                    return it.hasNext();
                }

                public Map.Entry<K, V> next() {
                    Map.Entry<K, V> e = it.next();
                    last = e.getKey();
                    return new AbstractMap.SimpleEntry<K, V>(last, e.getValue()) {
                        public V setValue(V value) {
                            put(getKey(), value);
                            return super.setValue(value);
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
            };
        }
    }
}

/** Every call is one linearisable operation. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> {
    private final LinkedList<E> list;

    public ConcurrentLinkedQueue() {
        list = new LinkedList<E>();
        Rt.own(this, list);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (Rt.internal(this)) {
            return list.offer(e);
        }
    }

    public E poll() {
        synchronized (Rt.internal(this)) {
            return list.poll();
        }
    }

    public E peek() {
        synchronized (Rt.internal(this)) {
            return list.peek();
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return list.isEmpty();
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return list.size();
        }
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return list.contains(o);
        }
    }

    public boolean remove(Object o) {
        synchronized (Rt.internal(this)) {
            return list.remove(o);
        }
    }

    /** Over what the queue holds now; what is removed is removed from the queue. */
    public Iterator<E> iterator() {
        synchronized (Rt.internal(this)) {
            Iterator<E> it = new ArrayList<E>(list).iterator();
            return new Iterator<E>() {
                private E last;

                public boolean hasNext() {
                    return it.hasNext();
                }

                public E next() {
                    last = it.next();
                    return last;
                }

                public void remove() {
                    if (last == null) {
                        throw new IllegalStateException();
                    }
                    removeItem(last);
                    last = null;
                }
            };
        }
    }

    private void removeItem(E item) {
        synchronized (Rt.internal(this)) {
            Iterator<E> it = list.iterator();
            while (it.hasNext()) {
                if (it.next() == item) {
                    it.remove();
                    return;
                }
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
