package java.util;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

public interface Iterator<E> {
    boolean hasNext();

    E next();

    default void remove() {
        throw new UnsupportedOperationException("remove");
    }

    default void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        while (hasNext()) {
            action.accept(next());
        }
    }
}

public interface ListIterator<E> extends Iterator<E> {
    boolean hasPrevious();

    E previous();

    int nextIndex();

    int previousIndex();

    void set(E e);

    void add(E e);
}

public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();

    default Iterator<E> asIterator() {
        return new Iterator<E>() {
            public boolean hasNext() {
                return hasMoreElements();
            }

            public E next() {
                return nextElement();
            }
        };
    }
}

public interface RandomAccess {
}

public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object o);

    Object[] toArray();

    <T> T[] toArray(T[] a);

    default <T> T[] toArray(java.util.function.IntFunction<T[]> generator) {
        return toArray(generator.apply(0));
    }

    boolean add(E e);

    boolean remove(Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    boolean retainAll(Collection<?> c);

    void clear();

    default boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        boolean removed = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (filter.test(it.next())) {
                it.remove();
                removed = true;
            }
        }
        return removed;
    }

    /** The number of elements that a stream expects; -1 if it does not know. */
    default int scovilleSize() {
        return size();
    }

    /** What a stream goes through. */
    default Iterator<E> scovilleIterator() {
        return iterator();
    }

    default java.util.stream.Stream<E> stream() {
        return java.util.stream.Stream.scovilleOf(this, false);
    }

    default java.util.stream.Stream<E> parallelStream() {
        return java.util.stream.Stream.scovilleOf(this, true);
    }
}

public interface List<E> extends SequencedCollection<E> {
    E get(int index);

    E set(int index, E e);

    void add(int index, E e);

    E remove(int index);

    int indexOf(Object o);

    int lastIndexOf(Object o);

    boolean addAll(int index, Collection<? extends E> c);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int from, int to);

    default List<E> reversed() {
        return new ReversedList<E>(this);
    }

    default void addFirst(E e) {
        add(0, e);
    }

    default void addLast(E e) {
        add(e);
    }

    default E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    default E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    default E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    default E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(size() - 1);
    }

    default void replaceAll(UnaryOperator<E> f) {
        Objects.requireNonNull(f);
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            it.set(f.apply(it.next()));
        }
    }

    default void sort(Comparator<? super E> c) {
        Object[] a = toArray();
        Arrays.sort(a, (Comparator) c);
        ListIterator<E> it = listIterator();
        for (Object e : a) {
            it.next();
            it.set((E) e);
        }
    }

    static <E> List<E> of(E... items) {
        return items.length == 0 ? (List<E>) ImmutableList.EMPTY : new ImmutableList<E>(items);
    }

    static <E> List<E> copyOf(Collection<? extends E> c) {
        return ImmutableList.copy(c);
    }
}

public interface Set<E> extends Collection<E> {
    static <E> Set<E> of(E... items) {
        return ImmutableSet.distinct(items);
    }

    static <E> Set<E> copyOf(Collection<? extends E> c) {
        return ImmutableSet.merged(c);
    }
}

public interface Queue<E> extends Collection<E> {
    boolean offer(E e);

    E remove();

    E poll();

    E element();

    E peek();
}

public interface Deque<E> extends Queue<E>, SequencedCollection<E> {
    default Deque<E> reversed() {
        return new ReversedDeque<E>(this);
    }

    void addFirst(E e);

    void addLast(E e);

    boolean offerFirst(E e);

    boolean offerLast(E e);

    E removeFirst();

    E removeLast();

    E pollFirst();

    E pollLast();

    E getFirst();

    E getLast();

    E peekFirst();

    E peekLast();

    void push(E e);

    E pop();

    Iterator<E> descendingIterator();

    // Not default methods in Java, where every class has its own.

    default boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    default boolean removeLastOccurrence(Object o) {
        Iterator<E> it = descendingIterator();
        while (it.hasNext()) {
            if (scoville.Asked.equal(o, it.next())) {
                it.remove();
                return true;
            }
        }
        return false;
    }
}

public interface Map<K, V> {
    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object value);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> m);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V value);

        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return (a, b) -> a.getKey().compareTo(b.getKey());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return (a, b) -> a.getValue().compareTo(b.getValue());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> c) {
            return (a, b) -> c.compare(a.getKey(), b.getKey());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> c) {
            return (a, b) -> c.compare(a.getValue(), b.getValue());
        }

        static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> e) {
            return Map.entry(e.getKey(), e.getValue());
        }
    }

    default V getOrDefault(Object key, V otherwise) {
        V v = get(key);
        return v != null || containsKey(key) ? v : otherwise;
    }

    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    default V putIfAbsent(K key, V value) {
        V v = get(key);
        if (v == null) {
            put(key, value);
        }
        return v;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        Objects.requireNonNull(f);
        V v = get(key);
        if (v == null) {
            v = f.apply(key);
            if (v != null) {
                put(key, v);
            }
        }
        return v;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        V old = get(key);
        if (old == null) {
            return null;
        }
        V v = f.apply(key, old);
        if (v == null) {
            remove(key);
        } else {
            put(key, v);
        }
        return v;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        V old = get(key);
        V v = f.apply(key, old);
        if (v == null) {
            if (old != null || containsKey(key)) {
                remove(key);
            }
        } else {
            put(key, v);
        }
        return v;
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(value);
        V old = get(key);
        V v = old == null ? value : f.apply(old, value);
        if (v == null) {
            remove(key);
        } else {
            put(key, v);
        }
        return v;
    }

    default V replace(K key, V value) {
        return get(key) != null || containsKey(key) ? put(key, value) : null;
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        for (Map.Entry<K, V> e : entrySet()) {
            e.setValue(f.apply(e.getKey(), e.getValue()));
        }
    }

    default boolean remove(Object key, Object value) {
        V v = get(key);
        if (!Objects.equals(v, value) || (v == null && !containsKey(key))) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V old, V value) {
        V v = get(key);
        if (!Objects.equals(v, old) || (v == null && !containsKey(key))) {
            return false;
        }
        put(key, value);
        return true;
    }

    static <K, V> Map<K, V> of() {
        return ImmutableMap.inTurn();
    }

    static <K, V> Map<K, V> of(K k1, V v1) {
        return ImmutableMap.inTurn(k1, v1);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return ImmutableMap.inTurn(k1, v1, k2, v2);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3, k4, v4);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return ImmutableMap.inTurn(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10);
    }

    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        if (entries.length == 0) {
            return ImmutableMap.inTurn();
        }
        Object[] items = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            items[2 * i] = entries[i].getKey();
            items[2 * i + 1] = entries[i].getValue();
        }
        return ImmutableMap.inTurn(items);
    }

    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        if (map instanceof ImmutableMap) {
            return (Map<K, V>) map;
        }
        return Map.ofEntries((Map.Entry<K, V>[]) map.entrySet().toArray(new Map.Entry[0]));
    }

    static <K, V> Map.Entry<K, V> entry(K key, V value) {
        Objects.requireNonNull(value);
        return new UnmodifiableEntry<K, V>(new AbstractMap.SimpleEntry<K, V>(Objects.requireNonNull(key), value)) {
            public V setValue(V value) {
                throw new UnsupportedOperationException("not supported");
            }
        };
    }
}

public interface Comparator<T> {
    int compare(T a, T b);

    default Comparator<T> reversed() {
        return Collections.reverseOrder(this);
    }

    default Comparator<T> thenComparing(Comparator<? super T> other) {
        Objects.requireNonNull(other);
        return (a, b) -> {
            int c = compare(a, b);
            return c != 0 ? c : other.compare(a, b);
        };
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> key) {
        Objects.requireNonNull(key);
        return (a, b) -> {
            int c = compare(a, b);
            return c != 0 ? c : key.apply(a).compareTo(key.apply(b));
        };
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> key, Comparator<? super U> order) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(order);
        return (a, b) -> {
            int c = compare(a, b);
            return c != 0 ? c : order.compare(key.apply(a), key.apply(b));
        };
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> {
            int c = compare(a, b);
            return c != 0 ? c : Long.compare(key.applyAsLong(a), key.applyAsLong(b));
        };
    }

    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> {
            int c = compare(a, b);
            return c != 0 ? c : Double.compare(key.applyAsDouble(a), key.applyAsDouble(b));
        };
    }

    static <T> Comparator<T> nullsFirst(Comparator<? super T> c) {
        return (a, b) -> a == null ? (b == null ? 0 : -1) : b == null ? 1 : c == null ? 0 : c.compare(a, b);
    }

    static <T> Comparator<T> nullsLast(Comparator<? super T> c) {
        return (a, b) -> a == null ? (b == null ? 0 : 1) : b == null ? -1 : c == null ? 0 : c.compare(a, b);
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> {
            int c = compare(a, b);
            return c != 0 ? c : Integer.compare(key.applyAsInt(a), key.applyAsInt(b));
        };
    }

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> key) {
        Objects.requireNonNull(key);
        return (a, b) -> key.apply(a).compareTo(key.apply(b));
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> key, Comparator<? super U> c) {
        Objects.requireNonNull(c);
        Objects.requireNonNull(key);
        return (a, b) -> c.compare(key.apply(a), key.apply(b));
    }

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> Integer.compare(key.applyAsInt(a), key.applyAsInt(b));
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> Long.compare(key.applyAsLong(a), key.applyAsLong(b));
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> Double.compare(key.applyAsDouble(a), key.applyAsDouble(b));
    }

    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
        return (Comparator<T>) (Comparator<?>) NaturalOrder.ONLY;
    }

    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
        return Collections.reverseOrder();
    }
}

public class NoSuchElementException extends RuntimeException {
    public NoSuchElementException() {
    }

    public NoSuchElementException(String message) {
        super(message);
    }

    public NoSuchElementException(String message, Throwable cause) {
        super(message, cause);
    }

    public NoSuchElementException(Throwable cause) {
        super(cause);
    }
}

public class InputMismatchException extends NoSuchElementException {
    public InputMismatchException() {
    }

    public InputMismatchException(String message) {
        super(message);
    }
}

public class ConcurrentModificationException extends RuntimeException {
    public ConcurrentModificationException() {
    }

    public ConcurrentModificationException(String message) {
        super(message);
    }

    public ConcurrentModificationException(String message, Throwable cause) {
        super(message, cause);
    }

    public ConcurrentModificationException(Throwable cause) {
        super(cause);
    }
}

public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
    }
}

/** Those in which numbers are written as in the United States, which is the default. */
public final class Locale implements Cloneable, java.io.Serializable {
    public static final Locale US = new Locale("en", "US");
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale ROOT = new Locale("", "");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale CANADA = new Locale("en", "CA");

    private static volatile Locale current = US;

    private final String language;
    private final String country;

    private Locale(String language, String country) {
        this.language = language;
        this.country = country;
    }

    public static Locale getDefault() {
        return current;
    }

    public static void setDefault(Locale l) {
        current = Objects.requireNonNull(l);
    }

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String toString() {
        return country.isEmpty() ? language : language + "_" + country;
    }

    /** Without scripts and variants. */
    public int hashCode() {
        return 31 * (31 * 31 * language.hashCode() + country.hashCode());
    }

    public String toLanguageTag() {
        return language.isEmpty() ? "und" : country.isEmpty() ? language : language + "-" + country;
    }
}
