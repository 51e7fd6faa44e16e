package java.util;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private static final Object PRESENT = new Object();

    private final NavigableMap<E, Object> map;

    /** The keys of a map; only the library may say so. */
    TreeSet(NavigableMap<E, Object> map, boolean owned) {
        this.map = map;
        if (owned) {
            scoville.Rt.own(this, map);
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

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public Object clone() {
        return new TreeSet<E>((SortedSet<E>) this);
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
        int before = map.size();
        map.put(e, PRESENT);
        return map.size() > before;
    }

    public boolean remove(Object o) {
        int before = map.size();
        map.remove(o);
        return map.size() < before;
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
        Iterator<Map.Entry<E, Object>> it =
            map instanceof SortedView ? ((SortedView<E, Object>) map).entries() : map.entrySet().iterator();
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public E next() {
                return it.next().getKey();
            }

            public void remove() {
                it.remove();
            }
        };
    }

    /** Of a part, a stream does not know. */
    public int scovilleSize() {
        return map instanceof SubMap && ((SubMap<E, Object>) map).isPart() ? -1 : map.size();
    }

    public void scovilleEach(java.util.function.Consumer<? super E> action) {
        if (map instanceof SortedView) {
            ((SortedView<E, Object>) map).eachKey(this, action);
        } else {
            iterator().forEachRemaining(action);
        }
    }

    public Iterator<E> descendingIterator() {
        return of(map.descendingMap()).iterator();
    }
}
