package java.util;

import java.util.function.Consumer;
import java.util.stream.Stream;
import scoville.Rt;

/** The keys of a tree, or of a part of one, all with the same value. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private static final Object PRESENT = new Object();

    /** A `TreeMap`, or a part of one. */
    private final NavigableMap<E, Object> map;

    private TreeSet(NavigableMap<E, Object> map, boolean owned) {
        this.map = map;
        if (owned) {
            Rt.own(this, map);
        }
    }

    public TreeSet() {
        this(new TreeMap<E, Object>(), true);
    }

    public TreeSet(Comparator<? super E> order) {
        this(new TreeMap<E, Object>(order), true);
    }

    public TreeSet(Collection<? extends E> c) {
        this(new TreeMap<E, Object>(), true);
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        this(new TreeMap<E, Object>(s.comparator()), true);
        addAll(s);
    }

    public Object clone() {
        return new TreeSet<E>(new TreeMap<E, Object>((SortedMap<E, Object>) map), true);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.put(e, PRESENT) == null;
    }

    /** What is sorted already is not compared. */
    public boolean addAll(Collection<? extends E> c) {
        if (map.size() == 0 && c.size() > 0 && c instanceof SortedSet && map instanceof TreeMap
            && Objects.equals(((SortedSet<?>) c).comparator(), map.comparator())) {
            ((TreeMap<E, Object>) map).build(c.size(), c.iterator(), PRESENT);
            return true;
        }
        return super.addAll(c);
    }

    public boolean remove(Object o) {
        return map.remove(o) == PRESENT;
    }

    public void clear() {
        map.clear();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E e) {
        return map.lowerKey(e);
    }

    public E floor(E e) {
        return map.floorKey(e);
    }

    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    public E higher(E e) {
        return map.higherKey(e);
    }

    public E pollFirst() {
        Map.Entry<E, Object> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    public E pollLast() {
        Map.Entry<E, Object> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }

    private static <E> NavigableSet<E> of(NavigableMap<E, Object> map) {
        return new TreeSet<E>(map, false);
    }

    public NavigableSet<E> descendingSet() {
        return of(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return of(map.subMap(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return of(map.headMap(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return of(map.tailMap(from, inclusive));
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
        return map.navigableKeySet().iterator();
    }

    public Iterator<E> descendingIterator() {
        return map.descendingKeySet().iterator();
    }

    public Stream<E> stream() {
        return map instanceof TreeMap ? super.stream() : map.navigableKeySet().stream();
    }

    public Spliterator<E> spliterator() {
        return map instanceof TreeMap ? super.spliterator() : map.navigableKeySet().spliterator();
    }

    public int scovilleSize() {
        return map.navigableKeySet().scovilleSize();
    }

    public Iterator<E> scovilleIterator() {
        return map.navigableKeySet().scovilleIterator();
    }

    public void scovilleEach(Consumer<? super E> action) {
        map.navigableKeySet().scovilleEach(action);
    }
}
