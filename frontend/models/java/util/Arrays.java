package java.util;

import scoville.Rt;

public final class Arrays {
    private Arrays() {
    }

    private static final class View<E> extends IndexedList<E> implements RandomAccess, java.io.Serializable {
        private final E[] a;

        View(E[] a) {
            if (a == null) {
                throw new NullPointerException();
            }
            this.a = a;
        }

        public int size() {
            return a.length;
        }

        /** Java names the type of the array, which is often one that the program does not write. */
        public <T> T[] toArray(T[] into) {
            try {
                return super.toArray(into);
            } catch (ArrayStoreException e) {
                throw new ArrayStoreException("arraycopy: " + scoville.OpenText.ANY);
            }
        }

        public E get(int i) {
            return a[i];
        }

        public E set(int i, E e) {
            E old = a[i];
            a[i] = e;
            return old;
        }

        public Iterator<E> iterator() {
            return new FixedIterator<E>(super.iterator());
        }
    }

    public static <T> Spliterator<T> spliterator(T[] a) {
        return Spliterators.<T>spliterator(a, 0);
    }

    public static <T> List<T> asList(T... a) {
        return new View<T>(a);
    }

    /** What copyOfRange throws for a start outside of the array. */
    private static ArrayIndexOutOfBoundsException outside(String kind, int length, int from) {
        String wrong = from < 0 ? "source index " + from + " out of bounds for " + kind + "[" + length + "]"
            : "length " + (length - from) + " is negative";
        return new ArrayIndexOutOfBoundsException("arraycopy: " + wrong);
    }

    private static void range(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException("Array index out of range: " + (from < 0 ? from : to));
        }
    }

    public static <T> void setAll(T[] a, java.util.function.IntFunction<? extends T> f) {
        for (int i = 0; i < a.length; i++) {
            a[i] = f.apply(i);
        }
    }

    public static void setAll(int[] a, java.util.function.IntUnaryOperator f) {
        for (int i = 0; i < a.length; i++) {
            a[i] = f.applyAsInt(i);
        }
    }

    public static void setAll(double[] a, java.util.function.IntToDoubleFunction f) {
        for (int i = 0; i < a.length; i++) {
            a[i] = f.applyAsDouble(i);
        }
    }

    public static void setAll(long[] a, java.util.function.IntToLongFunction f) {
        for (int i = 0; i < a.length; i++) {
            a[i] = f.applyAsLong(i);
        }
    }

    public static int compareUnsigned(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Byte.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Short.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Integer.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Long.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(int[] a, int[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Integer.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(long[] a, long[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Long.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(double[] a, double[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (Double.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(double[] a, double[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Double.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(float[] a, float[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (Float.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(float[] a, float[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Float.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(char[] a, char[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Character.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(byte[] a, byte[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Byte.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(short[] a, short[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Short.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Boolean.compare(a[i], b[i]) : a.length - b.length;
    }

    /** What the caller gets: with more than this, others may call the function. */
    private static Throwable ofPrefix(Throwable t, int elements) {
        return elements > 16 ? t.$told(false) : t;
    }

    public static void parallelPrefix(int[] a, java.util.function.IntBinaryOperator f) {
        parallelPrefix(a, 0, a.length, f);
    }

    public static void parallelPrefix(int[] a, int from, int to, java.util.function.IntBinaryOperator f) {
        Objects.requireNonNull(f);
        range(a.length, from, to);
        try {
            for (int i = from + 1; i < to; i++) {
                a[i] = f.applyAsInt(a[i - 1], a[i]);
            }
        } catch (Throwable t) {
            throw ofPrefix(t, to - from);
        }
    }

    public static void parallelPrefix(long[] a, java.util.function.LongBinaryOperator f) {
        parallelPrefix(a, 0, a.length, f);
    }

    public static void parallelPrefix(long[] a, int from, int to, java.util.function.LongBinaryOperator f) {
        Objects.requireNonNull(f);
        range(a.length, from, to);
        try {
            for (int i = from + 1; i < to; i++) {
                a[i] = f.applyAsLong(a[i - 1], a[i]);
            }
        } catch (Throwable t) {
            throw ofPrefix(t, to - from);
        }
    }

    public static void parallelPrefix(double[] a, java.util.function.DoubleBinaryOperator f) {
        parallelPrefix(a, 0, a.length, f);
    }

    public static void parallelPrefix(double[] a, int from, int to, java.util.function.DoubleBinaryOperator f) {
        Objects.requireNonNull(f);
        range(a.length, from, to);
        try {
            for (int i = from + 1; i < to; i++) {
                a[i] = f.applyAsDouble(a[i - 1], a[i]);
            }
        } catch (Throwable t) {
            throw ofPrefix(t, to - from);
        }
    }

    public static void parallelSetAll(int[] a, java.util.function.IntUnaryOperator f) {
        java.util.stream.IntStream.range(0, a.length).parallel().forEach(i -> a[i] = f.applyAsInt(i));
    }

    public static void parallelSetAll(long[] a, java.util.function.IntToLongFunction f) {
        java.util.stream.IntStream.range(0, a.length).parallel().forEach(i -> a[i] = f.applyAsLong(i));
    }

    public static void parallelSetAll(double[] a, java.util.function.IntToDoubleFunction f) {
        java.util.stream.IntStream.range(0, a.length).parallel().forEach(i -> a[i] = f.applyAsDouble(i));
    }

    public static <T> void parallelSetAll(T[] a, java.util.function.IntFunction<? extends T> f) {
        java.util.stream.IntStream.range(0, a.length).parallel().forEach(i -> a[i] = f.apply(i));
    }

    public static <T> void parallelPrefix(T[] a, java.util.function.BinaryOperator<T> f) {
        parallelPrefix(a, 0, a.length, f);
    }

    public static <T> void parallelPrefix(T[] a, int from, int to, java.util.function.BinaryOperator<T> f) {
        Objects.requireNonNull(f);
        range(a.length, from, to);
        try {
            for (int i = from + 1; i < to; i++) {
                a[i] = f.apply(a[i - 1], a[i]);
            }
        } catch (Throwable t) {
            throw ofPrefix(t, to - from);
        }
    }

    public static int mismatch(Object[] a, Object[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                int c = a[i] == null ? -1 : b[i] == null ? 1 : a[i].compareTo(b[i]);
                if (c != 0) {
                    return c;
                }
            }
        }
        return a.length - b.length;
    }

    public static int binarySearch(Object[] a, Object key) {
        return Collections.binarySearch(asList(a), key);
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return Collections.binarySearch(asList(a), key, c);
    }

    public static int binarySearch(Object[] a, int from, int to, Object key) {
        range(a.length, from, to);
        int at = Collections.binarySearch(asList(a).subList(from, to), key);
        return at < 0 ? at - from : at + from;
    }

    public static <T> int binarySearch(T[] a, int from, int to, T key, Comparator<? super T> c) {
        range(a.length, from, to);
        int at = Collections.binarySearch(asList(a).subList(from, to), key, c);
        return at < 0 ? at - from : at + from;
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> c) {
        parallelSort(a, 0, a.length, c);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        parallelSort(a, 0, a.length, (Comparator<T>) null);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int from, int to) {
        parallelSort(a, from, to, (Comparator<T>) null);
    }

    /** Up to 8,192 objects are sorted by the task that calls. Of more, several tasks compare at the same time, which some comparisons do not show. */
    public static <T> void parallelSort(T[] a, int from, int to, Comparator<? super T> c) {
        range(a.length, from, to);
        if (to - from > 1 << 13 && (c != null || !(a[from] instanceof String || a[from] instanceof Integer || a[from] instanceof Long || a[from] instanceof Double))) {
            Rt.unsupported("sorting more than 8,192 objects in parallel by a function of the program");
        }
        sort(a, from, to, c);
    }

    public static int mismatch(Object[] a, int from, int to, Object[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            if (!Objects.equals(a[from + i], b[start + i])) {
                return i;
            }
        }
        return to - from == end - start ? -1 : n;
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> c) {
        Objects.requireNonNull(c);
        int n = Math.min(a.length, b.length);
        if (a == b) {
            return -1;
        }
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i] && c.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> c) {
        Objects.requireNonNull(c);
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                int by = c.compare(a[i], b[i]);
                if (by != 0) {
                    return by;
                }
            }
        }
        return a.length - b.length;
    }

    public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> c) {
        Objects.requireNonNull(c);
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (c.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, int from, int to, T[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            T x = a[from + i];
            T y = b[start + i];
            if (x != y) {
                if (x == null || y == null) {
                    return x == null ? -1 : 1;
                }
                int by = x.compareTo(y);
                if (by != 0) {
                    return by;
                }
            }
        }
        return to - from - (end - start);
    }

    public static boolean equals(Object[] a, int from, int to, Object[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        boolean same = to - from == end - start;
        for (int i = 0; same && i < to - from; i++) {
            same = Objects.equals(a[from + i], b[start + i]);
        }
        return same;
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + deepHash(a[i]);
        }
        return h;
    }

    private static int deepHash(Object o) {
        if (o instanceof Object[]) {
            return deepHashCode((Object[]) o);
        }
        if (o instanceof int[]) {
            return hashCode((int[]) o);
        }
        if (o instanceof long[]) {
            return hashCode((long[]) o);
        }
        if (o instanceof double[]) {
            return hashCode((double[]) o);
        }
        if (o instanceof float[]) {
            return hashCode((float[]) o);
        }
        if (o instanceof char[]) {
            return hashCode((char[]) o);
        }
        if (o instanceof byte[]) {
            return hashCode((byte[]) o);
        }
        if (o instanceof short[]) {
            return hashCode((short[]) o);
        }
        if (o instanceof boolean[]) {
            return hashCode((boolean[]) o);
        }
        return o == null ? 0 : o.hashCode();
    }

    public static String deepToString(Object[] a) {
        return a == null ? "null" : new Around(a, null).text();
    }

    /** An array whose text is being made, and those that it is in. */
    private static class Around {
        private final Object[] array;
        private final Around outer;

        Around(Object[] array, Around outer) {
            this.array = array;
            this.outer = outer;
        }

        String text() {
            String s = "[";
            for (int i = 0; i < array.length; i++) {
                if (i > 0) {
                    s = s + ", ";
                }
                Object o = array[i];
                if (!(o instanceof Object[])) {
                    s = s + deep(o);
                } else if (has((Object[]) o)) {
                    s = s + "[...]";
                } else {
                    s = s + new Around((Object[]) o, this).text();
                }
            }
            return s + "]";
        }

        private boolean has(Object[] a) {
            for (Around at = this; at != null; at = at.outer) {
                if (at.array == a) {
                    return true;
                }
            }
            return false;
        }
    }

    private static String deep(Object o) {
        if (o instanceof int[]) {
            return toString((int[]) o);
        }
        if (o instanceof long[]) {
            return toString((long[]) o);
        }
        if (o instanceof double[]) {
            return toString((double[]) o);
        }
        if (o instanceof float[]) {
            return toString((float[]) o);
        }
        if (o instanceof char[]) {
            return toString((char[]) o);
        }
        if (o instanceof byte[]) {
            return toString((byte[]) o);
        }
        if (o instanceof short[]) {
            return toString((short[]) o);
        }
        if (o instanceof boolean[]) {
            return toString((boolean[]) o);
        }
        return String.valueOf(o);
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!same(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean same(Object x, Object y) {
        if (x instanceof Object[] && y instanceof Object[]) {
            return deepEquals((Object[]) x, (Object[]) y);
        }
        if (x instanceof int[] && y instanceof int[]) {
            return equals((int[]) x, (int[]) y);
        }
        if (x instanceof long[] && y instanceof long[]) {
            return equals((long[]) x, (long[]) y);
        }
        if (x instanceof double[] && y instanceof double[]) {
            return equals((double[]) x, (double[]) y);
        }
        if (x instanceof float[] && y instanceof float[]) {
            return equals((float[]) x, (float[]) y);
        }
        if (x instanceof char[] && y instanceof char[]) {
            return equals((char[]) x, (char[]) y);
        }
        if (x instanceof byte[] && y instanceof byte[]) {
            return equals((byte[]) x, (byte[]) y);
        }
        if (x instanceof short[] && y instanceof short[]) {
            return equals((short[]) x, (short[]) y);
        }
        if (x instanceof boolean[] && y instanceof boolean[]) {
            return equals((boolean[]) x, (boolean[]) y);
        }
        return Objects.equals(x, y);
    }

    public static void fill(int[] a, int v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(int[] a, int from, int to, int v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(int[] a, int[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static int[] copyOf(int[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        int[] b = new int[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static int[] copyOfRange(int[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("int", a.length, from);
        }
        int[] b = new int[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(long[] a, long v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(long[] a, int from, int to, long v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(long[] a, long[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Long.hashCode(a[i]);
        }
        return h;
    }

    public static long[] copyOf(long[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        long[] b = new long[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static long[] copyOfRange(long[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("long", a.length, from);
        }
        long[] b = new long[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(double[] a, double v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(double[] a, int from, int to, double v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(double[] a, double[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Double.compare(a[i], b[i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Double.hashCode(a[i]);
        }
        return h;
    }

    public static double[] copyOf(double[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        double[] b = new double[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static double[] copyOfRange(double[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("double", a.length, from);
        }
        double[] b = new double[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(float[] a, float v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(float[] a, int from, int to, float v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(float[] a, float[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Float.compare(a[i], b[i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Float.hashCode(a[i]);
        }
        return h;
    }

    public static float[] copyOf(float[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        float[] b = new float[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static float[] copyOfRange(float[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("float", a.length, from);
        }
        float[] b = new float[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(char[] a, char v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(char[] a, int from, int to, char v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(char[] a, char[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static char[] copyOf(char[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        char[] b = new char[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static char[] copyOfRange(char[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("char", a.length, from);
        }
        char[] b = new char[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(byte[] a, byte v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(byte[] a, int from, int to, byte v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static byte[] copyOf(byte[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        byte[] b = new byte[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static byte[] copyOfRange(byte[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("byte", a.length, from);
        }
        byte[] b = new byte[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(short[] a, short v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(short[] a, int from, int to, short v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(short[] a, short[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + a[i];
        }
        return h;
    }

    public static short[] copyOf(short[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        short[] b = new short[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static short[] copyOfRange(short[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("short", a.length, from);
        }
        short[] b = new short[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(boolean[] a, boolean v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(boolean[] a, int from, int to, boolean v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Boolean.hashCode(a[i]);
        }
        return h;
    }

    public static boolean[] copyOf(boolean[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        boolean[] b = new boolean[length];
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static boolean[] copyOfRange(boolean[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("boolean", a.length, from);
        }
        boolean[] b = new boolean[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return b;
    }

    public static void fill(Object[] a, Object v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    public static void fill(Object[] a, int from, int to, Object v) {
        range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        String s = "[";
        for (int i = 0; i < a.length; i++) {
            s = i == 0 ? s + a[i] : s + ", " + a[i];
        }
        return s + "]";
    }

    public static boolean equals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Objects.equals(a[i], b[i]))) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + (a[i] == null ? 0 : a[i].hashCode());
        }
        return h;
    }

    public static <T> T[] copyOf(T[] a, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        Object[] b = scoville.Rt.newArrayLike(a, length);
        for (int i = 0; i < length && i < a.length; i++) {
            b[i] = a[i];
        }
        return (T[]) b;
    }

    public static <T, U> T[] copyOf(U[] a, int length, Class<? extends T[]> type) {
        Object[] b = (Object[]) type.getComponentType().scovilleArray(length);
        System.arraycopy(a, 0, b, 0, Math.min(a.length, length));
        return (T[]) b;
    }

    public static <T, U> T[] copyOfRange(U[] a, int from, int to, Class<? extends T[]> type) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        Object[] b = (Object[]) type.getComponentType().scovilleArray(to - from);
        System.arraycopy(a, from, b, 0, Math.min(a.length - from, to - from));
        return (T[]) b;
    }

    public static <T> T[] copyOfRange(T[] a, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > a.length) {
            throw outside("object array", a.length, from);
        }
        Object[] b = scoville.Rt.newArrayLike(a, to - from);
        for (int i = from; i < to && i < a.length; i++) {
            b[i - from] = a[i];
        }
        return (T[]) b;
    }

    public static void sort(int[] a) {
        sort(a, 0, a.length);
    }

    public static void parallelSort(int[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(int[] a) {
        sort(a, 0, a.length);
    }

    public static void sort(int[] a, int from, int to) {
        range(a.length, from, to);
        sort(a, from, to, new int[to - from]);
    }

    private static void sort(int[] a, int from, int to, int[] b) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                int x = a[i];
                int j = i - 1;
                while (j >= from && x < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = x;
            }
            return;
        }
        int mid = (from + to) >>> 1;
        sort(a, from, mid, b);
        sort(a, mid, to, b);
        int i = from;
        int j = mid;
        int n = to - from;
        for (int k = 0; k < n; k++) {
            if (i < mid && (j >= to || a[i] <= a[j])) {
                b[k] = a[i++];
            } else {
                b[k] = a[j++];
            }
        }
        for (int k = 0; k < n; k++) {
            a[from + k] = b[k];
        }
    }

    public static int binarySearch(int[] a, int key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int from, int to, int key) {
        range(a.length, from, to);
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) {
                lo = mid + 1;
            } else if (a[mid] > key) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void sort(long[] a) {
        sort(a, 0, a.length);
    }

    public static void parallelSort(long[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(long[] a) {
        sort(a, 0, a.length);
    }

    public static void sort(long[] a, int from, int to) {
        range(a.length, from, to);
        sort(a, from, to, new long[to - from]);
    }

    private static void sort(long[] a, int from, int to, long[] b) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                long x = a[i];
                int j = i - 1;
                while (j >= from && x < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = x;
            }
            return;
        }
        int mid = (from + to) >>> 1;
        sort(a, from, mid, b);
        sort(a, mid, to, b);
        int i = from;
        int j = mid;
        int n = to - from;
        for (int k = 0; k < n; k++) {
            if (i < mid && (j >= to || a[i] <= a[j])) {
                b[k] = a[i++];
            } else {
                b[k] = a[j++];
            }
        }
        for (int k = 0; k < n; k++) {
            a[from + k] = b[k];
        }
    }

    public static int binarySearch(long[] a, long key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int from, int to, long key) {
        range(a.length, from, to);
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) {
                lo = mid + 1;
            } else if (a[mid] > key) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void sort(double[] a) {
        sort(a, 0, a.length);
    }

    public static void parallelSort(double[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(double[] a) {
        sort(a, 0, a.length);
    }

    public static void sort(double[] a, int from, int to) {
        range(a.length, from, to);
        sort(a, from, to, new double[to - from]);
    }

    private static void sort(double[] a, int from, int to, double[] b) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                double x = a[i];
                int j = i - 1;
                while (j >= from && Double.compare(x, a[j]) < 0) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = x;
            }
            return;
        }
        int mid = (from + to) >>> 1;
        sort(a, from, mid, b);
        sort(a, mid, to, b);
        int i = from;
        int j = mid;
        int n = to - from;
        for (int k = 0; k < n; k++) {
            if (i < mid && (j >= to || Double.compare(a[i], a[j]) <= 0)) {
                b[k] = a[i++];
            } else {
                b[k] = a[j++];
            }
        }
        for (int k = 0; k < n; k++) {
            a[from + k] = b[k];
        }
    }

    public static int binarySearch(double[] a, double key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int from, int to, double key) {
        range(a.length, from, to);
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int c = Double.compare(a[mid], key);
            if (c == 0) {
                return mid;
            }
            if (c < 0) {
                lo = mid + 1;
            } else {
                hi = mid - 1;
            }
        }
        return -(lo + 1);
    }

    public static void sort(float[] a) {
        sort(a, 0, a.length);
    }

    public static void parallelSort(float[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(float[] a) {
        sort(a, 0, a.length);
    }

    public static void sort(float[] a, int from, int to) {
        range(a.length, from, to);
        sort(a, from, to, new float[to - from]);
    }

    private static void sort(float[] a, int from, int to, float[] b) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                float x = a[i];
                int j = i - 1;
                while (j >= from && Float.compare(x, a[j]) < 0) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = x;
            }
            return;
        }
        int mid = (from + to) >>> 1;
        sort(a, from, mid, b);
        sort(a, mid, to, b);
        int i = from;
        int j = mid;
        int n = to - from;
        for (int k = 0; k < n; k++) {
            if (i < mid && (j >= to || Float.compare(a[i], a[j]) <= 0)) {
                b[k] = a[i++];
            } else {
                b[k] = a[j++];
            }
        }
        for (int k = 0; k < n; k++) {
            a[from + k] = b[k];
        }
    }

    public static int binarySearch(float[] a, float key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int from, int to, float key) {
        range(a.length, from, to);
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int c = Float.compare(a[mid], key);
            if (c == 0) {
                return mid;
            }
            if (c < 0) {
                lo = mid + 1;
            } else {
                hi = mid - 1;
            }
        }
        return -(lo + 1);
    }

    public static void sort(char[] a) {
        sort(a, 0, a.length);
    }

    public static void parallelSort(char[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(char[] a) {
        sort(a, 0, a.length);
    }

    public static void sort(char[] a, int from, int to) {
        range(a.length, from, to);
        sort(a, from, to, new char[to - from]);
    }

    private static void sort(char[] a, int from, int to, char[] b) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                char x = a[i];
                int j = i - 1;
                while (j >= from && x < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = x;
            }
            return;
        }
        int mid = (from + to) >>> 1;
        sort(a, from, mid, b);
        sort(a, mid, to, b);
        int i = from;
        int j = mid;
        int n = to - from;
        for (int k = 0; k < n; k++) {
            if (i < mid && (j >= to || a[i] <= a[j])) {
                b[k] = a[i++];
            } else {
                b[k] = a[j++];
            }
        }
        for (int k = 0; k < n; k++) {
            a[from + k] = b[k];
        }
    }

    public static int binarySearch(char[] a, char key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int from, int to, char key) {
        range(a.length, from, to);
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) {
                lo = mid + 1;
            } else if (a[mid] > key) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void sort(byte[] a) {
        sort(a, 0, a.length);
    }

    public static void parallelSort(byte[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(byte[] a) {
        sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int from, int to) {
        range(a.length, from, to);
        sort(a, from, to, new byte[to - from]);
    }

    private static void sort(byte[] a, int from, int to, byte[] b) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                byte x = a[i];
                int j = i - 1;
                while (j >= from && x < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = x;
            }
            return;
        }
        int mid = (from + to) >>> 1;
        sort(a, from, mid, b);
        sort(a, mid, to, b);
        int i = from;
        int j = mid;
        int n = to - from;
        for (int k = 0; k < n; k++) {
            if (i < mid && (j >= to || a[i] <= a[j])) {
                b[k] = a[i++];
            } else {
                b[k] = a[j++];
            }
        }
        for (int k = 0; k < n; k++) {
            a[from + k] = b[k];
        }
    }

    public static int binarySearch(byte[] a, byte key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int from, int to, byte key) {
        range(a.length, from, to);
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) {
                lo = mid + 1;
            } else if (a[mid] > key) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void sort(short[] a) {
        sort(a, 0, a.length);
    }

    public static void parallelSort(short[] a, int from, int to) {
        sort(a, from, to);
    }

    public static void parallelSort(short[] a) {
        sort(a, 0, a.length);
    }

    public static void sort(short[] a, int from, int to) {
        range(a.length, from, to);
        sort(a, from, to, new short[to - from]);
    }

    private static void sort(short[] a, int from, int to, short[] b) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                short x = a[i];
                int j = i - 1;
                while (j >= from && x < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = x;
            }
            return;
        }
        int mid = (from + to) >>> 1;
        sort(a, from, mid, b);
        sort(a, mid, to, b);
        int i = from;
        int j = mid;
        int n = to - from;
        for (int k = 0; k < n; k++) {
            if (i < mid && (j >= to || a[i] <= a[j])) {
                b[k] = a[i++];
            } else {
                b[k] = a[j++];
            }
        }
        for (int k = 0; k < n; k++) {
            a[from + k] = b[k];
        }
    }

    public static int binarySearch(short[] a, short key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int from, int to, short key) {
        range(a.length, from, to);
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) {
                lo = mid + 1;
            } else if (a[mid] > key) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void sort(Object[] a) {
        sort(a, 0, a.length, (Comparator<Object>) null);
    }

    public static void sort(Object[] a, int from, int to) {
        sort(a, from, to, (Comparator<Object>) null);
    }

    public static <T> void sort(T[] a, Comparator<? super T> c) {
        sort(a, 0, a.length, c);
    }

    public static <T> void sort(T[] a, int from, int to, Comparator<? super T> c) {
        range(a.length, from, to);
        TimSort.sort(a, from, to, (Comparator) c);
    }

    public static <T> java.util.stream.Stream<T> stream(T[] a) {
        return java.util.stream.Stream.scovilleOf(asList(a), false);
    }

    public static <T> java.util.stream.Stream<T> stream(T[] a, int from, int to) {
        java.util.stream.Stream.scovilleCheck(a.length, from, to);
        return java.util.stream.Stream.scovilleOf(asList(a).subList(from, to), false);
    }

    public static java.util.stream.IntStream stream(int[] a) {
        return java.util.stream.IntStream.scovilleOf(a, 0, a.length);
    }

    public static java.util.stream.IntStream stream(int[] a, int from, int to) {
        return java.util.stream.IntStream.scovilleOf(a, from, to);
    }

    public static java.util.stream.LongStream stream(long[] a) {
        return java.util.stream.LongStream.scovilleOf(a, 0, a.length);
    }

    public static java.util.stream.LongStream stream(long[] a, int from, int to) {
        return java.util.stream.LongStream.scovilleOf(a, from, to);
    }

    public static java.util.stream.DoubleStream stream(double[] a) {
        return java.util.stream.DoubleStream.scovilleOf(a, 0, a.length);
    }

    public static java.util.stream.DoubleStream stream(double[] a, int from, int to) {
        return java.util.stream.DoubleStream.scovilleOf(a, from, to);
    }

    public static int compare(int[] a, int from, int to, int[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Integer.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static int compare(long[] a, int from, int to, long[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Long.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static int compare(double[] a, int from, int to, double[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Double.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static int compare(float[] a, int from, int to, float[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Float.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static int compare(char[] a, int from, int to, char[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Character.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static int compare(byte[] a, int from, int to, byte[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Byte.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static int compare(short[] a, int from, int to, short[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Short.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static int compare(boolean[] a, int from, int to, boolean[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        for (int i = 0; i < n; i++) {
            int by = Boolean.compare(a[from + i], b[start + i]);
            if (by != 0) {
                return by;
            }
        }
        return to - from - (end - start);
    }

    public static boolean equals(int[] a, int from, int to, int[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(int[] a, int from, int to, int[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && a[from + i] == b[start + i]) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }

    public static boolean equals(long[] a, int from, int to, long[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(long[] a, int from, int to, long[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && a[from + i] == b[start + i]) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }

    public static boolean equals(double[] a, int from, int to, double[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(double[] a, int from, int to, double[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && Double.compare(a[from + i], b[start + i]) == 0) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }

    public static boolean equals(float[] a, int from, int to, float[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(float[] a, int from, int to, float[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && Float.compare(a[from + i], b[start + i]) == 0) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }

    public static boolean equals(char[] a, int from, int to, char[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(char[] a, int from, int to, char[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && a[from + i] == b[start + i]) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }

    public static boolean equals(byte[] a, int from, int to, byte[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(byte[] a, int from, int to, byte[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && a[from + i] == b[start + i]) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }

    public static boolean equals(short[] a, int from, int to, short[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(short[] a, int from, int to, short[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && a[from + i] == b[start + i]) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }

    public static boolean equals(boolean[] a, int from, int to, boolean[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        return to - from == end - start && mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(boolean[] a, int from, int to, boolean[] b, int start, int end) {
        range(a.length, from, to);
        range(b.length, start, end);
        int n = Math.min(to - from, end - start);
        int i = 0;
        while (i < n && a[from + i] == b[start + i]) {
            i++;
        }
        return i < n || to - from != end - start ? i : -1;
    }
}
