package java.util;

/** In the order of the constants. */
public class EnumMap<K extends Enum<K>, V> extends TreeMap<K, V> {
    public EnumMap(Class<K> type) {
    }

    public EnumMap(Map<K, ? extends V> m) {
        putAll(m);
    }

    public boolean containsKey(Object key) {
        return key != null && super.containsKey(key);
    }

    public V get(Object key) {
        return key == null ? null : super.get(key);
    }
}

/** In the order of the constants. */
public class EnumSet<E extends Enum<E>> extends TreeSet<E> {
    EnumSet() {
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        return new EnumSet<E>();
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E... more) {
        EnumSet<E> s = new EnumSet<E>();
        s.add(first);
        for (int i = 0; i < more.length; i++) {
            s.add(more[i]);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c.isEmpty() && !(c instanceof EnumSet)) {
            throw new IllegalArgumentException("Collection is empty");
        }
        EnumSet<E> s = new EnumSet<E>();
        s.addAll(c);
        return s;
    }

    public boolean contains(Object o) {
        return o != null && super.contains(o);
    }
}
