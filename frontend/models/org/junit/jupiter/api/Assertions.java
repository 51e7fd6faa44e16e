package org.junit.jupiter.api;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;

/** A failing comparison is a failing assertion. Messages are texts, or what makes one: that is asked only if the assertion fails. */
public class Assertions {
    protected Assertions() {
    }

    private static void check(boolean good, Object message, String what) {
        assert good : text(message, what);
    }

    private static String text(Object message, String what) {
        Object m = message instanceof Supplier ? ((Supplier<?>) message).get() : message;
        return m == null ? what : m + " " + what;
    }

    // Nobody asks an object for its text unless the assertion fails.

    private static void compare(boolean good, Object message, Object expected, Object actual) {
        assert good : text(message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    private static void equal(Object expected, Object actual, Object message) {
        compare(same(expected, actual), message, expected, actual);
    }

    private static void differ(Object unexpected, Object actual, Object message) {
        assert !same(unexpected, actual) : text(message, "expected another than:<" + actual + ">");
    }

    private static void isNull(Object o, Object message) {
        assert o == null : text(message, "expected null, but was:<" + o + ">");
    }

    private static boolean same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }

    private static boolean near(double a, double b, double delta) {
        return Double.compare(a, b) == 0 || Math.abs(a - b) <= delta;
    }

    private static boolean near(float a, float b, float delta) {
        return Float.compare(a, b) == 0 || Math.abs(a - b) <= delta;
    }

    public static <V> V fail() {
        assert false;
        return null;
    }

    public static <V> V fail(String message) {
        assert false : message;
        return null;
    }

    public static <V> V fail(String message, Throwable cause) {
        assert false : text(message, String.valueOf(cause));
        return null;
    }

    public static <V> V fail(Throwable cause) {
        assert false : String.valueOf(cause);
        return null;
    }

    public static <V> V fail(Supplier<String> message) {
        assert false : message.get();
        return null;
    }

    public static void assertTrue(boolean condition) {
        check(condition, null, "expected true");
    }

    public static void assertTrue(boolean condition, String message) {
        check(condition, message, "expected true");
    }

    public static void assertTrue(boolean condition, Supplier<String> message) {
        check(condition, message, "expected true");
    }

    public static void assertTrue(BooleanSupplier condition) {
        check(condition.getAsBoolean(), null, "expected true");
    }

    public static void assertTrue(BooleanSupplier condition, String message) {
        check(condition.getAsBoolean(), message, "expected true");
    }

    public static void assertTrue(BooleanSupplier condition, Supplier<String> message) {
        check(condition.getAsBoolean(), message, "expected true");
    }

    public static void assertFalse(boolean condition) {
        check(!condition, null, "expected false");
    }

    public static void assertFalse(boolean condition, String message) {
        check(!condition, message, "expected false");
    }

    public static void assertFalse(boolean condition, Supplier<String> message) {
        check(!condition, message, "expected false");
    }

    public static void assertFalse(BooleanSupplier condition) {
        check(!condition.getAsBoolean(), null, "expected false");
    }

    public static void assertFalse(BooleanSupplier condition, String message) {
        check(!condition.getAsBoolean(), message, "expected false");
    }

    public static void assertFalse(BooleanSupplier condition, Supplier<String> message) {
        check(!condition.getAsBoolean(), message, "expected false");
    }

    public static void assertNull(Object o) {
        isNull(o, null);
    }

    public static void assertNull(Object o, String message) {
        isNull(o, message);
    }

    public static void assertNull(Object o, Supplier<String> message) {
        isNull(o, message);
    }

    public static void assertNotNull(Object o) {
        check(o != null, null, "expected not null");
    }

    public static void assertNotNull(Object o, String message) {
        check(o != null, message, "expected not null");
    }

    public static void assertNotNull(Object o, Supplier<String> message) {
        check(o != null, message, "expected not null");
    }

    public static void assertSame(Object expected, Object actual) {
        compare(expected == actual, null, expected, actual);
    }

    public static void assertSame(Object expected, Object actual, String message) {
        compare(expected == actual, message, expected, actual);
    }

    public static void assertSame(Object expected, Object actual, Supplier<String> message) {
        compare(expected == actual, message, expected, actual);
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        check(unexpected != actual, null, "expected not same");
    }

    public static void assertNotSame(Object unexpected, Object actual, String message) {
        check(unexpected != actual, message, "expected not same");
    }

    public static void assertNotSame(Object unexpected, Object actual, Supplier<String> message) {
        check(unexpected != actual, message, "expected not same");
    }

    public static void assertEquals(byte expected, byte actual) {
        check(expected == actual, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(byte expected, byte actual, String message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(byte expected, byte actual, Supplier<String> message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(byte expected, Byte actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(byte expected, Byte actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(byte expected, Byte actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Byte expected, byte actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Byte expected, byte actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Byte expected, byte actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(short expected, short actual) {
        check(expected == actual, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(short expected, short actual, String message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(short expected, short actual, Supplier<String> message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(short expected, Short actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(short expected, Short actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(short expected, Short actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Short expected, short actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Short expected, short actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Short expected, short actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(int expected, int actual) {
        check(expected == actual, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(int expected, int actual, String message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(int expected, int actual, Supplier<String> message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(int expected, Integer actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(int expected, Integer actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(int expected, Integer actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Integer expected, int actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Integer expected, int actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Integer expected, int actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(long expected, long actual) {
        check(expected == actual, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(long expected, long actual, String message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(long expected, long actual, Supplier<String> message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(long expected, Long actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(long expected, Long actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(long expected, Long actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Long expected, long actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Long expected, long actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Long expected, long actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(float expected, float actual) {
        check(Float.compare(expected, actual) == 0, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(float expected, float actual, String message) {
        check(Float.compare(expected, actual) == 0, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(float expected, float actual, Supplier<String> message) {
        check(Float.compare(expected, actual) == 0, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(float expected, float actual, float delta) {
        check(near(expected, actual, delta), null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(float expected, float actual, float delta, String message) {
        check(near(expected, actual, delta), message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(float expected, float actual, float delta, Supplier<String> message) {
        check(near(expected, actual, delta), message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(float expected, Float actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(float expected, Float actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(float expected, Float actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Float expected, float actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Float expected, float actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Float expected, float actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(double expected, double actual) {
        check(Double.compare(expected, actual) == 0, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, String message) {
        check(Double.compare(expected, actual) == 0, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, Supplier<String> message) {
        check(Double.compare(expected, actual) == 0, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, double delta) {
        check(near(expected, actual, delta), null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, double delta, String message) {
        check(near(expected, actual, delta), message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, double actual, double delta, Supplier<String> message) {
        check(near(expected, actual, delta), message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(double expected, Double actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(double expected, Double actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(double expected, Double actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Double expected, double actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Double expected, double actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Double expected, double actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(char expected, char actual) {
        check(expected == actual, null, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(char expected, char actual, String message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(char expected, char actual, Supplier<String> message) {
        check(expected == actual, message, "expected:<" + expected + "> but was:<" + actual + ">");
    }

    public static void assertEquals(char expected, Character actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(char expected, Character actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(char expected, Character actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Character expected, char actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Character expected, char actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Character expected, char actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Object expected, Object actual) {
        equal(expected, actual, null);
    }

    public static void assertEquals(Object expected, Object actual, String message) {
        equal(expected, actual, message);
    }

    public static void assertEquals(Object expected, Object actual, Supplier<String> message) {
        equal(expected, actual, message);
    }

    public static void assertNotEquals(byte unexpected, byte actual) {
        check(unexpected != actual, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(byte unexpected, byte actual, String message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(byte unexpected, byte actual, Supplier<String> message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(byte unexpected, Byte actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(byte unexpected, Byte actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(byte unexpected, Byte actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Byte unexpected, byte actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Byte unexpected, byte actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Byte unexpected, byte actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(short unexpected, short actual) {
        check(unexpected != actual, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(short unexpected, short actual, String message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(short unexpected, short actual, Supplier<String> message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(short unexpected, Short actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(short unexpected, Short actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(short unexpected, Short actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Short unexpected, short actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Short unexpected, short actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Short unexpected, short actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(int unexpected, int actual) {
        check(unexpected != actual, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(int unexpected, int actual, String message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(int unexpected, int actual, Supplier<String> message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(int unexpected, Integer actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(int unexpected, Integer actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(int unexpected, Integer actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Integer unexpected, int actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Integer unexpected, int actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Integer unexpected, int actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(long unexpected, long actual) {
        check(unexpected != actual, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(long unexpected, long actual, String message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(long unexpected, long actual, Supplier<String> message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(long unexpected, Long actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(long unexpected, Long actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(long unexpected, Long actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Long unexpected, long actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Long unexpected, long actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Long unexpected, long actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(float unexpected, float actual) {
        check(Float.compare(unexpected, actual) != 0, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(float unexpected, float actual, String message) {
        check(Float.compare(unexpected, actual) != 0, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(float unexpected, float actual, Supplier<String> message) {
        check(Float.compare(unexpected, actual) != 0, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(float unexpected, float actual, float delta) {
        check(!near(unexpected, actual, delta), null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(float unexpected, float actual, float delta, String message) {
        check(!near(unexpected, actual, delta), message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(float unexpected, float actual, float delta, Supplier<String> message) {
        check(!near(unexpected, actual, delta), message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(float unexpected, Float actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(float unexpected, Float actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(float unexpected, Float actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Float unexpected, float actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Float unexpected, float actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Float unexpected, float actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(double unexpected, double actual) {
        check(Double.compare(unexpected, actual) != 0, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(double unexpected, double actual, String message) {
        check(Double.compare(unexpected, actual) != 0, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(double unexpected, double actual, Supplier<String> message) {
        check(Double.compare(unexpected, actual) != 0, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(double unexpected, double actual, double delta) {
        check(!near(unexpected, actual, delta), null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(double unexpected, double actual, double delta, String message) {
        check(!near(unexpected, actual, delta), message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(double unexpected, double actual, double delta, Supplier<String> message) {
        check(!near(unexpected, actual, delta), message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(double unexpected, Double actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(double unexpected, Double actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(double unexpected, Double actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Double unexpected, double actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Double unexpected, double actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Double unexpected, double actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(char unexpected, char actual) {
        check(unexpected != actual, null, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(char unexpected, char actual, String message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(char unexpected, char actual, Supplier<String> message) {
        check(unexpected != actual, message, "expected another than:<" + actual + ">");
    }

    public static void assertNotEquals(char unexpected, Character actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(char unexpected, Character actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(char unexpected, Character actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Character unexpected, char actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Character unexpected, char actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Character unexpected, char actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        differ(unexpected, actual, null);
    }

    public static void assertNotEquals(Object unexpected, Object actual, String message) {
        differ(unexpected, actual, message);
    }

    public static void assertNotEquals(Object unexpected, Object actual, Supplier<String> message) {
        differ(unexpected, actual, message);
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(short[] expected, short[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(short[] expected, short[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(int[] expected, int[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(int[] expected, int[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(long[] expected, long[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(long[] expected, long[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(float[] expected, float[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(float[] expected, float[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(float[] expected, float[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta) {
        check(allNear(expected, actual, delta), null, "arrays differ");
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta, String message) {
        check(allNear(expected, actual, delta), message, "arrays differ");
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta, Supplier<String> message) {
        check(allNear(expected, actual, delta), message, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta) {
        check(allNear(expected, actual, delta), null, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta, String message) {
        check(allNear(expected, actual, delta), message, "arrays differ");
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta, Supplier<String> message) {
        check(allNear(expected, actual, delta), message, "arrays differ");
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        check(Arrays.equals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(char[] expected, char[] actual, String message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(char[] expected, char[] actual, Supplier<String> message) {
        check(Arrays.equals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        check(Arrays.deepEquals(expected, actual), null, "arrays differ");
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual, String message) {
        check(Arrays.deepEquals(expected, actual), message, "arrays differ");
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual, Supplier<String> message) {
        check(Arrays.deepEquals(expected, actual), message, "arrays differ");
    }

    private static boolean allNear(float[] a, float[] b, float delta) {
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
        return thrown(expected, body, null);
    }

    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable body, String message) {
        return thrown(expected, body, message);
    }

    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable body, Supplier<String> message) {
        return thrown(expected, body, message);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> expected, Executable body) {
        return exactly(expected, thrown(expected, body, null), null);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> expected, Executable body, String message) {
        return exactly(expected, thrown(expected, body, message), message);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> expected, Executable body, Supplier<String> message) {
        return exactly(expected, thrown(expected, body, message), message);
    }

    private static <T extends Throwable> T thrown(Class<T> expected, Executable body, Object message) {
        try {
            body.execute();
        } catch (Throwable t) {
            assert expected.isInstance(t) : text(message, "expected " + expected.getName() + " to be thrown, but was " + t);
            return (T) t;
        }
        check(false, message, "expected " + expected.getName() + " to be thrown, but nothing was thrown");
        return null;
    }

    private static <T extends Throwable> T exactly(Class<T> expected, T t, Object message) {
        assert scoville.Rt.className(t).equals(expected.getName()) : text(message, "expected exactly " + expected.getName() + ", but was " + t);
        return t;
    }

    public static void assertDoesNotThrow(Executable body) {
        quiet(() -> value(body), null);
    }

    public static void assertDoesNotThrow(Executable body, String message) {
        quiet(() -> value(body), message);
    }

    public static void assertDoesNotThrow(Executable body, Supplier<String> message) {
        quiet(() -> value(body), message);
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> body) {
        return quiet(body, null);
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> body, String message) {
        return quiet(body, message);
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> body, Supplier<String> message) {
        return quiet(body, message);
    }

    private static <T> T quiet(ThrowingSupplier<T> body, Object message) {
        try {
            return body.get();
        } catch (Throwable t) {
            assert false : text(message, "unexpected exception " + t);
            return null;
        }
    }

    private static Object value(Executable body) throws Throwable {
        body.execute();
        return null;
    }

    public static <T> T assertInstanceOf(Class<T> expected, Object o) {
        return instance(expected, o, null);
    }

    public static <T> T assertInstanceOf(Class<T> expected, Object o, String message) {
        return instance(expected, o, message);
    }

    public static <T> T assertInstanceOf(Class<T> expected, Object o, Supplier<String> message) {
        return instance(expected, o, message);
    }

    private static <T> T instance(Class<T> expected, Object o, Object message) {
        assert expected.isInstance(o) : text(message, "expected an instance of " + expected.getName() + ", but was:<" + o + ">");
        return (T) o;
    }

    // Each of them is executed, and the first that fails is the one that is told.

    public static void assertAll(Executable... bodies) {
        all(null, Arrays.asList(bodies));
    }

    public static void assertAll(String heading, Executable... bodies) {
        all(heading, Arrays.asList(bodies));
    }

    public static void assertAll(Collection<Executable> bodies) {
        all(null, bodies);
    }

    public static void assertAll(String heading, Collection<Executable> bodies) {
        all(heading, bodies);
    }

    public static void assertAll(Stream<Executable> bodies) {
        all(null, bodies.toList());
    }

    public static void assertAll(String heading, Stream<Executable> bodies) {
        all(heading, bodies.toList());
    }

    private static void all(String heading, Collection<Executable> bodies) {
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
        assert first == null : text(heading, String.valueOf(first));
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual) {
        elements(expected, actual, null);
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual, String message) {
        elements(expected, actual, message);
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual, Supplier<String> message) {
        elements(expected, actual, message);
    }

    private static void elements(Iterable<?> expected, Iterable<?> actual, Object message) {
        if (expected == actual) {
            return;
        }
        compare(expected != null && actual != null, message, expected, actual);
        Iterator<?> a = expected.iterator();
        Iterator<?> b = actual.iterator();
        while (a.hasNext() && b.hasNext()) {
            Object x = a.next();
            Object y = b.next();
            if (x instanceof Iterable && y instanceof Iterable) {
                elements((Iterable<?>) x, (Iterable<?>) y, message);
            } else {
                equal(x, y, message);
            }
        }
        check(!a.hasNext() && !b.hasNext(), message, "iterables differ in length");
    }

    public static void assertLinesMatch(List<String> expected, List<String> actual) {
        lines(expected, actual, null);
    }

    public static void assertLinesMatch(List<String> expected, List<String> actual, String message) {
        lines(expected, actual, message);
    }

    public static void assertLinesMatch(List<String> expected, List<String> actual, Supplier<String> message) {
        lines(expected, actual, message);
    }

    public static void assertLinesMatch(Stream<String> expected, Stream<String> actual) {
        lines(expected.toList(), actual.toList(), null);
    }

    public static void assertLinesMatch(Stream<String> expected, Stream<String> actual, String message) {
        lines(expected.toList(), actual.toList(), message);
    }

    public static void assertLinesMatch(Stream<String> expected, Stream<String> actual, Supplier<String> message) {
        lines(expected.toList(), actual.toList(), message);
    }

    /** An expected line is the line itself, or a pattern for it; `>> 3 >>` stands for three lines, and `>> what >>` for any number. */
    private static void lines(List<String> expected, List<String> actual, Object message) {
        if (expected.size() == actual.size()) {
            boolean all = true;
            for (int i = 0; i < expected.size() && all; i++) {
                all = matches(expected.get(i), actual.get(i));
            }
            if (all) {
                return;
            }
        }
        check(expected.size() <= actual.size(), message, "fewer lines than expected");
        int at = 0;
        for (int i = 0; i < expected.size(); i++) {
            String line = expected.get(i);
            check(at < actual.size(), message, "fewer lines than expected");
            if (matches(line, actual.get(at))) {
                at++;
                continue;
            }
            assert isSkip(line) : text(message, "line " + (at + 1) + ": expected:<" + line + "> but was:<" + actual.get(at) + ">");
            int n = skipped(line);
            boolean last = i == expected.size() - 1;
            if (n > 0) {
                check(last ? at + n == actual.size() : at + n <= actual.size(), message, "not " + n + " lines are left");
                at += n;
            } else if (last) {
                at = actual.size();
            } else {
                while (at < actual.size() && !matches(expected.get(i + 1), actual.get(at))) {
                    at++;
                }
                check(at < actual.size(), message, "no further line matches `" + expected.get(i + 1) + "`");
            }
        }
        check(at == actual.size(), message, "more lines than expected");
    }

    private static boolean matches(String expected, String actual) {
        if (expected.equals(actual)) {
            return true;
        }
        try {
            return actual.matches(expected);
        } catch (java.util.regex.PatternSyntaxException e) {
            return false;
        }
    }

    private static boolean isSkip(String line) {
        String t = line.trim();
        return t.length() >= 4 && t.startsWith(">>") && t.endsWith(">>");
    }

    /** How many lines it stands for; 0 for any number. */
    private static int skipped(String line) {
        String t = line.trim();
        int n;
        try {
            n = Integer.parseInt(t.substring(2, t.length() - 2).trim());
        } catch (NumberFormatException e) {
            return 0;
        }
        assert n > 0 : "a positive number of lines was expected in `" + line + "`";
        return n;
    }

    // Time does not pass.

    public static void assertTimeout(Duration limit, Executable body) throws Throwable {
        body.execute();
    }

    public static void assertTimeout(Duration limit, Executable body, String message) throws Throwable {
        body.execute();
    }

    public static void assertTimeout(Duration limit, Executable body, Supplier<String> message) throws Throwable {
        body.execute();
    }

    public static <T> T assertTimeout(Duration limit, ThrowingSupplier<T> body) throws Throwable {
        return body.get();
    }

    public static <T> T assertTimeout(Duration limit, ThrowingSupplier<T> body, String message) throws Throwable {
        return body.get();
    }

    public static <T> T assertTimeout(Duration limit, ThrowingSupplier<T> body, Supplier<String> message) throws Throwable {
        return body.get();
    }

    public static void assertTimeoutPreemptively(Duration limit, Executable body) throws Throwable {
        elsewhere(() -> value(body));
    }

    public static void assertTimeoutPreemptively(Duration limit, Executable body, String message) throws Throwable {
        elsewhere(() -> value(body));
    }

    public static void assertTimeoutPreemptively(Duration limit, Executable body, Supplier<String> message) throws Throwable {
        elsewhere(() -> value(body));
    }

    public static <T> T assertTimeoutPreemptively(Duration limit, ThrowingSupplier<T> body) throws Throwable {
        return elsewhere(body);
    }

    public static <T> T assertTimeoutPreemptively(Duration limit, ThrowingSupplier<T> body, String message) throws Throwable {
        return elsewhere(body);
    }

    public static <T> T assertTimeoutPreemptively(Duration limit, ThrowingSupplier<T> body, Supplier<String> message) throws Throwable {
        return elsewhere(body);
    }

    /** Another thread executes it. */
    private static <T> T elsewhere(ThrowingSupplier<T> body) throws Throwable {
        Timed<T> timed = new Timed<T>(body);
        Thread t = new Thread(timed, "junit-timeout-thread-" + Timed.threads.incrementAndGet());
        t.start();
        t.join();
        if (timed.thrown != null) {
            throw timed.thrown;
        }
        return timed.value;
    }
}

final class Timed<T> implements Runnable {
    static final AtomicInteger threads = new AtomicInteger();

    private final ThrowingSupplier<T> body;
    T value;
    Throwable thrown;

    Timed(ThrowingSupplier<T> body) {
        this.body = body;
    }

    public void run() {
        try {
            value = body.get();
        } catch (Throwable t) {
            thrown = t;
        }
    }
}

public interface TestInfo {
    String getDisplayName();
}
