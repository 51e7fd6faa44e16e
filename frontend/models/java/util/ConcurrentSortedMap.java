package java.util;

/**
 * The map behind a `ConcurrentSkipListMap` whose keys are compared by what others can see: it compares none in its operations, but
 * looks up what is known, and tells which comparison is missing. An operation compares all it has to before it changes anything.
 */
public final class ConcurrentSortedMap<K, V> extends SortedView<K, V> {
    /** What has been compared so far for one operation. */
    public static final class Comparisons {
        private final Object a;
        private final Object b;
        private final int result;
        private final Comparisons others;

        private Comparisons(Object a, Object b, int result, Comparisons others) {
            this.a = a;
            this.b = b;
            this.result = result;
            this.others = others;
        }
    }

    /** These two have not been compared. */
    public static final class Missing extends RuntimeException {
        final Object a;
        final Object b;

        Missing(Object a, Object b) {
            this.a = a;
            this.b = b;
        }
    }

    private static final class Entries<K, V> extends SortedEntries<K, V> {
        private boolean asks;
        private Comparisons known;

        Entries(Comparator<? super K> order) {
            super(order);
        }

        int compare(Object a, Object b) {
            if (!asks) {
                return super.compare(a, b);
            }
            Comparisons c = known;
            while (c != null && (c.a != a || c.b != b)) {
                c = c.others;
            }
            if (c == null) {
                throw new Missing(a, b);
            }
            return c.result;
        }

        int compareNow(Object a, Object b) {
            return super.compare(a, b);
        }
    }

    private final Entries<K, V> sorted;

    public ConcurrentSortedMap(Comparator<? super K> order) {
        this(new Entries<K, V>(order));
    }

    private ConcurrentSortedMap(Entries<K, V> sorted) {
        super(sorted, false, false, null, false, false, null, false);
        this.sorted = sorted;
        scoville.Rt.own(this, sorted);
    }

    /** From here on, in a section, comparisons are looked up. */
    public void begin(Comparisons known) {
        sorted.asks = true;
        sorted.known = known;
    }

    public void end() {
        sorted.asks = false;
        sorted.known = null;
    }

    /** Outside of all sections. */
    public Comparisons compared(Missing m, Comparisons known) {
        return new Comparisons(m.a, m.b, sorted.compareNow(m.a, m.b), known);
    }

    public V putIfAbsent(K key, V value) {
        int i = sorted.size == 0 ? -1 : sorted.find(key);
        if (i < 0) {
            sorted.put(key, value);
            return null;
        }
        return sorted.entries[i].getValue();
    }

    public V replace(K key, V value) {
        int i = sorted.find(key);
        return i < 0 ? null : sorted.entries[i].setValue(value);
    }

    public boolean replace(K key, V old, V value) {
        int i = sorted.find(key);
        if (i < 0 || !scoville.Asked.equal(old, sorted.entries[i].getValue())) {
            return false;
        }
        sorted.entries[i].setValue(value);
        return true;
    }

    /** Which entry has this very key; -1 if none has it any more. */
    private int indexOf(K key) {
        for (int i = 0; i < sorted.size; i++) {
            if (sorted.entries[i].getKey() == key) {
                return i;
            }
        }
        return -1;
    }

    public boolean has(K key) {
        return indexOf(key) >= 0;
    }

    /** The entry behind the one with this very key. */
    public Map.Entry<K, V> behind(K key) {
        int i = indexOf(key) + 1;
        return i == sorted.size ? null : new AbstractMap.SimpleEntry<K, V>(sorted.entries[i]);
    }
}
