package java.lang;

import scoville.Rt;

public abstract class Number {
    public abstract int intValue();

    public abstract long longValue();

    public abstract float floatValue();

    public abstract double doubleValue();

    public byte byteValue() {
        return (byte) intValue();
    }

    public short shortValue() {
        return (short) intValue();
    }
}

public final class Integer extends Number implements Comparable<Integer> {
    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public static Integer valueOf(int v) {
        return v;
    }

    public int intValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(int v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Integer && ((Integer) o).value == value;
    }

    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public static int hashCode(int v) {
        return v;
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    public static Integer valueOf(String s) {
        return parseInt(s, 10);
    }

    public static Integer valueOf(String s, int radix) {
        return parseInt(s, radix);
    }

    public static int parseInt(String s) {
        return Rt.parseInt(s, 10);
    }

    public static int parseInt(String s, int radix) {
        return Rt.parseInt(s, radix);
    }

    public static Integer decode(String s) {
        if (s.startsWith("0x") || s.startsWith("0X")) {
            return parseInt(s.substring(2), 16);
        }
        return parseInt(s, 10);
    }

    public static int parseUnsignedInt(String s) {
        return (int) Rt.parseLong(s, 10);
    }

    public static String toString(int v, int radix) {
        return Rt.stringOfIntRadix(v, radix);
    }

    public static String toBinaryString(int v) {
        return Rt.stringOfLongRadix(v & 0xffffffffL, 2);
    }

    public static String toHexString(int v) {
        return Rt.stringOfLongRadix(v & 0xffffffffL, 16);
    }

    public static String toOctalString(int v) {
        return Rt.stringOfLongRadix(v & 0xffffffffL, 8);
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static int signum(int v) {
        return (v >> 31) | (-v >>> 31);
    }

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static long toUnsignedLong(int v) {
        return v & 0xffffffffL;
    }

    public static int divideUnsigned(int a, int b) {
        return (int) ((a & 0xffffffffL) / (b & 0xffffffffL));
    }

    public static int remainderUnsigned(int a, int b) {
        return (int) ((a & 0xffffffffL) % (b & 0xffffffffL));
    }

    public static int bitCount(int i) {
        i = i - ((i >>> 1) & 0x55555555);
        i = (i & 0x33333333) + ((i >>> 2) & 0x33333333);
        i = (i + (i >>> 4)) & 0x0f0f0f0f;
        i = i + (i >>> 8);
        i = i + (i >>> 16);
        return i & 0x3f;
    }

    public static int numberOfLeadingZeros(int i) {
        if (i <= 0) {
            return i == 0 ? 32 : 0;
        }
        int n = 31;
        while ((i & (1 << n)) == 0) {
            n--;
        }
        return 31 - n;
    }

    public static int numberOfTrailingZeros(int i) {
        if (i == 0) {
            return 32;
        }
        int n = 0;
        while ((i & (1 << n)) == 0) {
            n++;
        }
        return n;
    }

    public static int highestOneBit(int i) {
        return i & (MIN_VALUE >>> numberOfLeadingZeros(i));
    }

    public static int lowestOneBit(int i) {
        return i & -i;
    }

    public static int rotateLeft(int i, int n) {
        return (i << n) | (i >>> -n);
    }

    public static int rotateRight(int i, int n) {
        return (i >>> n) | (i << -n);
    }

    public static int reverse(int i) {
        int r = 0;
        for (int k = 0; k < 32; k++) {
            r = (r << 1) | (i >>> k & 1);
        }
        return r;
    }
}

public final class Long extends Number implements Comparable<Long> {
    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public static Long valueOf(long v) {
        return v;
    }

    public long longValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(long v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Long && ((Long) o).value == value;
    }

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public static int hashCode(long v) {
        return (int) (v ^ (v >>> 32));
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    public static Long valueOf(String s) {
        return parseLong(s);
    }

    public static long parseLong(String s) {
        return Rt.parseLong(s, 10);
    }

    public static long parseLong(String s, int radix) {
        return Rt.parseLong(s, radix);
    }

    public static String toString(long v, int radix) {
        return Rt.stringOfLongRadix(v, radix);
    }

    public static String toHexString(long v) {
        return unsigned(v, 4);
    }

    public static String toBinaryString(long v) {
        return unsigned(v, 1);
    }

    public static String toOctalString(long v) {
        return unsigned(v, 3);
    }

    private static String unsigned(long v, int shift) {
        String s = "";
        long mask = (1 << shift) - 1;
        do {
            s = Rt.stringOfLongRadix(v & mask, 16) + s;
            v >>>= shift;
        } while (v != 0);
        return s;
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static int signum(long v) {
        return v < 0 ? -1 : v == 0 ? 0 : 1;
    }

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int bitCount(long i) {
        return Integer.bitCount((int) i) + Integer.bitCount((int) (i >>> 32));
    }

    public static int numberOfLeadingZeros(long i) {
        int high = (int) (i >>> 32);
        return high != 0 ? Integer.numberOfLeadingZeros(high) : 32 + Integer.numberOfLeadingZeros((int) i);
    }

    public static int numberOfTrailingZeros(long i) {
        int low = (int) i;
        return low != 0 ? Integer.numberOfTrailingZeros(low) : 32 + Integer.numberOfTrailingZeros((int) (i >>> 32));
    }

    public static long rotateLeft(long i, int n) {
        return (i << n) | (i >>> -n);
    }

    public static long rotateRight(long i, int n) {
        return (i >>> n) | (i << -n);
    }
}

public final class Short extends Number implements Comparable<Short> {
    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public static Short valueOf(short v) {
        return v;
    }

    public short shortValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(short v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Short && ((Short) o).value == value;
    }

    public int compareTo(Short other) {
        return compare(value, other.value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public static int hashCode(short v) {
        return v;
    }

    public static int compare(short a, short b) {
        return a - b;
    }

    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    public static short parseShort(String s) {
        int v = Rt.parseInt(s, 10);
        if (v < MIN_VALUE || v > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:10");
        }
        return (short) v;
    }

    public static int toUnsignedInt(short v) {
        return v & 0xffff;
    }
}

public final class Byte extends Number implements Comparable<Byte> {
    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public static Byte valueOf(byte v) {
        return v;
    }

    public byte byteValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(byte v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Byte && ((Byte) o).value == value;
    }

    public int compareTo(Byte other) {
        return compare(value, other.value);
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public static int hashCode(byte v) {
        return v;
    }

    public static int compare(byte a, byte b) {
        return a - b;
    }

    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    public static byte parseByte(String s) {
        int v = Rt.parseInt(s, 10);
        if (v < MIN_VALUE || v > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:10");
        }
        return (byte) v;
    }

    public static int toUnsignedInt(byte v) {
        return v & 0xff;
    }
}

public final class Double extends Number implements Comparable<Double> {
    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public static Double valueOf(double v) {
        return v;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(double v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Double && compare(((Double) o).value, value) == 0;
    }

    public int compareTo(Double other) {
        return compare(value, other.value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public static int hashCode(double v) {
        return Long.hashCode(Rt.doubleToLongBits(v));
    }

    public static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        long x = Rt.doubleToLongBits(a);
        long y = Rt.doubleToLongBits(b);
        return x == y ? 0 : x < y ? -1 : 1;
    }

    public static boolean isNaN(double v) {
        return v != v;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public static boolean isInfinite(double v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public static boolean isFinite(double v) {
        return v - v == 0;
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }

    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_VALUE = 4.9e-324;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0d / 0.0;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    public static Double valueOf(String s) {
        return parseDouble(s);
    }

    public static double parseDouble(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        return Rt.parseDouble(s);
    }

    public static long doubleToLongBits(double v) {
        return Rt.doubleToLongBits(v);
    }

    public static long doubleToRawLongBits(double v) {
        return Rt.doubleToLongBits(v);
    }

    public static double longBitsToDouble(long v) {
        return Rt.longBitsToDouble(v);
    }
}

public final class Float extends Number implements Comparable<Float> {
    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public static Float valueOf(float v) {
        return v;
    }

    public float floatValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(float v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Float && compare(((Float) o).value, value) == 0;
    }

    public int compareTo(Float other) {
        return compare(value, other.value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public static int hashCode(float v) {
        return Rt.floatToIntBits(v);
    }

    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        int x = Rt.floatToIntBits(a);
        int y = Rt.floatToIntBits(b);
        return x == y ? 0 : x < y ? -1 : 1;
    }

    public static boolean isNaN(float v) {
        return v != v;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public static boolean isInfinite(float v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public static boolean isFinite(float v) {
        return v - v == 0;
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_VALUE = 1.4e-45f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    public static Float valueOf(String s) {
        return parseFloat(s);
    }

    public static float parseFloat(String s) {
        return (float) Double.parseDouble(s);
    }

    public static int floatToIntBits(float v) {
        return Rt.floatToIntBits(v);
    }

    public static float intBitsToFloat(int v) {
        return Rt.intBitsToFloat(v);
    }
}

public final class Boolean extends Object implements Comparable<Boolean> {
    private final boolean value;

    public Boolean(boolean value) {
        this.value = value;
    }

    public static Boolean valueOf(boolean v) {
        return v;
    }

    public boolean booleanValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(boolean v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Boolean && ((Boolean) o).value == value;
    }

    public int compareTo(Boolean other) {
        return compare(value, other.value);
    }

    public static final Boolean TRUE = true;
    public static final Boolean FALSE = false;

    public static int hashCode(boolean v) {
        return v ? 1231 : 1237;
    }

    public static int compare(boolean a, boolean b) {
        return a == b ? 0 : a ? 1 : -1;
    }

    public static Boolean valueOf(String s) {
        return parseBoolean(s);
    }

    public static boolean parseBoolean(String s) {
        return s != null && s.equalsIgnoreCase("true");
    }

    public static boolean logicalAnd(boolean a, boolean b) {
        return a & b;
    }

    public static boolean logicalOr(boolean a, boolean b) {
        return a | b;
    }

    public static boolean logicalXor(boolean a, boolean b) {
        return a ^ b;
    }
}

public final class Character extends Object implements Comparable<Character> {
    private final char value;

    public Character(char value) {
        this.value = value;
    }

    public static Character valueOf(char v) {
        return v;
    }

    public char charValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char v) {
        return String.valueOf(v);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object o) {
        return o instanceof Character && ((Character) o).value == value;
    }

    public int compareTo(Character other) {
        return compare(value, other.value);
    }

    public static final char MIN_VALUE = 0;
    public static final char MAX_VALUE = 65535;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    public static int hashCode(char v) {
        return v;
    }

    public static int compare(char a, char b) {
        return a - b;
    }

    public static boolean isDigit(char c) {
        return Rt.isDigit(c);
    }

    public static boolean isLetter(char c) {
        return Rt.isLetter(c);
    }

    public static boolean isLetterOrDigit(char c) {
        return Rt.isLetter(c) || Rt.isDigit(c);
    }

    public static boolean isAlphabetic(int c) {
        return Rt.isLetter(c);
    }

    public static boolean isWhitespace(char c) {
        return Rt.isWhitespace(c);
    }

    public static boolean isSpaceChar(char c) {
        return c == ' ' || c == 0xa0;
    }

    public static boolean isUpperCase(char c) {
        return Rt.isUpperCase(c);
    }

    public static boolean isLowerCase(char c) {
        return Rt.isLowerCase(c);
    }

    public static char toUpperCase(char c) {
        return (char) Rt.charToUpperCase(c);
    }

    public static char toLowerCase(char c) {
        return (char) Rt.charToLowerCase(c);
    }

    public static int toUpperCase(int c) {
        return Rt.charToUpperCase(c);
    }

    public static int toLowerCase(int c) {
        return Rt.charToLowerCase(c);
    }

    public static boolean isDigit(int c) {
        return Rt.isDigit(c);
    }

    public static boolean isLetter(int c) {
        return Rt.isLetter(c);
    }

    public static int digit(char c, int radix) {
        int v = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : c >= 'A' && c <= 'Z' ? c - 'A' + 10 : 99;
        return v < radix ? v : -1;
    }

    public static char forDigit(int digit, int radix) {
        if (digit < 0 || digit >= radix) {
            return 0;
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static int getNumericValue(char c) {
        return digit(c, 36);
    }
}

public final class Void {
    private Void() {
    }
}
