package java.lang;

import java.io.ConsolePrintStream;
import java.io.PrintStream;
import scoville.Rt;

public final class System {
    public static final java.io.InputStream in = new java.io.ConsoleInputStream();
    public static final PrintStream out = new ConsolePrintStream(false);
    public static final PrintStream err = new ConsolePrintStream(true);

    private System() {
    }

    /** In the autumn of 2027: seldom does a program have a moment of about then as a constant. */
    private static final long MILLIS = 1_820_000_000_000L;
    private static final long NANOS = 1_000_000_000_000_000L;

    /** Each reading of a task is a millisecond after its last one, so that who waits for a time gets there. */
    private static long reading() {
        scoville.Task task = Rt.currentTask();
        task.readings++;
        return task.readings;
    }

    public static long nanoTime() {
        return NANOS + 1_000_000L * reading();
    }

    public static long currentTimeMillis() {
        return MILLIS + reading();
    }

    /** For the library: whether the number is, or may come from, a reading of the clock: from two and a half years before to five after. */
    public static boolean scovilleIsTime(long number) {
        long after = number - (number < NANOS ? MILLIS : NANOS);
        return after >= -80_000_000_000L && after < MILLIS / 10;
    }

    // The fields are final, as in Java, unless the program has any of the next three; then who reads one beside may race.

    public static void setIn(java.io.InputStream from) {
        Rt.redirect("in", from);
    }

    public static void setOut(PrintStream to) {
        Rt.redirect("out", to);
    }

    public static void setErr(PrintStream to) {
        Rt.redirect("err", to);
    }

    public static void exit(int status) {
        scoville.Ending.now();
        Rt.halt(status);
    }

    public static void gc() {
    }

    private static final class Own {
        static final java.util.concurrent.ConcurrentHashMap<String, String> PROPERTIES = new java.util.concurrent.ConcurrentHashMap<>();
    }

    private static void checkKey(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    /** What the virtual machine sets, whose values may be printed, not looked into; null without one. */
    private static String standard(String key) {
        switch (key) {
            case "line.separator":
                return "\n";
            case "file.separator":
                return "/";
            case "path.separator":
                return ":";
            case "java.version":
            case "java.version.date":
            case "java.vendor":
            case "java.vendor.url":
            case "java.vendor.version":
            case "java.home":
            case "java.class.path":
            case "java.class.version":
            case "java.library.path":
            case "java.io.tmpdir":
            case "java.vm.name":
            case "java.vm.version":
            case "java.vm.vendor":
            case "java.vm.info":
            case "java.vm.specification.name":
            case "java.vm.specification.version":
            case "java.vm.specification.vendor":
            case "java.specification.name":
            case "java.specification.version":
            case "java.specification.vendor":
            case "java.runtime.name":
            case "java.runtime.version":
            case "os.name":
            case "os.arch":
            case "os.version":
            case "user.name":
            case "user.home":
            case "user.dir":
            case "user.language":
            case "file.encoding":
            case "native.encoding":
                return scoville.OpenText.ANY;
            default:
                return null;
        }
    }

    /** A property that the program has set, or one of the virtual machine; no others are given. */
    public static String getProperty(String key) {
        checkKey(key);
        String own = Own.PROPERTIES.get(key);
        return own != null ? own : standard(key);
    }

    public static String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    public static String setProperty(String key, String value) {
        checkKey(key);
        String own = Own.PROPERTIES.put(key, value);
        return own != null ? own : standard(key);
    }

    public static String clearProperty(String key) {
        checkKey(key);
        if (standard(key) != null) {
            Rt.unsupported("clearing a property of the virtual machine");
        }
        return Own.PROPERTIES.remove(key);
    }

    public static String getenv(String key) {
        return null;
    }

    /** Nothing is in the environment. */
    public static java.util.Map<String, String> getenv() {
        return java.util.Collections.unmodifiableMap(new java.util.HashMap<String, String>());
    }

    public static void runFinalization() {
    }

    public static String lineSeparator() {
        return "\n";
    }

    public static int identityHashCode(Object o) {
        if (o == null) {
            return 0;
        }
        Rt.openHash(true);
        return o instanceof Class ? o.hashCode() : Rt.identityHash(o);
    }

    public static void arraycopy(Object src, int from, Object dst, int to, int n) {
        if (src == null || dst == null) {
            throw new NullPointerException();
        }
        if (src instanceof int[] && dst instanceof int[]) {
            copy((int[]) src, from, (int[]) dst, to, n);
        } else if (src instanceof Object[] && dst instanceof Object[]) {
            copy((Object[]) src, from, (Object[]) dst, to, n);
        } else if (src instanceof double[] && dst instanceof double[]) {
            copy((double[]) src, from, (double[]) dst, to, n);
        } else if (src instanceof long[] && dst instanceof long[]) {
            copy((long[]) src, from, (long[]) dst, to, n);
        } else if (src instanceof byte[] && dst instanceof byte[]) {
            copy((byte[]) src, from, (byte[]) dst, to, n);
        } else if (src instanceof char[] && dst instanceof char[]) {
            copy((char[]) src, from, (char[]) dst, to, n);
        } else if (src instanceof boolean[] && dst instanceof boolean[]) {
            copy((boolean[]) src, from, (boolean[]) dst, to, n);
        } else if (src instanceof short[] && dst instanceof short[]) {
            copy((short[]) src, from, (short[]) dst, to, n);
        } else if (src instanceof float[] && dst instanceof float[]) {
            copy((float[]) src, from, (float[]) dst, to, n);
        } else {
            String kind = kind(src, "source");
            String other = kind(dst, "destination");
            throw new ArrayStoreException("arraycopy: type mismatch: can not copy " + kind + "[] into " + other + "[]");
        }
    }

    /** What an array is an array of, as messages say it. */
    private static String kind(Object array, String role) {
        String name = Rt.className(array);
        if (name.charAt(0) != '[') {
            throw new ArrayStoreException("arraycopy: " + role + " type " + name + " is not an array");
        }
        String type = Class.typeName(name);
        return array instanceof Object[] ? "object array" : type.substring(0, type.length() - 2);
    }

    private static void check(String kind, int srcLength, int from, int dstLength, int to, int n) {
        String wrong = from < 0 ? "source index " + from + " out of bounds for " + kind + "[" + srcLength + "]"
            : to < 0 ? "destination index " + to + " out of bounds for " + kind + "[" + dstLength + "]"
            : n < 0 ? "length " + n + " is negative"
            : n > srcLength - from ? "last source index " + Integer.toUnsignedString(from + n) + " out of bounds for " + kind + "[" + srcLength + "]"
            : n > dstLength - to ? "last destination index " + Integer.toUnsignedString(to + n) + " out of bounds for " + kind + "[" + dstLength + "]"
            : null;
        if (wrong != null) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: " + wrong);
        }
    }

    private static void copy(int[] src, int from, int[] dst, int to, int n) {
        check("int", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }

    private static void copy(Object[] src, int from, Object[] dst, int to, int n) {
        check("object array", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            try {
                for (int i = 0; i < n; i++) {
                    dst[to + i] = src[from + i];
                }
            } catch (ArrayStoreException e) {
                String type = Class.typeName(Rt.className(dst));
                throw new ArrayStoreException("arraycopy: element type mismatch: can not cast one of the elements of "
                    + Class.typeName(Rt.className(src)) + " to the type of the destination array, "
                    + type.substring(0, type.length() - 2));
            }
        }
    }

    private static void copy(double[] src, int from, double[] dst, int to, int n) {
        check("double", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }

    private static void copy(long[] src, int from, long[] dst, int to, int n) {
        check("long", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }

    private static void copy(byte[] src, int from, byte[] dst, int to, int n) {
        check("byte", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }

    private static void copy(char[] src, int from, char[] dst, int to, int n) {
        check("char", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }

    private static void copy(boolean[] src, int from, boolean[] dst, int to, int n) {
        check("boolean", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }

    private static void copy(short[] src, int from, short[] dst, int to, int n) {
        check("short", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }

    private static void copy(float[] src, int from, float[] dst, int to, int n) {
        check("float", src.length, from, dst.length, to, n);
        if (src == dst && from < to) {
            for (int i = n - 1; i >= 0; i--) {
                dst[to + i] = src[from + i];
            }
        } else {
            for (int i = 0; i < n; i++) {
                dst[to + i] = src[from + i];
            }
        }
    }
}
