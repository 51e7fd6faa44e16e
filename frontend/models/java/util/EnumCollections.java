package java.util;

/** Values by the ordinals of their keys. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Cloneable, java.io.Serializable {
    private final K[] keys;
    private final Class<K> type;
    private final Object[] values;
    private final boolean[] present;
    private int size;

    public EnumMap(Class<K> type) {
        this.type = type;
        keys = type.getEnumConstants();
        values = new Object[keys.length];
        present = new boolean[keys.length];
        scoville.Rt.own(this, values);
        scoville.Rt.own(this, present);
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        this(m.type);
        putAll(m);
    }

    public EnumMap(Map<K, ? extends V> m) {
        this(typeOf(m));
        putAll(m);
    }

    private static <K extends Enum<K>> Class<K> typeOf(Map<K, ?> m) {
        if (m instanceof EnumMap) {
            return ((EnumMap<K, ?>) m).type;
        }
        if (m.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        return m.keySet().iterator().next().getDeclaringClass();
    }

    /** The place of a key; -1 for what is none. */
    private int at(Object key) {
        if (key instanceof Enum) {
            int i = ((Enum<?>) key).ordinal();
            return i < keys.length && keys[i] == key ? i : -1;
        }
        return -1;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        int i = at(key);
        return i >= 0 && present[i];
    }

    /** Asks the value also whether it is equal to what keys without a value have. */
    public boolean containsValue(Object value) {
        for (int i = 0; i < keys.length; i++) {
            if (value == null ? present[i] && values[i] == null : value.equals(values[i])) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        int i = at(key);
        return i < 0 ? null : (V) values[i];
    }

    public V put(K key, V value) {
        if (key == null) {
            throw new NullPointerException();
        }
        int i = at(key);
        if (i < 0) {
            throw new ClassCastException("class " + scoville.Rt.className(key) + " != " + type);
        }
        V old = (V) values[i];
        values[i] = value;
        if (!present[i]) {
            present[i] = true;
            size++;
        }
        return old;
    }

    public V remove(Object key) {
        int i = at(key);
        if (i < 0 || !present[i]) {
            return null;
        }
        V old = (V) values[i];
        values[i] = null;
        present[i] = false;
        size--;
        return old;
    }

    public void clear() {
        for (int i = 0; i < keys.length; i++) {
            values[i] = null;
            present[i] = false;
        }
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public void clear() {
            EnumMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk();
        }
    }

    // Like Java's, it notices no changes.
    private class Walk implements Iterator<Map.Entry<K, V>> {
        private int next;
        private int last = -1;

        public boolean hasNext() {
            while (next < keys.length && !present[next]) {
                next++;
            }
            return next < keys.length;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next++;
            return new Item(last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            EnumMap.this.remove(keys[last]);
            last = -1;
        }
    }

    private class Item implements Map.Entry<K, V> {
        private final int i;

        Item(int i) {
            this.i = i;
        }

        public K getKey() {
            return keys[i];
        }

        public V getValue() {
            return (V) values[i];
        }

        public V setValue(V v) {
            V old = (V) values[i];
            values[i] = v;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && keys[i] == ((Map.Entry<?, ?>) o).getKey()
                && Objects.equals(values[i], ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return keys[i].hashCode() ^ Objects.hashCode(values[i]);
        }

        public String toString() {
            return keys[i] + "=" + values[i];
        }
    }
}

/**
 * Members by their ordinals: the bits of one field, as in Java, for up to 64 constants, so that all operations meet there; else those of
 * words, with their number beside.
 */
public class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    private final Class<E> type;
    private final E[] all;
    private long elements;
    private final long[] words;
    private int size;

    private EnumSet(Class<E> type) {
        this.type = type;
        all = type.getEnumConstants();
        if (all == null) {
            throw new ClassCastException(type + " not an enum");
        }
        words = all.length <= 64 ? null : new long[(all.length + 63) / 64];
        if (words != null) {
            scoville.Rt.own(this, words);
        }
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        return new EnumSet<E>(type);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        return complementOf(new EnumSet<E>(type));
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> s = new EnumSet<E>(first.getDeclaringClass());
        s.add(first);
        for (int i = 0; i < rest.length; i++) {
            s.add(rest[i]);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> s = new EnumSet<E>(from.getDeclaringClass());
        for (int i = from.ordinal(); i <= to.ordinal(); i++) {
            s.add(s.all[i]);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> other) {
        EnumSet<E> s = new EnumSet<E>(other.type);
        if (s.words == null) {
            s.elements = s.all.length == 0 ? 0 : ~other.elements & -1L >>> 64 - s.all.length;
            return s;
        }
        for (int i = 0; i < s.all.length; i++) {
            if ((other.words[i / 64] >>> i & 1) == 0) {
                s.add(s.all[i]);
            }
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        EnumSet<E> s = new EnumSet<E>(c.iterator().next().getDeclaringClass());
        s.addAll(c);
        return s;
    }

    public int size() {
        return words == null ? Long.bitCount(elements) : size;
    }

    public boolean isEmpty() {
        return words == null ? elements == 0 : size == 0;
    }

    private int at(Object o) {
        if (o instanceof Enum) {
            int i = ((Enum<?>) o).ordinal();
            return i < all.length && all[i] == o ? i : -1;
        }
        return -1;
    }

    public boolean contains(Object o) {
        int i = at(o);
        return i >= 0 && ((words == null ? elements : words[i / 64]) >>> i & 1) != 0;
    }

    public boolean add(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        int i = at(e);
        if (i < 0) {
            throw new ClassCastException("class " + scoville.Rt.className(e) + " != " + type);
        }
        if (words == null) {
            long before = elements;
            elements |= 1L << i;
            return elements != before;
        }
        long before = words[i / 64];
        words[i / 64] |= 1L << i;
        boolean more = words[i / 64] != before;
        if (more) {
            size++;
        }
        return more;
    }

    public boolean remove(Object o) {
        int i = at(o);
        if (i < 0) {
            return false;
        }
        if (words == null) {
            long before = elements;
            elements &= ~(1L << i);
            return elements != before;
        }
        long before = words[i / 64];
        words[i / 64] &= ~(1L << i);
        boolean fewer = words[i / 64] != before;
        if (fewer) {
            size--;
        }
        return fewer;
    }

    /** The bits of a set of this kind; those of others are gone through one by one. */
    private static EnumSet<?> small(Object c) {
        return c instanceof EnumSet && ((EnumSet<?>) c).words == null ? (EnumSet<?>) c : null;
    }

    public boolean containsAll(Collection<?> c) {
        EnumSet<?> other = words == null ? small(c) : null;
        if (other == null) {
            return super.containsAll(c);
        }
        return other.type == type ? (other.elements & ~elements) == 0 : other.elements == 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        EnumSet<?> other = words == null ? small(c) : null;
        if (other == null) {
            return super.addAll(c);
        }
        if (other.type != type) {
            if (other.elements == 0) {
                return false;
            }
            throw new ClassCastException(other.type + " != " + type);
        }
        long before = elements;
        elements |= other.elements;
        return elements != before;
    }

    public boolean removeAll(Collection<?> c) {
        EnumSet<?> other = words == null ? small(c) : null;
        if (other == null) {
            return super.removeAll(c);
        }
        if (other.type != type) {
            return false;
        }
        long before = elements;
        elements &= ~other.elements;
        return elements != before;
    }

    public boolean retainAll(Collection<?> c) {
        EnumSet<?> other = words == null ? small(c) : null;
        if (other == null) {
            return super.retainAll(c);
        }
        long before = elements;
        elements = other.type == type ? elements & other.elements : 0;
        return elements != before;
    }

    public boolean equals(Object o) {
        EnumSet<?> other = words == null ? small(o) : null;
        if (other == null) {
            return super.equals(o);
        }
        return other.type == type ? other.elements == elements : elements == 0 && other.elements == 0;
    }

    public void clear() {
        if (words == null) {
            elements = 0;
            return;
        }
        Arrays.fill(words, 0);
        size = 0;
    }

    public EnumSet<E> clone() {
        EnumSet<E> s = new EnumSet<E>(type);
        if (words == null) {
            s.elements = elements;
        } else {
            s.addAll(this);
        }
        return s;
    }

    public Iterator<E> iterator() {
        return new Walk();
    }

    /** Like Java's, it notices no changes: it goes over what was there when it came to a word, to the first one when it was made. */
    private class Walk implements Iterator<E> {
        private long unseen = words == null ? elements : words[0];
        private int word;
        private int last = -1;

        public boolean hasNext() {
            while (unseen == 0 && words != null && word < words.length - 1) {
                word++;
                unseen = words[word];
            }
            return unseen != 0;
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = 64 * word + Long.numberOfTrailingZeros(unseen);
            unseen &= unseen - 1;
            return all[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            EnumSet.this.remove(all[last]);
            last = -1;
        }
    }
}
