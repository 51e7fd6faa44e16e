package org.junit.jupiter.api;

/** A failing comparison is a failing assertion. */
public class Assertions {
    protected Assertions() {
    }

    private static void check(boolean good, String message, String what) {
        assert good : message == null ? what : message + " " + what;
    }

    private static String shown(Object expected, Object actual) {
        return "expected:<" + expected + "> but was:<" + actual + ">";
    }

    public static void fail() {
        assert false;
    }

    public static void fail(String message) {
        assert false : message;
    }

    private static boolean same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }

    private static boolean near(double a, double b, double delta) {
        return Double.compare(a, b) == 0 || Math.abs(a - b) <= delta;
    }

    public static void assertTrue(boolean condition) {
        check(condition, null, "expected true");
    }

    public static void assertTrue(boolean condition, String message) {
        check(condition, message, "expected true");
    }

    public static void assertFalse(boolean condition) {
        check(!condition, null, "expected false");
    }

    public static void assertFalse(boolean condition, String message) {
        check(!condition, message, "expected false");
    }

    public static void assertNull(Object o) {
        check(o == null, null, "expected null, but was:<" + o + ">");
    }

    public static void assertNull(Object o, String message) {
        check(o == null, message, "expected null, but was:<" + o + ">");
    }

    public static void assertNotNull(Object o) {
        check(o != null, null, "expected not null");
    }

    public static void assertNotNull(Object o, String message) {
        check(o != null, message, "expected not null");
    }

    public static void assertSame(Object expected, Object actual) {
        check(expected == actual, null, shown(expected, actual));
    }

    public static void assertSame(Object expected, Object actual, String message) {
        check(expected == actual, message, shown(expected, actual));
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        check(unexpected != actual, null, "expected not same");
    }

    public static void assertNotSame(Object unexpected, Object actual, String message) {
        check(unexpected != actual, message, "expected not same");
    }

    public static void assertEquals(long expected, long actual) {
        check(expected == actual, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(long expected, long actual, String message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, double delta) {
        check(near(expected, actual, delta), null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, double delta, String message) {
        check(near(expected, actual, delta), message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual) {
        check(Double.compare(expected, actual) == 0, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, String message) {
        check(Double.compare(expected, actual) == 0, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(Object expected, Object actual) {
        check(same(expected, actual), null, shown(expected, actual));
    }

    public static void assertEquals(Object expected, Object actual, String message) {
        check(same(expected, actual), message, shown(expected, actual));
    }

    public static void assertNotEquals(long unexpected, long actual) {
        check(unexpected != actual, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(long unexpected, long actual, String message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        check(!same(unexpected, actual), null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(Object unexpected, Object actual, String message) {
        check(!same(unexpected, actual), message, "expected another than:<" + actual + ">");
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(int[] expected, int[] actual, String message) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(long[] expected, long[] actual, String message) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual, String message) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(char[] expected, char[] actual, String message) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(short[] expected, short[] actual, String message) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual, String message) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        check(java.util.Arrays.deepEquals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual, String message) {
        check(java.util.Arrays.deepEquals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta) {
        check(allNear(expected, actual, delta), null, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta, String message) {
        check(allNear(expected, actual, delta), message, "arrays differ");
    }

    private static boolean allNear(double[] a, double[] b, double delta) {
        if (a == null || b == null || a.length != b.length) {
            return a == b;
        }
        for (int i = 0; i < a.length; i++) {
            if (!near(a[i], b[i], delta)) {
                return false;
            }
        }
        return true;
    }

    /** The class must be the very one: whether it is a superclass of what was thrown cannot be asked. */
    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable body) {
        try {
            body.execute();
        } catch (Throwable t) {
            if (!expected.getName().equals(t.getClass().getName())) {
                scoville.Rt.unsupported("assertThrows where the exception is of another class");
            }
            return (T) t;
        }
        assert false : "expected " + expected.getName() + " to be thrown, but nothing was thrown";
        return null;
    }
}

public interface Executable {
    void execute() throws Throwable;
}

public interface TestInfo {
    String getDisplayName();
}
