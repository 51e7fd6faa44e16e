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
            Object x = l.get(i);
            l.set(i, l.get(n - 1 - i));
            l.set(n - 1 - i, x);
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

    public static <T> void fill(List<? super T> list, T value) {
        List<T> l = (List<T>) list;
        for (int i = 0; i < l.size(); i++) {
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
            if (Objects.equals(o, x)) {
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

    public static <T> Comparator<T> reverseOrder() {
        return (a, b) -> ((Comparable<Object>) b).compareTo(a);
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> c) {
        return (a, b) -> c.compare(b, a);
    }

    public static <T> List<T> emptyList() {
        return List.of();
    }

    public static <T> Set<T> emptySet() {
        return Set.of();
    }

    public static <K, V> Map<K, V> emptyMap() {
        return Map.of();
    }

    public static <T> List<T> singletonList(T item) {
        ArrayList<T> l = new ArrayList<>(1);
        l.add(item);
        return unmodifiableList(l);
    }

    public static <T> Set<T> singleton(T item) {
        LinkedHashSet<T> s = new LinkedHashSet<>();
        s.add(item);
        return unmodifiableSet(s);
    }

    public static <T> List<T> nCopies(int n, T item) {
        ArrayList<T> l = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            l.add(item);
        }
        return unmodifiableList(l);
    }

    // --- views ---

    private static class Frozen<E> extends AbstractCollection<E> {
        private final Collection<? extends E> c;

        Frozen(Collection<? extends E> c) {
            if (c == null) {
                throw new NullPointerException();
            }
            this.c = c;
        }

        public int size() {
            return c.size();
        }

        public boolean contains(Object o) {
            return c.contains(o);
        }

        public boolean remove(Object o) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public Iterator<E> iterator() {
            Iterator<? extends E> it = c.iterator();
            return new Iterator<E>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public E next() {
                    return it.next();
                }
            };
        }
    }

    private static final class FrozenSet<E> extends AbstractSet<E> {
        private final Frozen<E> view;

        FrozenSet(Collection<? extends E> c) {
            view = new Frozen<E>(c);
        }

        public int size() {
            return view.size();
        }

        public boolean contains(Object o) {
            return view.contains(o);
        }

        public boolean remove(Object o) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public Iterator<E> iterator() {
            return view.iterator();
        }
    }

    private static final class FrozenList<E> extends AbstractList<E> {
        private final List<? extends E> list;

        FrozenList(List<? extends E> list) {
            this.list = list;
        }

        public int size() {
            return list.size();
        }

        public E get(int i) {
            return list.get(i);
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class FrozenMap<K, V> extends AbstractMap<K, V> {
        private final Map<K, V> map;

        FrozenMap(Map<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        public V get(Object key) {
            return map.get(key);
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new FrozenSet<Map.Entry<K, V>>(map.entrySet());
        }
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        return new Frozen<T>(c);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return new FrozenList<T>(list);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new FrozenSet<T>(set);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<K, V> map) {
        return new FrozenMap<K, V>(map);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return new SynchronizedList<T>(list);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
        return new SynchronizedMap<K, V>(map);
    }

    private static final class SynchronizedList<E> extends AbstractList<E> {
        private final List<E> list;

        SynchronizedList(List<E> list) {
            this.list = list;
            scoville.Rt.own(this, list);
        }

        public synchronized int size() {
            return list.size();
        }

        public synchronized boolean isEmpty() {
            return list.isEmpty();
        }

        public synchronized E get(int i) {
            return list.get(i);
        }

        public synchronized E set(int i, E e) {
            return list.set(i, e);
        }

        public synchronized boolean add(E e) {
            return list.add(e);
        }

        public synchronized void add(int i, E e) {
            list.add(i, e);
        }

        public synchronized E remove(int i) {
            return list.remove(i);
        }

        public synchronized boolean remove(Object o) {
            return list.remove(o);
        }

        public synchronized boolean contains(Object o) {
            return list.contains(o);
        }

        public synchronized void clear() {
            list.clear();
        }

        public Iterator<E> iterator() {
            return list.iterator();
        }
    }

    private static final class SynchronizedMap<K, V> extends AbstractMap<K, V> {
        private final Map<K, V> map;

        SynchronizedMap(Map<K, V> map) {
            this.map = map;
            scoville.Rt.own(this, map);
        }

        public synchronized int size() {
            return map.size();
        }

        public synchronized boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        public synchronized V get(Object key) {
            return map.get(key);
        }

        public synchronized V put(K key, V value) {
            return map.put(key, value);
        }

        public synchronized V remove(Object key) {
            return map.remove(key);
        }

        public synchronized V putIfAbsent(K key, V value) {
            return map.putIfAbsent(key, value);
        }

        public synchronized void clear() {
            map.clear();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return map.entrySet();
        }
    }
}
