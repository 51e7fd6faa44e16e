package java.util;

import scoville.Rt;
import scoville.Task;

/** The table of a `ConcurrentHashMap`, which grows a little earlier than that of a `HashMap` and turns parts of its bins
    round when it does. Not synchronised by itself. */
public class ConcurrentTable<K, V> extends HashMap<K, V> {
    /** Whether it is at least as large as its constructor says. */
    private final boolean given;

    public ConcurrentTable() {
        super(16);
        given = false;
    }

    public ConcurrentTable(int capacity, float load) {
        super(capacityFor(capacity, load));
        given = true;
    }

    private static int capacityFor(int capacity, float load) {
        if (capacity < 0 || !(load > 0.0f)) {
            throw new IllegalArgumentException();
        }
        return (int) (1.0 + capacity / load);
    }

    // With the hash of the key, which is asked for it before. Nobody looks into the table without its lock: which hashes may be any
    // number does not matter.

    /** The hash by which the table knows a key. */
    public static int hashOf(Object key) {
        return hash(key);
    }

    public V get(int h, Object key) {
        Node<K, V> x = find(h, key);
        return x == null ? null : x.value;
    }

    public V put(int h, K key, V value) {
        return store(h, false, key, value, true);
    }

    public V putIfAbsent(int h, K key, V value) {
        return store(h, false, key, value, false);
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

    /** All entries whose keys have this hash, in the order of their bin. */
    public Candidate<K, V> candidates(int h) {
        Node<K, V>[] t = table;
        return t == null ? null : candidates(t[(t.length - 1) & h], h);
    }

    private static <K, V> Candidate<K, V> candidates(Node<K, V> first, int h) {
        Node<K, V> x = first;
        while (x != null && x.hash != h) {
            x = x.next;
        }
        return x == null ? null : new Candidate<K, V>(x.key, x.value, candidates(x.next, h));
    }

    /** The first entry of the bin of this hash, if it has the hash, too. */
    public Candidate<K, V> head(int h) {
        Node<K, V>[] t = table;
        Node<K, V> x = t == null ? null : t[(t.length - 1) & h];
        return x == null || x.hash != h ? null : new Candidate<K, V>(x.key, x.value, null);
    }

    /** Gives this very key another value, or adds it, or removes it if the value is null. */
    public void enter(int h, K key, V value) {
        if (table == null) {
            resize();
        }
        Node<K, V> last = null;
        Node<K, V> x = table[(table.length - 1) & h];
        int before = 0;
        while (x != null && x.key != key) {
            last = x;
            x = x.next;
            before++;
        }
        if (x == null) {
            append(h, false, key, value, last, before);
        } else if (value == null) {
            unlink(x, last);
        } else {
            x.value = value;
        }
    }

    /** A task applies functions to a key with this hash, or compares it, while all others who would change such a key wait. */
    private static final class Holder {
        final ConcurrentTable<?, ?> table;
        final int hash;
        Holder others;
        /** Of the same task. */
        final Object outer;

        Holder(ConcurrentTable<?, ?> table, int hash, Holder others, Object outer) {
            this.table = table;
            this.hash = hash;
            this.others = others;
            this.outer = outer;
        }
    }

    private Holder holders;

    /** Whether keys with this hash may be changed now. */
    public boolean isFree(int h) {
        if (holders == null) {
            return true;
        }
        enters(h);
        for (Holder x = holders; x != null; x = x.others) {
            if (x.hash == h) {
                return false;
            }
        }
        return true;
    }

    /** A task that changes a key in a function that is applied to one of the same bin finds the bin as it is not meant to be. */
    private void enters(int h) {
        for (Holder x = (Holder) Rt.currentTask().held; x != null; x = (Holder) x.outer) {
            if (x.table == this && (table == null || ((x.hash ^ h) & (table.length - 1)) == 0)) {
                Rt.unsupported("changing a bin of a ConcurrentHashMap in a function that is applied to one of its keys");
            }
        }
    }

    public void hold(int h) {
        if (table == null) {
            resize();
        }
        Task task = Rt.currentTask();
        Holder mine = new Holder(this, h, holders, task.held);
        Rt.own(this, mine);
        holders = mine;
        task.held = mine;
    }

    public void leave(int h) {
        Task task = Rt.currentTask();
        task.held = ((Holder) task.held).outer;
        Holder before = null;
        Holder x = holders;
        while (x.hash != h) {
            before = x;
            x = x.others;
        }
        if (before == null) {
            holders = x.others;
        } else {
            before.others = x.others;
        }
    }

    /** Whether functions are applied to keys of this bin. */
    private boolean isHeld(int i) {
        for (Holder x = holders; x != null; x = x.others) {
            if ((x.hash & (table.length - 1)) == i) {
                enters(x.hash);
                return true;
            }
        }
        return false;
    }

    boolean full(int entries) {
        return entries >= threshold;
    }

    /** So many entries are about to be put. */
    public void expect(int n) {
        int wanted = sizeFor(n + (n >>> 1) + 1);
        if (table == null) {
            threshold = given ? Math.max(threshold, wanted) : wanted;
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
            for (Walk<K, V> w = walks; w != null; w = w.others) {
                w.bins = n;
            }
            return;
        }
        for (Holder x = (Holder) Rt.currentTask().held; x != null; x = (Holder) x.outer) {
            if (x.table == this) {
                Rt.unsupported("making a ConcurrentHashMap grow in a function that is applied to one of its keys");
            }
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

    /** Empties the first bin from this one on that holds anything; the number of the next one, or -1 if there was none. A bin to
        whose keys functions are applied is the next one itself. */
    public int clearBin(int from) {
        for (int i = from; table != null && i < table.length; i++) {
            if (isHeld(i)) {
                return i;
            }
            if (table[i] != null) {
                while (table[i] != null) {
                    unlink(table[i], null);
                }
                return i + 1;
            }
        }
        return -1;
    }

    private Walk<K, V> walks;

    /** Is called before a key gets a value: the table is made before the first entry is there, so that who looks for one meanwhile
        may have passed the bin of it. */
    public void fill() {
        if (walks != null && table == null) {
            resize();
        }
        change();
    }

    /** Is called before each other change: all who look for an entry go on as far as they like. */
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
        /** None as long as there is no table. Who began before may find the one that is made meanwhile. */
        private int bins;
        private int bin;
        private Seen seen;
        private Node<K, V> found;
        private Walk<K, V> others;

        public Walk(ConcurrentTable<K, V> table) {
            this.table = table;
        }

        public void begin() {
            if (bins == 0 && table.table != null) {
                bins = table.table.length;
            }
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
