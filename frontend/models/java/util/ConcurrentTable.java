package java.util;

import scoville.Rt;

/** The table of a `ConcurrentHashMap`, which grows a little earlier than that of a `HashMap` and turns parts of its bins
    round when it does. Not synchronised by itself. */
public class ConcurrentTable<K, V> extends HashMap<K, V> {
    public ConcurrentTable() {
        super(16);
    }

    public ConcurrentTable(int capacity, float load) {
        super(capacityFor(capacity, load));
    }

    private static int capacityFor(int capacity, float load) {
        if (capacity < 0 || !(load > 0.0f)) {
            throw new IllegalArgumentException();
        }
        return (int) (1.0 + capacity / load);
    }

    // With the hash of the key, which is asked for it before.

    /** The hash by which the table knows a key. */
    public static int hashOf(Object key) {
        return hash(key);
    }

    public V get(int h, Object key) {
        Node<K, V> x = find(h, key);
        return x == null ? null : x.value;
    }

    public V put(int h, K key, V value) {
        return store(h, key, value, true);
    }

    public V putIfAbsent(int h, K key, V value) {
        return store(h, key, value, false);
    }

    public V remove(int h, Object key) {
        Node<K, V> x = table == null ? null : take(h, key);
        return x == null ? null : x.value;
    }

    /** An entry that may be that of a key, and its value. */
    public static final class Candidate<K, V> {
        public final K key;
        public final V value;
        public final Candidate<K, V> next;

        Candidate(K key, V value, Candidate<K, V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    /** All entries whose keys have this hash. */
    public Candidate<K, V> candidates(int h) {
        Node<K, V>[] t = table;
        Candidate<K, V> all = null;
        for (Node<K, V> x = t == null ? null : t[(t.length - 1) & h]; x != null; x = x.next) {
            if (x.hash == h) {
                all = new Candidate<K, V>(x.key, x.value, all);
            }
        }
        return all;
    }

    boolean full(int entries) {
        return entries >= threshold;
    }

    /** So many entries are about to be put. */
    public void expect(int n) {
        int wanted = sizeFor(n + (n >>> 1) + 1);
        if (table == null) {
            threshold = Math.max(threshold, wanted);
            resize();
        }
        while (wanted > threshold && table.length < 1 << 30) {
            resize();
        }
    }

    void resize() {
        Node<K, V>[] old = table;
        int n = old == null ? threshold : old.length * 2;
        Node<K, V>[] t = (Node<K, V>[]) new Node[n];
        Rt.own(this, t);
        threshold = n - (n >>> 2);
        table = t;
        if (old == null) {
            return;
        }
        for (int i = 0; i < old.length; i++) {
            split(old[i], i, old.length, t);
        }
    }

    /** The longest run at the end of a bin whose nodes all go to one side stays as it is, the others come before it one by
        one. */
    private void split(Node<K, V> first, int i, int half, Node<K, V>[] t) {
        Node<K, V> run = first;
        for (Node<K, V> x = first; x != null; x = x.next) {
            if ((x.hash & half) != (run.hash & half)) {
                run = x;
            }
        }
        Node<K, V> low = null;
        Node<K, V> high = null;
        if (run != null) {
            if ((run.hash & half) == 0) {
                low = run;
            } else {
                high = run;
            }
        }
        Node<K, V> x = first;
        while (x != run) {
            Node<K, V> next = x.next;
            if ((x.hash & half) == 0) {
                x.next = low;
                low = x;
            } else {
                x.next = high;
                high = x;
            }
            x = next;
        }
        t[i] = low;
        t[i + half] = high;
    }

    /** Empties the first bin from this one on that holds anything; the number of the next one, or -1 if there was none. */
    public int clearBin(int from) {
        for (int i = from; table != null && i < table.length; i++) {
            if (table[i] != null) {
                while (table[i] != null) {
                    take(table[i].hash, table[i].key);
                }
                return i + 1;
            }
        }
        return -1;
    }

    private Walk<K, V> walks;

    /** Is called before each change: all who look for an entry go on as far as they like. */
    public void change() {
        for (Walk<K, V> w = walks; w != null; w = w.others) {
            while (w.found == null && w.bin < w.bins && Rt.chooseBoolean()) {
                w.step();
            }
        }
    }

    /**
     * Goes through the table, bin after bin, while others change it: what is added or removed behind it is not seen, what is so
     * before it is, and nothing is seen twice. From `begin` to `end`, it is on its way to the next entry.
     */
    public static class Walk<K, V> {
        private final ConcurrentTable<K, V> table;
        private final int bins;
        private int bin;
        private Seen seen;
        private Node<K, V> found;
        private Walk<K, V> others;

        public Walk(ConcurrentTable<K, V> table) {
            this.table = table;
            this.bins = table.table == null ? 0 : table.table.length;
        }

        public void begin() {
            others = table.walks;
            table.walks = this;
        }

        /** The next entry, or null. */
        public Map.Entry<K, V> end() {
            if (table.walks == this) {
                table.walks = others;
            } else {
                Walk<K, V> w = table.walks;
                while (w.others != this) {
                    w = w.others;
                }
                w.others = others;
            }
            others = null;
            while (found == null && bin < bins) {
                step();
            }
            Map.Entry<K, V> e = found;
            found = null;
            return e;
        }

        /** Looks into a bin. The table may have grown: then one bin has become several. */
        private void step() {
            Node<K, V>[] t = table.table;
            for (int i = bin; i < t.length; i += bins) {
                for (Node<K, V> x = t[i]; x != null; x = x.next) {
                    if (fresh(x.key)) {
                        seen = new Seen(x.key, seen);
                        found = x;
                        return;
                    }
                }
            }
            bin++;
            seen = null;
        }

        private boolean fresh(Object key) {
            for (Seen s = seen; s != null; s = s.next) {
                if (s.key == key) {
                    return false;
                }
            }
            return true;
        }
    }

    private static class Seen {
        final Object key;
        final Seen next;

        Seen(Object key, Seen next) {
            this.key = key;
            this.next = next;
        }
    }
}
