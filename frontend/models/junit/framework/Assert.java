package junit.framework;

/** A failing comparison is a failing assertion. */
public class Assert {
    protected Assert() {
    }

    private static void check(boolean good, String message, String what) {
        assert good : text(message, what);
    }

    private static String text(String message, String what) {
        return message == null ? what : message + " " + what;
    }

    // Nobody asks an object for its text unless the assertion fails.

    private static void compare(boolean good, String message, Object expected, Object actual) {
        assert good : text(message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    private static void isNull(Object o, String message) {
        assert o == null : text(message, "expected null, but was:<" + o + ">");
    }

    private static void differ(Object unexpected, Object actual, String message) {
        assert !same(unexpected, actual) : text(message, "expected another than:<" + actual + ">");
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

    public static void assertTrue(String message, boolean condition) {
        check(condition, message, "expected true");
    }

    public static void assertFalse(boolean condition) {
        check(!condition, null, "expected false");
    }

    public static void assertFalse(String message, boolean condition) {
        check(!condition, message, "expected false");
    }

    public static void assertNull(Object o) {
        isNull(o, null);
    }

    public static void assertNull(String message, Object o) {
        isNull(o, message);
    }

    public static void assertNotNull(Object o) {
        check(o != null, null, "expected not null");
    }

    public static void assertNotNull(String message, Object o) {
        check(o != null, message, "expected not null");
    }

    public static void assertSame(Object expected, Object actual) {
        compare(expected == actual, null, expected, actual);
    }

    public static void assertSame(String message, Object expected, Object actual) {
        compare(expected == actual, message, expected, actual);
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        check(unexpected != actual, null, "expected not same");
    }

    public static void assertNotSame(String message, Object unexpected, Object actual) {
        check(unexpected != actual, message, "expected not same");
    }

    public static void assertEquals(long expected, long actual) {
        check(expected == actual, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(String message, long expected, long actual) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, double delta) {
        check(near(expected, actual, delta), null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(String message, double expected, double actual, double delta) {
        check(near(expected, actual, delta), message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(Object expected, Object actual) {
        compare(same(expected, actual), null, expected, actual);
    }

    public static void assertEquals(String message, Object expected, Object actual) {
        compare(same(expected, actual), message, expected, actual);
    }

    public static void assertNotEquals(long unexpected, long actual) {
        check(unexpected != actual, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(String message, long unexpected, long actual) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(String message, Object unexpected, Object actual) {
        differ(unexpected, actual, message);
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, int[] expected, int[] actual) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, long[] expected, long[] actual) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, byte[] expected, byte[] actual) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, char[] expected, char[] actual) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, short[] expected, short[] actual) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        check(java.util.Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, boolean[] expected, boolean[] actual) {
        check(java.util.Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        check(java.util.Arrays.deepEquals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, Object[] expected, Object[] actual) {
        check(java.util.Arrays.deepEquals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta) {
        check(allNear(expected, actual, delta), null, "arrays differ");
    }

    public static void assertArrayEquals(String message, double[] expected, double[] actual, double delta) {
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
}

public interface Test {
}

/** Tests are methods that `main` may call. */
public abstract class TestCase extends Assert implements Test {
    private String name;

    public TestCase() {
    }

    public TestCase(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String toString() {
        return name + "(" + scoville.Rt.className(this) + ")";
    }

    protected void setUp() throws Exception {
    }

    protected void tearDown() throws Exception {
    }
}

/** A list of tests, which nothing looks at: they are found by their names, each to be run by itself. */
public class TestSuite implements Test {
    private String name;

    public TestSuite() {
    }

    public TestSuite(String name) {
        this.name = name;
    }

    public TestSuite(Class<?> tests) {
        name = tests.getName();
    }

    public TestSuite(Class<? extends TestCase> tests, String name) {
        this.name = name;
    }

    public TestSuite(Class<?>... tests) {
    }

    public void addTest(Test test) {
    }

    public void addTestSuite(Class<? extends TestCase> tests) {
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }
}
