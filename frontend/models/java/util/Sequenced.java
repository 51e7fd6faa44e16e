package java.util;

/** From Java 21: with a first and a last element. */
public interface SequencedCollection<E> extends Collection<E> {
    SequencedCollection<E> reversed();

    default void addFirst(E e) {
        throw new UnsupportedOperationException();
    }

    default void addLast(E e) {
        throw new UnsupportedOperationException();
    }

    default E getFirst() {
        return iterator().next();
    }

    default E getLast() {
        return reversed().iterator().next();
    }

    default E removeFirst() {
        Iterator<E> it = iterator();
        E e = it.next();
        it.remove();
        return e;
    }

    default E removeLast() {
        Iterator<E> it = reversed().iterator();
        E e = it.next();
        it.remove();
        return e;
    }
}

public interface SequencedSet<E> extends Set<E>, SequencedCollection<E> {
    SequencedSet<E> reversed();
}

public interface SequencedMap<K, V> extends Map<K, V> {
    SequencedMap<K, V> reversed();

    Map.Entry<K, V> firstEntry();

    Map.Entry<K, V> lastEntry();

    Map.Entry<K, V> pollFirstEntry();

    Map.Entry<K, V> pollLastEntry();

    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }
}
