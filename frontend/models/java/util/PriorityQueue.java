package java.util;

/** A binary heap, arranged as Java's is, so that iterating yields the same order. */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private final Comparator<? super E> order;
    private Object[] heap;
    private int size;
    private int changes;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityQueue(Comparator<? super E> order) {
        this(11, order);
    }

    public PriorityQueue(int capacity, Comparator<? super E> order) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.order = order;
        heap = new Object[capacity];
        scoville.Rt.own(this, heap);
    }

    public PriorityQueue(Collection<? extends E> c) {
        this(c.size() + 1, orderOf(c));
        for (E e : c) {
            if (e == null) {
                throw new NullPointerException();
            }
            heap[size++] = e;
        }
        arrange();
    }

    /** What has an order hands it on. */
    private static <E> Comparator<? super E> orderOf(Collection<? extends E> c) {
        if (c instanceof PriorityQueue) {
            return ((PriorityQueue<E>) c).order;
        }
        return c instanceof SortedSet ? ((SortedSet<E>) c).comparator() : null;
    }

    /** Whether this very element is at a place of the heap. */
    public boolean scovilleHas(int place, Object e) {
        return place < size && heap[place] == e;
    }

    private void arrange() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            down(i, (E) heap[i]);
        }
    }

    // Elements are tested one after the other as they lie; what is left is then arranged anew.

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return bulk(filter);
    }

    private boolean bulk(java.util.function.Predicate<? super E> filter) {
        int expected = changes;
        Object[] kept = new Object[size];
        int n = 0;
        for (int i = 0; i < size; i++) {
            if (!filter.test((E) heap[i])) {
                kept[n++] = heap[i];
            }
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
        if (n == size) {
            return false;
        }
        changes++;
        for (int i = 0; i < size; i++) {
            heap[i] = i < n ? kept[i] : null;
        }
        size = n;
        arrange();
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulk(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulk(e -> !c.contains(e));
    }

    public void forEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        int n = size;
        for (int i = 0; i < n; i++) {
            if (heap[i] == null) {
                break;
            }
            action.accept((E) heap[i]);
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public Object[] toArray() {
        return Arrays.copyOf(heap, size);
    }

    public <T> T[] toArray(T[] a) {
        int n = size;
        if (a.length < n) {
            a = (T[]) scoville.Rt.newArrayLike(a, n);
        }
        try {
            for (int i = 0; i < n; i++) {
                a[i] = (T) heap[i];
            }
        } catch (ArrayStoreException e) {
            // Which throws another one, as Java has it.
            System.arraycopy(toArray(), 0, a, 0, n);
        }
        if (a.length > n) {
            a[n] = null;
        }
        return a;
    }

    public Comparator<? super E> comparator() {
        return order;
    }

    private int compare(Object a, Object b) {
        return order != null ? order.compare((E) a, (E) b) : ((Comparable<Object>) a).compareTo(b);
    }

    private void up(int k, E e) {
        while (k > 0) {
            int parent = (k - 1) >>> 1;
            if (compare(e, heap[parent]) >= 0) {
                break;
            }
            heap[k] = heap[parent];
            k = parent;
        }
        heap[k] = e;
    }

    private void down(int k, E e) {
        int half = size >>> 1;
        while (k < half) {
            int child = 2 * k + 1;
            if (child + 1 < size && compare(heap[child], heap[child + 1]) > 0) {
                child++;
            }
            if (compare(e, heap[child]) <= 0) {
                break;
            }
            heap[k] = heap[child];
            k = child;
        }
        heap[k] = e;
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        changes++;
        if (size == heap.length) {
            Object[] more = new Object[size < 64 ? 2 * size + 2 : size + (size >> 1)];
            for (int i = 0; i < size; i++) {
                more[i] = heap[i];
            }
            heap = more;
            scoville.Rt.own(this, heap);
        }
        if (order == null) {
            Comparable<?> key = (Comparable<?>) e;
        }
        // A comparison that throws leaves the queue as it was.
        up(size, e);
        size++;
        return true;
    }

    public boolean add(E e) {
        return offer(e);
    }

    public E peek() {
        return (E) heap[0];
    }

    public E poll() {
        E top = (E) heap[0];
        if (top == null) {
            return null;
        }
        changes++;
        size--;
        E last = (E) heap[size];
        heap[size] = null;
        if (size > 0) {
            down(0, last);
        }
        return top;
    }

    private int find(Object o) {
        for (int i = 0; i < size; i++) {
            if (o != null && o.equals(heap[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object o) {
        return find(o) >= 0;
    }

    public boolean remove(Object o) {
        int i = find(o);
        if (i < 0) {
            return false;
        }
        removeAt(i);
        return true;
    }

    /** The element that went to a place before `i`, if any did: an iterator has still to visit it. */
    private E removeAt(int i) {
        changes++;
        size--;
        if (i == size) {
            heap[i] = null;
            return null;
        }
        E moved = (E) heap[size];
        heap[size] = null;
        down(i, moved);
        if (heap[i] == moved) {
            up(i, moved);
            if (heap[i] != moved) {
                return moved;
            }
        }
        return null;
    }

    public int size() {
        return size;
    }

    public void clear() {
        changes++;
        for (int i = 0; i < size; i++) {
            heap[i] = null;
        }
        size = 0;
    }

    public Iterator<E> iterator() {
        return new Visitor();
    }

    private class Visitor implements Iterator<E> {
        private int next;
        private int last = -1;
        private ArrayList<E> missed;
        /** The last one, if it was among those missed. */
        private E lastMissed;
        private int seen = changes;

        public boolean hasNext() {
            return next < size || missed != null && !missed.isEmpty();
        }

        public E next() {
            if (seen != changes) {
                throw new ConcurrentModificationException();
            }
            if (next < size) {
                last = next++;
                return (E) heap[last];
            }
            if (missed == null) {
                throw new NoSuchElementException();
            }
            last = -1;
            lastMissed = null;
            if (missed.isEmpty()) {
                throw new NoSuchElementException();
            }
            lastMissed = missed.remove(0);
            return lastMissed;
        }

        public void remove() {
            if (seen != changes) {
                throw new ConcurrentModificationException();
            }
            if (last < 0) {
                if (lastMissed == null) {
                    throw new IllegalStateException();
                }
                for (int i = 0; i < size; i++) {
                    if (heap[i] == lastMissed) {
                        removeAt(i);
                        break;
                    }
                }
                lastMissed = null;
                seen = changes;
                return;
            }
            E moved = removeAt(last);
            if (moved == null) {
                next--;
            } else {
                if (missed == null) {
                    missed = new ArrayList<E>();
                }
                missed.add(moved);
            }
            last = -1;
            seen = changes;
        }
    }
}
