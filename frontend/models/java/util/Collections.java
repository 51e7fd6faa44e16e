package java.util;

public final class Collections {
    private Collections() {
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    public static void reverse(List<?> list) {
        List<Object> l = (List<Object>) list;
        int n = l.size();
        for (int i = 0; i < n / 2; i++) {
            l.set(i, l.set(n - 1 - i, l.get(i)));
        }
    }

    public static void swap(List<?> list, int i, int j) {
        List<Object> l = (List<Object>) list;
        l.set(i, l.set(j, l.get(i)));
    }

    public static void shuffle(List<?> list, Random r) {
        for (int i = list.size(); i > 1; i--) {
            swap(list, i - 1, r.nextInt(i));
        }
    }

    public static void shuffle(List<?> list) {
        shuffle(list, new Random());
    }

    public static void rotate(List<?> list, int distance) {
        List<Object> l = (List<Object>) list;
        int n = l.size();
        if (n == 0) {
            return;
        }
        Object[] a = l.toArray();
        int by = Math.floorMod(distance, n);
        if (by == 0) {
            return;
        }
        for (int i = 0; i < n; i++) {
            l.set((i + by) % n, a[i]);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T old, T fresh) {
        boolean changed = false;
        for (int i = 0; i < list.size(); i++) {
            if (scoville.Asked.equal(old, list.get(i))) {
                list.set(i, fresh);
                changed = true;
            }
        }
        return changed;
    }

    public static int indexOfSubList(List<?> list, List<?> part) {
        for (int i = 0; i <= list.size() - part.size(); i++) {
            if (isAt(i, list, part)) {
                return i;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> list, List<?> part) {
        for (int i = list.size() - part.size(); i >= 0; i--) {
            if (isAt(i, list, part)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isAt(int at, List<?> list, List<?> part) {
        for (int i = 0; i < part.size(); i++) {
            if (!scoville.Asked.equal(part.get(i), list.get(at + i))) {
                return false;
            }
        }
        return true;
    }

    public static <T> void copy(List<? super T> to, List<? extends T> from) {
        if (from.size() > to.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        for (int i = 0; i < from.size(); i++) {
            ((List<T>) to).set(i, from.get(i));
        }
    }

    public static boolean disjoint(Collection<?> a, Collection<?> b) {
        Collection<?> walked = a;
        Collection<?> asked = b;
        if (a instanceof Set) {
            walked = b;
            asked = a;
        } else if (!(b instanceof Set)) {
            int n = a.size();
            int k = b.size();
            if (n == 0 || k == 0) {
                return true;
            }
            if (n > k) {
                walked = b;
                asked = a;
            }
        }
        for (Object x : walked) {
            if (asked.contains(x)) {
                return false;
            }
        }
        return true;
    }

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        Iterator<T> it = c.iterator();
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return it.hasNext();
            }

            public T nextElement() {
                return it.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> l = new ArrayList<>();
        while (e.hasMoreElements()) {
            l.add(e.nextElement());
        }
        return l;
    }

    public static final List EMPTY_LIST = Empty.LIST;
    public static final Set EMPTY_SET = Empty.SET;
    public static final Map EMPTY_MAP = Empty.MAP;

    /** The empty collections, each of which is there once. */
    private static final class Empty {
        static final List LIST = new EmptyList<Object>();
        static final Set SET = new EmptySet<Object>();
        static final Map MAP = new EmptyMap<Object, Object>();
    }

    private static final class EmptySorted {
        static final NavigableSet SET = unmodifiableNavigableSet(new TreeSet<Object>());
        static final NavigableMap MAP = unmodifiableNavigableMap(new TreeMap<Object, Object>());
    }

    private static final class EmptyWalks {
        static final Nothing<Object> ITERATOR = new Nothing<Object>();
        static final ListIterator LIST_ITERATOR = new NothingEitherWay<Object>();
        static final Enumeration ENUMERATION = enumeration(new EmptyList<Object>());
    }

    private static class Nothing<E> implements Iterator<E> {
        public boolean hasNext() {
            return false;
        }

        public E next() {
            throw new NoSuchElementException();
        }

        public void remove() {
            throw new IllegalStateException();
        }
    }

    private static final class NothingEitherWay<E> extends Nothing<E> implements ListIterator<E> {
        public boolean hasPrevious() {
            return false;
        }

        public E previous() {
            throw new NoSuchElementException();
        }

        public int nextIndex() {
            return 0;
        }

        public int previousIndex() {
            return -1;
        }

        public void set(E e) {
            throw new IllegalStateException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    public static <T> void fill(List<? super T> list, T value) {
        List<T> l = (List<T>) list;
        int n = l.size();
        for (int i = 0; i < n; i++) {
            l.set(i, value);
        }
    }

    public static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        T best = null;
        boolean first = true;
        for (T t : c) {
            if (first || t.compareTo(best) > 0) {
                best = t;
            }
            first = false;
        }
        if (first) {
            throw new NoSuchElementException();
        }
        return best;
    }

    public static <T> T max(Collection<? extends T> c, Comparator<? super T> order) {
        T best = null;
        boolean first = true;
        for (T t : c) {
            if (first || order.compare(t, best) > 0) {
                best = t;
            }
            first = false;
        }
        if (first) {
            throw new NoSuchElementException();
        }
        return best;
    }

    public static <T extends Comparable<? super T>> T min(Collection<? extends T> c) {
        T best = null;
        boolean first = true;
        for (T t : c) {
            if (first || t.compareTo(best) < 0) {
                best = t;
            }
            first = false;
        }
        if (first) {
            throw new NoSuchElementException();
        }
        return best;
    }

    public static <T> T min(Collection<? extends T> c, Comparator<? super T> order) {
        T best = null;
        boolean first = true;
        for (T t : c) {
            if (first || order.compare(t, best) < 0) {
                best = t;
            }
            first = false;
        }
        if (first) {
            throw new NoSuchElementException();
        }
        return best;
    }

    public static int frequency(Collection<?> c, Object o) {
        int n = 0;
        for (Object x : c) {
            if (scoville.Asked.equal(o, x)) {
                n++;
            }
        }
        return n;
    }

    public static <T> boolean addAll(Collection<? super T> c, T... items) {
        boolean changed = false;
        for (int i = 0; i < items.length; i++) {
            changed |= ((Collection<T>) c).add(items[i]);
        }
        return changed;
    }

    public static <T> int binarySearch(List<? extends T> list, T key) {
        int lo = 0;
        int hi = list.size() - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int c = ((Comparable<Object>) list.get(mid)).compareTo(key);
            if (c < 0) {
                lo = mid + 1;
            } else if (c > 0) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        int lo = 0;
        int hi = list.size() - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int d = c == null ? ((Comparable<Object>) list.get(mid)).compareTo(key) : c.compare(list.get(mid), key);
            if (d < 0) {
                lo = mid + 1;
            } else if (d > 0) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) (Comparator<?>) ReverseOrder.ONLY;
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> c) {
        return c == null ? Collections.<T>reverseOrder() : c instanceof Turned ? c.reversed() : new Turned<T>(c);
    }

    public static <T> List<T> emptyList() {
        return (List<T>) Empty.LIST;
    }

    public static <T> Set<T> emptySet() {
        return (Set<T>) Empty.SET;
    }

    public static <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) Empty.MAP;
    }

    public static <T> Iterator<T> emptyIterator() {
        return (Iterator<T>) EmptyWalks.ITERATOR;
    }

    public static <T> List<T> singletonList(T item) {
        return new SingletonList<T>(item);
    }

    public static <T> Set<T> singleton(T item) {
        return new SingletonSet<T>(item);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonMap<K, V>(key, value);
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new MapSet<E>(map);
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        Objects.requireNonNull(deque);
        return new Lifo<T>(deque);
    }

    private static final class MapSet<E> extends AbstractSet<E> {
        private final Map<E, Boolean> map;

        MapSet(Map<E, Boolean> map) {
            this.map = map;
        }

        public int scovilleSize() {
            return map.keySet().scovilleSize();
        }

        public void scovilleEach(java.util.function.Consumer<? super E> action) {
            map.keySet().scovilleEach(action);
        }

        public Iterator<E> scovilleIterator() {
            return map.keySet().scovilleIterator();
        }

        public void forEach(java.util.function.Consumer<? super E> action) {
            map.keySet().forEach(action);
        }

        public boolean removeIf(java.util.function.Predicate<? super E> filter) {
            return map.keySet().removeIf(filter);
        }

        public boolean equals(Object o) {
            return o == this || map.keySet().equals(o);
        }

        public int hashCode() {
            return map.keySet().hashCode();
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean add(E e) {
            return map.put(e, Boolean.TRUE) == null;
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<E> iterator() {
            return map.keySet().iterator();
        }
    }

    private static final class Lifo<E> extends AbstractQueue<E> {
        private final Deque<E> deque;

        Lifo(Deque<E> deque) {
            this.deque = deque;
        }

        public int size() {
            return deque.size();
        }

        public boolean offer(E e) {
            return deque.offerFirst(e);
        }

        public E poll() {
            return deque.pollFirst();
        }

        public E peek() {
            return deque.peekFirst();
        }

        public Iterator<E> iterator() {
            return deque.iterator();
        }
    }

    public static <T> List<T> nCopies(int n, T item) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new Copies<T>(n, item);
    }

    // These refuse a change only where there is something to change.

    private static final class EmptyList<E> extends IndexedList<E> implements RandomAccess {
        public int size() {
            return 0;
        }

        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public ListIterator<E> listIterator() {
            return emptyListIterator();
        }
    }

    private static final class EmptySet<E> extends AbstractSet<E> {
        public int size() {
            return 0;
        }

        public Iterator<E> iterator() {
            return emptyIterator();
        }
    }

    private static final class EmptyMap<K, V> extends FrozenMap<K, V> {
        EmptyMap() {
            super(new HashMap<K, V>());
        }

        public V remove(Object key) {
            return null;
        }

        public void putAll(Map<? extends K, ? extends V> m) {
            if (!m.isEmpty()) {
                throw new UnsupportedOperationException();
            }
        }

        public void clear() {
        }

        public void replaceAll(java.util.function.BiFunction<? super K, ? super V, ? extends V> f) {
            Objects.requireNonNull(f);
        }

        public Set<K> keySet() {
            return emptySet();
        }

        public Collection<V> values() {
            return emptySet();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }
    }

    private static class Copies<E> extends IndexedList<E> implements RandomAccess {
        private final int n;
        private final E item;

        Copies(int n, E item) {
            this.n = n;
            this.item = item;
        }

        public int size() {
            return n;
        }

        public E get(int index) {
            if (index < 0 || index >= n) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
            }
            return item;
        }

        public boolean contains(Object o) {
            return n != 0 && scoville.Asked.equal(o, item);
        }

        public int indexOf(Object o) {
            return contains(o) ? 0 : -1;
        }

        public int lastIndexOf(Object o) {
            return contains(o) ? n - 1 : -1;
        }

        public int hashCode() {
            int all = 1;
            if (n > 0) {
                int h = Objects.hashCode(item);
                for (int i = 0; i < n; i++) {
                    all = 31 * all + h;
                }
            }
            return all;
        }

        public List<E> subList(int from, int to) {
            return new Copies<E>(super.subList(from, to).size(), item);
        }
    }

    private static final class SingletonList<E> extends Copies<E> {
        SingletonList(E item) {
            super(1, item);
        }

        public Iterator<E> iterator() {
            return new ReadOnlyIterator<E>(super.iterator());
        }

        public boolean removeIf(java.util.function.Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(java.util.function.UnaryOperator<E> f) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> c) {
        }
    }

    /** What is not there may be removed. */
    private static final class SingletonMap<K, V> extends FrozenMap<K, V> {
        SingletonMap(K key, V value) {
            super(new OneEntry<K, V>(key, value));
            scoville.Rt.own(this, map);
        }

        public V remove(Object key) {
            if (map.containsKey(key)) {
                throw new UnsupportedOperationException();
            }
            return null;
        }

        public void putAll(Map<? extends K, ? extends V> m) {
            if (!m.isEmpty()) {
                throw new UnsupportedOperationException();
            }
        }

        private Map.Entry<K, V> entry() {
            return map.entrySet().iterator().next();
        }

        public Set<K> keySet() {
            return singleton(entry().getKey());
        }

        public Collection<V> values() {
            return singleton(entry().getValue());
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return Collections.<Map.Entry<K, V>>singleton(new UnmodifiableEntry<K, V>(entry()));
        }
    }

    private static final class SingletonSet<E> extends AbstractSet<E> {
        private final E item;

        SingletonSet(E item) {
            this.item = item;
        }

        public int size() {
            return 1;
        }

        public Iterator<E> iterator() {
            return new SingletonList<E>(item).iterator();
        }

        public boolean removeIf(java.util.function.Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }
    }

    // --- views ---

    // A view of one of its own kind is that one.

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        if (c instanceof UnmodifiableCollection) {
            return (Collection<T>) c;
        }
        return new UnmodifiableCollection<T>(c);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return list instanceof UnmodifiableList ? (List<T>) list : new UnmodifiableList<T>(list);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        boolean same = set instanceof UnmodifiableSet && !(set instanceof ImmutableSet) && !(set instanceof NavigableSet);
        return same ? (Set<T>) set : new UnmodifiableSet<T>(set);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        boolean same = map instanceof UnmodifiableMap && !(map instanceof NavigableMap);
        return same ? (Map<K, V>) map : new UnmodifiableMap<K, V>(map);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> set) {
        return new UnmodifiableNavigableSet<T>(set);
    }

    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> map) {
        return new UnmodifiableNavigableMap<K, V>((NavigableMap<K, V>) map);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> set) {
        if (set != null && !(set instanceof NavigableSet)) {
            scoville.Rt.unsupported("a view of a sorted set that is not navigable");
        }
        return unmodifiableNavigableSet((NavigableSet<T>) set);
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        if (map != null && !(map instanceof NavigableMap)) {
            scoville.Rt.unsupported("a view of a sorted map that is not navigable");
        }
        return unmodifiableNavigableMap((NavigableMap<K, V>) map);
    }

    public static <T> NavigableSet<T> emptyNavigableSet() {
        return (NavigableSet<T>) EmptySorted.SET;
    }

    public static <T> SortedSet<T> emptySortedSet() {
        return (NavigableSet<T>) EmptySorted.SET;
    }

    public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return (NavigableMap<K, V>) EmptySorted.MAP;
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return (NavigableMap<K, V>) EmptySorted.MAP;
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return (ListIterator<T>) EmptyWalks.LIST_ITERATOR;
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return (Enumeration<T>) EmptyWalks.ENUMERATION;
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return new SynchronizedList<T>(list);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new SynchronizedCollection<T>(c);
    }

    public static <T> Set<T> synchronizedSet(Set<T> set) {
        return new SynchronizedSet<T>(set);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
        return new SynchronizedMap<K, V>(map);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> set) {
        return new SynchronizedNavigableSet<T>(set);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> map) {
        return new SynchronizedNavigableMap<K, V>(map);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> set) {
        if (set != null && !(set instanceof NavigableSet)) {
            scoville.Rt.unsupported("a view of a sorted set that is not navigable");
        }
        return synchronizedNavigableSet((NavigableSet<T>) set);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> map) {
        if (map != null && !(map instanceof NavigableMap)) {
            scoville.Rt.unsupported("a view of a sorted map that is not navigable");
        }
        return synchronizedNavigableMap((NavigableMap<K, V>) map);
    }

    public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
        return new CheckedCollection<E>(c, type);
    }

    public static <E> List<E> checkedList(List<E> list, Class<E> type) {
        return list instanceof RandomAccess ? new CheckedRandomAccessList<E>(list, type) : new CheckedList<E>(list, type);
    }

    public static <E> Set<E> checkedSet(Set<E> set, Class<E> type) {
        return new CheckedSet<E>(set, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
        return new CheckedQueue<E>(queue, type);
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> map, Class<K> keys, Class<V> values) {
        return new CheckedMap<K, V>(map, keys, values);
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> set, Class<E> type) {
        return new CheckedNavigableSet<E>(set, type);
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> map, Class<K> keys, Class<V> values) {
        return new CheckedNavigableMap<K, V>(map, keys, values);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> set, Class<E> type) {
        if (set != null && !(set instanceof NavigableSet)) {
            scoville.Rt.unsupported("a view of a sorted set that is not navigable");
        }
        return checkedNavigableSet((NavigableSet<E>) set, type);
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> map, Class<K> keys, Class<V> values) {
        if (map != null && !(map instanceof NavigableMap)) {
            scoville.Rt.unsupported("a view of a sorted map that is not navigable");
        }
        return checkedNavigableMap((NavigableMap<K, V>) map, keys, values);
    }
}
