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

    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable body) {
        try {
            body.execute();
        } catch (Throwable t) {
            check(expected.isInstance(t), null, "expected " + expected.getName() + " to be thrown, but was " + t);
            return (T) t;
        }
        check(false, null, "expected " + expected.getName() + " to be thrown, but nothing was thrown");
        return null;
    }

    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable body, String message) {
        try {
            body.execute();
        } catch (Throwable t) {
            check(expected.isInstance(t), message, "expected " + expected.getName() + " to be thrown, but was " + t);
            return (T) t;
        }
        check(false, message, "expected " + expected.getName() + " to be thrown, but nothing was thrown");
        return null;
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> expected, Executable body) {
        T t = assertThrows(expected, body);
        check(t.getClass() == expected, null, "expected exactly " + expected.getName() + ", but was " + t);
        return t;
    }

    public static void assertDoesNotThrow(Executable body) {
        try {
            body.execute();
        } catch (Throwable t) {
            check(false, null, "unexpected exception " + t);
        }
    }

    public static <T> T assertInstanceOf(Class<T> expected, Object o) {
        check(expected.isInstance(o), null, "expected an instance of " + expected.getName() + ", but was:<" + o + ">");
        return (T) o;
    }

    /** Each of them is executed, and the first that fails is the one that is told. */
    public static void assertAll(Executable... bodies) {
        assertAll(null, bodies);
    }

    public static void assertAll(String heading, Executable... bodies) {
        Throwable first = null;
        for (Executable body : bodies) {
            try {
                body.execute();
            } catch (Throwable t) {
                if (first == null) {
                    first = t;
                }
            }
        }
        check(first == null, heading, String.valueOf(first));
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual) {
        assertIterableEquals(expected, actual, null);
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual, String message) {
        if (expected == actual) {
            return;
        }
        check(expected != null && actual != null, message, shown(expected, actual));
        java.util.Iterator<?> a = expected.iterator();
        java.util.Iterator<?> b = actual.iterator();
        while (a.hasNext() && b.hasNext()) {
            Object x = a.next();
            Object y = b.next();
            check(same(x, y), message, shown(x, y));
        }
        check(!a.hasNext() && !b.hasNext(), message, "iterables differ in length");
    }
}

public interface Executable {
    void execute() throws Throwable;
}

public interface TestInfo {
    String getDisplayName();
}
