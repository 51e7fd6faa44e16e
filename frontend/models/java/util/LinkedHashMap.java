package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private Node<K, V> head;
    private Node<K, V> tail;
    private final boolean byAccess;

    public LinkedHashMap() {
        byAccess = false;
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float load) {
        super(capacity, load);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float load, boolean byAccess) {
        super(capacity, load);
        this.byAccess = byAccess;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        byAccess = false;
        putAll(m);
    }

    public LinkedHashMap<K, V> clone() {
        LinkedHashMap<K, V> m = new LinkedHashMap<K, V>(16, 0.75f, byAccess);
        m.putAll(this);
        return m;
    }

    public SequencedMap<K, V> reversed() {
        scoville.Rt.unsupported("the reversed view of a linked map");
        return null;
    }

    public V putFirst(K key, V value) {
        V old = put(key, value);
        Node<K, V> x = look(key);
        if (x != null && head != x) {
            unlinked(x);
            Node<K, V> h = head;
            x.before = null;
            x.after = h;
            head = x;
            if (h == null) {
                tail = x;
            } else {
                h.before = x;
            }
            modCount++;
        }
        return old;
    }

    public V putLast(K key, V value) {
        V old = put(key, value);
        Node<K, V> x = look(key);
        if (x != null && tail != x) {
            unlinked(x);
            linked(x);
            modCount++;
        }
        return old;
    }

    public Map.Entry<K, V> firstEntry() {
        return head == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(head.key, head.value);
    }

    public Map.Entry<K, V> lastEntry() {
        return tail == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(tail.key, tail.value);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return removed(firstEntry());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return removed(lastEntry());
    }

    private Map.Entry<K, V> removed(Map.Entry<K, V> e) {
        if (e != null) {
            remove(e.getKey());
        }
        return e;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    void linked(Node<K, V> x) {
        Node<K, V> t = tail;
        x.before = t;
        x.after = null;
        tail = x;
        if (t == null) {
            head = x;
        } else {
            t.after = x;
        }
    }

    void unlinked(Node<K, V> x) {
        Node<K, V> b = x.before;
        Node<K, V> a = x.after;
        if (b == null) {
            head = a;
        } else {
            b.after = a;
        }
        if (a == null) {
            tail = b;
        } else {
            a.before = b;
        }
        // Who stands before it in a walk goes no further.
        x.before = null;
        x.after = null;
    }

    void accessed(Node<K, V> x) {
        if (byAccess && tail != x) {
            unlinked(x);
            linked(x);
            modCount++;
        }
    }

    void inserted() {
        Node<K, V> first = head;
        if (first != null && removeEldestEntry(first)) {
            take(first.hash, first.key);
        }
    }

    void cleared() {
        head = null;
        tail = null;
    }

    void each(java.util.function.Consumer<? super Map.Entry<K, V>> action) {
        for (Node<K, V> x = head; x != null; x = x.after) {
            action.accept(x);
        }
    }

    boolean linked() {
        return true;
    }

    Iterator<Map.Entry<K, V>> entries() {
        return new Linked();
    }

    private class Linked implements Iterator<Map.Entry<K, V>> {
        private Node<K, V> next = head;
        private Node<K, V> current;
        private int expected = modCount;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException();
            }
            current = next;
            next = current.after;
            return current;
        }

        public void remove() {
            if (current == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            take(current.hash, current.key);
            current = null;
            expected = modCount;
        }
    }
}
