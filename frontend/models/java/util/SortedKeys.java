package java.util;

import java.util.function.Consumer;

/** The keys of a sorted map, or of a part of one: they may be removed, and none may be added, in no view of them. */
public final class SortedKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> keys;

    public SortedKeys(NavigableSet<E> keys) {
        this.keys = keys;
    }

    public Comparator<? super E> comparator() {
        return keys.comparator();
    }

    public int size() {
        return keys.size();
    }

    public boolean isEmpty() {
        return keys.isEmpty();
    }

    public boolean contains(Object o) {
        return keys.contains(o);
    }

    public boolean remove(Object o) {
        return keys.remove(o);
    }

    public void clear() {
        keys.clear();
    }

    public boolean equals(Object o) {
        return o == this || keys.equals(o);
    }

    public int hashCode() {
        return keys.hashCode();
    }

    public E first() {
        return keys.first();
    }

    public E last() {
        return keys.last();
    }

    public E lower(E e) {
        return keys.lower(e);
    }

    public E floor(E e) {
        return keys.floor(e);
    }

    public E ceiling(E e) {
        return keys.ceiling(e);
    }

    public E higher(E e) {
        return keys.higher(e);
    }

    public E pollFirst() {
        return keys.pollFirst();
    }

    public E pollLast() {
        return keys.pollLast();
    }

    public NavigableSet<E> descendingSet() {
        return new SortedKeys<E>(keys.descendingSet());
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return new SortedKeys<E>(keys.subSet(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new SortedKeys<E>(keys.headSet(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new SortedKeys<E>(keys.tailSet(from, inclusive));
    }

    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    public Iterator<E> iterator() {
        return keys.iterator();
    }

    public Iterator<E> descendingIterator() {
        return keys.descendingIterator();
    }

    public int scovilleSize() {
        return keys.scovilleSize();
    }

    public void scovilleEach(Consumer<? super E> action) {
        keys.scovilleEach(action);
    }
}
