package java.lang;

import java.io.PrintStream;
import scoville.Rt;

public final class System {
    public static final java.io.InputStream in = new java.io.ConsoleInputStream();
    public static final PrintStream out = new PrintStream(false);
    public static final PrintStream err = new PrintStream(true);

    private System() {
    }

    private static final long MILLIS = 1_700_000_000_000L;
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

    /** For the library: whether the number is, or comes from, a reading of the clock. */
    public static boolean scovilleIsTime(long number) {
        long after = number - (number < NANOS ? MILLIS : NANOS);
        return after >= 0 && after < MILLIS / 10;
    }

    public static void exit(int status) {
        Rt.halt(status);
    }

    public static void gc() {
    }

    public static String getProperty(String key) {
        return null;
    }

    public static String getProperty(String key, String otherwise) {
        return otherwise;
    }

    public static String setProperty(String key, String value) {
        return null;
    }

    public static String getenv(String key) {
        return null;
    }

    public static String lineSeparator() {
        return "\n";
    }

    public static int identityHashCode(Object o) {
        return Rt.identityHash(o);
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
            throw new ArrayStoreException("arraycopy: type mismatch");
        }
    }

    private static void check(int srcLength, int from, int dstLength, int to, int n) {
        if (from < 0 || to < 0 || n < 0 || from + n > srcLength || to + n > dstLength || from + n < 0 || to + n < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: last source index " + (from + n) + " out of bounds");
        }
    }

    private static void copy(int[] src, int from, int[] dst, int to, int n) {
        check(src.length, from, dst.length, to, n);
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
        check(src.length, from, dst.length, to, n);
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

    private static void copy(double[] src, int from, double[] dst, int to, int n) {
        check(src.length, from, dst.length, to, n);
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
        check(src.length, from, dst.length, to, n);
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
        check(src.length, from, dst.length, to, n);
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
        check(src.length, from, dst.length, to, n);
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
        check(src.length, from, dst.length, to, n);
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
        check(src.length, from, dst.length, to, n);
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
        check(src.length, from, dst.length, to, n);
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
