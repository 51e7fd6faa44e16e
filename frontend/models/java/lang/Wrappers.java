package java.lang;

import scoville.Rt;

public abstract class Number implements java.io.Serializable {
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
    public static final Class<Integer> TYPE = int.class;
    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public Integer(String text) {
        this.value = parseInt(text);
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

    public static int parseInt(CharSequence s, int begin, int end, int radix) {
        String part = part(s, begin, end);
        try {
            return Rt.parseInt(part, radix);
        } catch (NumberFormatException e) {
            throw Long.wrong(part, radix, MAX_VALUE, e);
        }
    }

    static String part(CharSequence s, int begin, int end) {
        if (begin < 0 || begin > end || end > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return s.subSequence(begin, end).toString();
    }

    public static Integer getInteger(String property) {
        return getInteger(property, null);
    }

    public static Integer getInteger(String property, int otherwise) {
        Integer v = getInteger(property, null);
        return v == null ? otherwise : v;
    }

    public static Integer getInteger(String property, Integer otherwise) {
        String s = property == null ? null : System.getProperty(property);
        if (s != null) {
            try {
                return decode(s);
            } catch (NumberFormatException e) {
                return otherwise;
            }
        }
        return otherwise;
    }

    public static Integer decode(String s) {
        long v = Long.decode(s);
        if ((int) v != v) {
            throw new NumberFormatException("For input string: \"" + s + "\"");
        }
        return (int) v;
    }

    public static int parseUnsignedInt(String s) {
        return parseUnsignedInt(s, 10);
    }

    public static int parseUnsignedInt(String s, int radix) {
        if (s != null && s.startsWith("-")) {
            throw new NumberFormatException(
                String.format("Illegal leading minus sign on unsigned string %s.", s));
        }
        long v = Rt.parseLong(s, radix);
        if (v >>> 32 != 0) {
            throw new NumberFormatException(String.format("String value %s exceeds range of unsigned int.", s));
        }
        return (int) v;
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

    public static String toUnsignedString(int v) {
        return Rt.stringOfLong(v & 0xffffffffL);
    }

    public static String toUnsignedString(int v, int radix) {
        return Rt.stringOfLongRadix(v & 0xffffffffL, radix);
    }

    public static int reverseBytes(int i) {
        return i << 24 | (i & 0xff00) << 8 | i >>> 8 & 0xff00 | i >>> 24;
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
    public static final Class<Long> TYPE = long.class;
    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public Long(String text) {
        this.value = parseLong(text);
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

    public static long parseLong(CharSequence s, int begin, int end, int radix) {
        String part = Integer.part(s, begin, end);
        try {
            return Rt.parseLong(part, radix);
        } catch (NumberFormatException e) {
            throw wrong(part, radix, MAX_VALUE, e);
        }
    }

    /** Why a part of a text is no number up to a largest one: tells where that shows. */
    static NumberFormatException wrong(String part, int radix, long largest, NumberFormatException e) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return e;
        }
        if (part.isEmpty()) {
            return new NumberFormatException("");
        }
        boolean negative = part.charAt(0) == '-';
        int i = negative || part.charAt(0) == '+' ? 1 : 0;
        // Below zero, where there is one number more.
        long limit = negative ? -largest - 1 : -largest;
        long v = 0;
        while (i < part.length()) {
            int d = Character.digit(part.charAt(i), radix);
            if (d < 0 || v < limit / radix || v * radix < limit + d) {
                break;
            }
            v = v * radix - d;
            i++;
        }
        return new NumberFormatException("Error at index " + i + " in: \"" + part + "\"");
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

    public static Long valueOf(String s, int radix) {
        return parseLong(s, radix);
    }

    public static Long decode(String s) {
        if (s.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        boolean negative = s.startsWith("-");
        String rest = negative || s.startsWith("+") ? s.substring(1) : s;
        int radix = 10;
        if (rest.startsWith("0x") || rest.startsWith("0X")) {
            rest = rest.substring(2);
            radix = 16;
        } else if (rest.startsWith("#")) {
            rest = rest.substring(1);
            radix = 16;
        } else if (rest.startsWith("0") && rest.length() > 1) {
            rest = rest.substring(1);
            radix = 8;
        }
        if (rest.startsWith("-") || rest.startsWith("+")) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        return Rt.parseLong(negative ? "-" + rest : rest, radix);
    }

    public static long parseUnsignedLong(String s) {
        return parseUnsignedLong(s, 10);
    }

    public static long parseUnsignedLong(String s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (s.startsWith("-")) {
            throw new NumberFormatException(
                String.format("Illegal leading minus sign on unsigned string %s.", s));
        }
        int n = s.length();
        // So few digits fit in any radix.
        if (n <= 12 || radix == 10 && n <= 18) {
            return Rt.parseLong(s, radix);
        }
        long first = parseLong(s, 0, n - 1, radix);
        int last = Character.digit(s.charAt(n - 1), radix);
        if (last < 0) {
            throw new NumberFormatException("Bad digit at end of " + s);
        }
        long v = first * radix + last;
        if (compareUnsigned(first, divideUnsigned(-1L, radix)) > 0 || compareUnsigned(v, first * radix) < 0) {
            throw new NumberFormatException(String.format("String value %s exceeds range of unsigned long.", s));
        }
        return v;
    }

    public static String toUnsignedString(long v, int radix) {
        if (v >= 0) {
            return Rt.stringOfLongRadix(v, radix);
        }
        int r = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        long q = divideUnsigned(v, r);
        return Rt.stringOfLongRadix(q, r) + Rt.stringOfLongRadix(v - q * r, r);
    }

    public static String toUnsignedString(long v) {
        if (v >= 0) {
            return Rt.stringOfLong(v);
        }
        long q = (v >>> 1) / 5;
        return Rt.stringOfLong(q) + (v - q * 10);
    }

    public static long divideUnsigned(long a, long b) {
        if (b < 0) {
            return compareUnsigned(a, b) < 0 ? 0 : 1;
        }
        if (a >= 0) {
            return a / b;
        }
        long q = (a >>> 1) / b << 1;
        return compareUnsigned(a - q * b, b) >= 0 ? q + 1 : q;
    }

    public static long remainderUnsigned(long a, long b) {
        return a - divideUnsigned(a, b) * b;
    }

    public static long highestOneBit(long i) {
        return i & (MIN_VALUE >>> numberOfLeadingZeros(i));
    }

    public static long lowestOneBit(long i) {
        return i & -i;
    }

    public static long reverse(long i) {
        return ((long) Integer.reverse((int) i) << 32) | (Integer.reverse((int) (i >>> 32)) & 0xffffffffL);
    }

    public static long reverseBytes(long i) {
        return ((long) Integer.reverseBytes((int) i) << 32) | (Integer.reverseBytes((int) (i >>> 32)) & 0xffffffffL);
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
    public static final Class<Short> TYPE = short.class;
    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public Short(String text) {
        this.value = parseShort(text);
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
        return parseShort(s, 10);
    }

    public static short parseShort(String s, int radix) {
        int v = Rt.parseInt(s, radix);
        if (v < MIN_VALUE || v > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
        }
        return (short) v;
    }

    public static Short valueOf(String s) {
        return parseShort(s, 10);
    }

    public static Short valueOf(String s, int radix) {
        return parseShort(s, radix);
    }

    public static Short decode(String s) {
        int v = Integer.decode(s);
        if (v < MIN_VALUE || v > MAX_VALUE) {
            throw new NumberFormatException("Value " + v + " out of range from input " + s);
        }
        return (short) v;
    }

    public static long toUnsignedLong(short v) {
        return v & 0xffffL;
    }

    public static int compareUnsigned(short a, short b) {
        return (a & 0xffff) - (b & 0xffff);
    }

    public static short reverseBytes(short v) {
        return (short) ((v & 0xff) << 8 | v >> 8 & 0xff);
    }

    public static int toUnsignedInt(short v) {
        return v & 0xffff;
    }
}

public final class Byte extends Number implements Comparable<Byte> {
    public static final Class<Byte> TYPE = byte.class;
    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public Byte(String text) {
        this.value = parseByte(text);
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
        return parseByte(s, 10);
    }

    public static byte parseByte(String s, int radix) {
        int v = Rt.parseInt(s, radix);
        if (v < MIN_VALUE || v > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
        }
        return (byte) v;
    }

    public static Byte valueOf(String s) {
        return parseByte(s, 10);
    }

    public static Byte valueOf(String s, int radix) {
        return parseByte(s, radix);
    }

    public static Byte decode(String s) {
        int v = Integer.decode(s);
        if (v < MIN_VALUE || v > MAX_VALUE) {
            throw new NumberFormatException("Value " + v + " out of range from input " + s);
        }
        return (byte) v;
    }

    public static long toUnsignedLong(byte v) {
        return v & 0xffL;
    }

    public static int compareUnsigned(byte a, byte b) {
        return (a & 0xff) - (b & 0xff);
    }

    public static int toUnsignedInt(byte v) {
        return v & 0xff;
    }
}

public final class Double extends Number implements Comparable<Double> {
    public static final Class<Double> TYPE = double.class;
    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public Double(String text) {
        this.value = parseDouble(text);
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
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
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

    public static String toHexString(double v) {
        if (v - v != 0) {
            return Rt.stringOfDouble(v);
        }
        long bits = Rt.doubleToLongBits(v);
        int exponent = (int) (bits >>> 52 & 0x7ff);
        String digits = Long.toHexString(bits & 0xfffffffffffffL | 1L << 52).substring(1);
        int end = digits.length();
        while (end > 1 && digits.charAt(end - 1) == '0') {
            end--;
        }
        boolean zero = (bits & Long.MAX_VALUE) == 0;
        String sign = bits < 0 ? "-" : "";
        String lead = exponent == 0 ? "0x0." : "0x1.";
        return sign + lead + digits.substring(0, end) + "p" + (zero ? 0 : exponent == 0 ? -1022 : exponent - 1023);
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
    public static final Class<Float> TYPE = float.class;
    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public Float(String text) {
        this.value = parseFloat(text);
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

    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
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
        if (s == null) {
            throw new NullPointerException();
        }
        return Rt.parseFloat(s);
    }

    /** Those too small for a leading one have the smallest exponent of their own. */
    public static String toHexString(float v) {
        if (v == 0 || v - v != 0 || Math.abs(v) >= MIN_NORMAL) {
            return Double.toHexString(v);
        }
        String s = Double.toHexString(Math.scalb((double) v, -1022 + 126));
        return s.substring(0, s.indexOf("p")) + "p-126";
    }

    public static int floatToIntBits(float v) {
        return Rt.floatToIntBits(v);
    }

    public static int floatToRawIntBits(float v) {
        return Rt.floatToIntBits(v);
    }

    public static float intBitsToFloat(int v) {
        return Rt.intBitsToFloat(v);
    }
}

public final class Boolean extends Object implements Comparable<Boolean>, java.io.Serializable {
    public static final Class<Boolean> TYPE = boolean.class;
    private final boolean value;

    public Boolean(boolean value) {
        this.value = value;
    }

    public Boolean(String text) {
        this.value = parseBoolean(text);
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

    public static boolean getBoolean(String property) {
        return property != null && parseBoolean(System.getProperty(property));
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

public final class Character extends Object implements Comparable<Character>, java.io.Serializable {
    public static final Class<Character> TYPE = char.class;
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

    public static boolean isLetterOrDigit(int c) {
        return Rt.isLetter(c) || Rt.isDigit(c);
    }

    public static boolean isAlphabetic(int c) {
        return Rt.isAlphabetic(c);
    }

    public static boolean isWhitespace(char c) {
        return Rt.isWhitespace(c);
    }

    public static boolean isWhitespace(int c) {
        return Rt.isWhitespace(c);
    }

    public static boolean isSpaceChar(char c) {
        return isSpaceChar((int) c);
    }

    public static boolean isSpaceChar(int c) {
        return c == ' ' || c == 0xa0 || c == 0x1680 || c >= 0x2000 && c <= 0x200a || c == 0x2028 || c == 0x2029
            || c == 0x202f || c == 0x205f || c == 0x3000;
    }

    public static boolean isISOControl(char c) {
        return isISOControl((int) c);
    }

    public static boolean isISOControl(int c) {
        return c >= 0 && c <= 0x1f || c >= 0x7f && c <= 0x9f;
    }

    // Kinds of characters.

    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;

    /** Of the first 256 characters, counted from '0'. */
    private static final String KINDS = "????????????????????????????????<HHHJHHHEFHIHDHH9999999999HHIIIH"
        + "H11111111111111111111111111EHFKGK22222222222222222222222222EIFI?"
        + "????????????????????????????????<HJJJJLHKL5MI@LKLI;;K2HHK;5N;;;H"
        + "11111111111111111111111I1111111222222222222222222222222I22222222";

    public static int getType(char c) {
        return getType((int) c);
    }

    public static int getType(int c) {
        if (c >= 0 && c < 256) {
            return KINDS.charAt(c) - '0';
        }
        int kind = knownKind(c);
        if (kind < 0) {
            Rt.unsupported("of what kind a character is that is neither a letter with a case nor a digit");
        }
        return kind;
    }

    /** Of those beyond, digits, letters with a case, spaces and what stands for nothing by itself are known. */
    private static int knownKind(int c) {
        if (Rt.isDigit(c)) {
            return DECIMAL_DIGIT_NUMBER;
        }
        if (isTitleCase(c)) {
            return TITLECASE_LETTER;
        }
        if (Rt.isLetter(c) && Rt.isUpperCase(c)) {
            return UPPERCASE_LETTER;
        }
        if (Rt.isLetter(c) && Rt.isLowerCase(c) && Rt.charToUpperCase(c) != c) {
            return LOWERCASE_LETTER;
        }
        if (isSpaceChar(c)) {
            return c == 0x2028 ? LINE_SEPARATOR : c == 0x2029 ? PARAGRAPH_SEPARATOR : SPACE_SEPARATOR;
        }
        return c >= 0xd800 && c < 0xe000 ? SURROGATE : c >= 0xe000 && c < 0xf900 ? PRIVATE_USE : -1;
    }

    /** Letters, digits and spaces are none of the rare characters that some questions are about. */
    private static boolean isCommon(int c) {
        return c >= 0 && c < 256 || Rt.isLetter(c) || Rt.isDigit(c) || isSpaceChar(c);
    }

    public static boolean isDefined(char c) {
        return isDefined((int) c);
    }

    public static boolean isDefined(int c) {
        if (!isCommon(c) && knownKind(c) < 0) {
            Rt.unsupported("whether a character is defined that is neither a letter nor a digit");
        }
        return true;
    }

    public static boolean isMirrored(char c) {
        return isMirrored((int) c);
    }

    public static boolean isMirrored(int c) {
        if (!isCommon(c)) {
            Rt.unsupported("whether a character is mirrored that is neither a letter nor a digit");
        }
        return c < 256 && "()<>[]{}\u00ab\u00bb".indexOf(c) >= 0;
    }

    public static boolean isIdentifierIgnorable(char c) {
        return isIdentifierIgnorable((int) c);
    }

    public static boolean isIdentifierIgnorable(int c) {
        if (!isCommon(c)) {
            Rt.unsupported("whether a character is ignored that is neither a letter nor a digit");
        }
        return c <= 8 || c >= 0xe && c <= 0x1b || c >= 0x7f && c <= 0x9f || c == 0xad;
    }

    public static boolean isUnicodeIdentifierStart(char c) {
        return isUnicodeIdentifierStart((int) c);
    }

    public static boolean isUnicodeIdentifierStart(int c) {
        if (!isCommon(c)) {
            Rt.unsupported("whether an identifier may begin with a character that is no letter");
        }
        return Rt.isLetter(c);
    }

    public static boolean isUnicodeIdentifierPart(char c) {
        return isUnicodeIdentifierPart((int) c);
    }

    public static boolean isUnicodeIdentifierPart(int c) {
        return isUnicodeIdentifierStart(c) || Rt.isDigit(c) || c == '_' || c == 0xb7 || isIdentifierIgnorable(c);
    }

    public static boolean isIdeographic(int c) {
        if (c >= 0x10000) {
            Rt.unsupported("whether a character beyond 65535 is ideographic");
        }
        return c == 0x3006 || c == 0x3007 || c >= 0x3021 && c <= 0x3029 || c >= 0x3038 && c <= 0x303a || c >= 0x3400 && c <= 0x4dbf
            || c >= 0x4e00 && c <= 0x9ffc || c >= 0xf900 && c <= 0xfa6d || c >= 0xfa70 && c <= 0xfad9;
    }

    public static boolean isTitleCase(char c) {
        return isTitleCase((int) c);
    }

    public static boolean isTitleCase(int c) {
        return c == 0x1c5 || c == 0x1c8 || c == 0x1cb || c == 0x1f2 || c >= 0x1f88 && c <= 0x1faf && (c & 8) != 0
            || c == 0x1fbc || c == 0x1fcc || c == 0x1ffc;
    }

    public static char toTitleCase(char c) {
        return (char) toTitleCase((int) c);
    }

    /** Upper case, but of a pair of letters only the first; Georgian has no title case. */
    public static int toTitleCase(int c) {
        if (c >= 0x1c4 && c <= 0x1cc) {
            return c - (c - 0x1c4) % 3 + 1;
        }
        if (c >= 0x1f1 && c <= 0x1f3) {
            return 0x1f2;
        }
        boolean georgian = c >= 0x10d0 && c <= 0x10fa || c >= 0x10fd && c <= 0x10ff;
        return georgian ? c : Rt.charToUpperCase(c);
    }

    public static boolean isUpperCase(char c) {
        return Rt.isUpperCase(c);
    }

    public static boolean isUpperCase(int c) {
        return Rt.isUpperCase(c);
    }

    public static boolean isLowerCase(char c) {
        return Rt.isLowerCase(c);
    }

    public static boolean isLowerCase(int c) {
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

    /** Further ones that begin identifiers: letter numbers, currency signs and what connects words; the first and the last of each range. */
    private static final String STARTS = "\u058f\u058f\u060b\u060b\u07fe\u07ff\u09f2\u09f3\u09fb\u09fb\u0af1\u0af1\u0bf9\u0bf9\u0e3f\u0e3f"
        + "\u16ee\u16f0\u17db\u17db\u203f\u2040\u2054\u2054\u20a0\u20bf\u2160\u2182\u2185\u2188\u3007\u3007"
        + "\u3021\u3029\u3038\u303a\ua6e6\ua6ef\ua838\ua838\ufdfc\ufdfc\ufe33\ufe34\ufe4d\ufe4f\ufe69\ufe69"
        + "\uff04\uff04\uff3f\uff3f\uffe0\uffe1\uffe5\uffe6";

    public static boolean isJavaIdentifierStart(char c) {
        if (c <= 0xff || Rt.isLetter(c)) {
            return Rt.isLetter(c) || c == '_' || c == '$' || c >= 0xa2 && c <= 0xa5;
        }
        int i = 0;
        while (i < STARTS.length() && c > STARTS.charAt(i + 1)) {
            i += 2;
        }
        return i < STARTS.length() && c >= STARTS.charAt(i);
    }

    /** Marks and what is ignored are not known beyond the first 768 characters. */
    public static boolean isJavaIdentifierPart(char c) {
        boolean part = isJavaIdentifierStart(c) || Rt.isDigit(c) || c <= 8 || c >= 0xe && c <= 0x1b || c >= 0x7f && c <= 0x9f || c == 0xad;
        if (!part && c >= 0x300 && !isSpaceChar(c)) {
            Rt.unsupported("whether a character that is no letter or digit may be part of an identifier");
        }
        return part;
    }

    public static boolean isJavaIdentifierStart(int c) {
        if (c >= 0 && c <= 0xffff) {
            return isJavaIdentifierStart((char) c);
        }
        if (!isCommon(c)) {
            Rt.unsupported("whether an identifier may begin with a character beyond 65535");
        }
        return Rt.isLetter(c);
    }

    public static boolean isJavaIdentifierPart(int c) {
        return c >= 0 && c <= 0xffff ? isJavaIdentifierPart((char) c) : isJavaIdentifierStart(c) || Rt.isDigit(c);
    }

    public static int digit(char c, int radix) {
        return digit((int) c, radix);
    }

    public static int digit(int c, int radix) {
        int v = value(c);
        return v < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? v : -1;
    }

    public static char forDigit(int digit, int radix) {
        if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) {
            return 0;
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static int getNumericValue(char c) {
        return getNumericValue((int) c);
    }

    /** Of characters outside of ASCII, letters, decimal digits and spaces are known here, no further ones. */
    public static int getNumericValue(int c) {
        int v = value(c);
        if (c >= 0 && c < 256 && KINDS.charAt(c) - '0' == OTHER_NUMBER) {
            // Small digits, and fractions.
            return c == 0xb2 ? 2 : c == 0xb3 ? 3 : c == 0xb9 ? 1 : -2;
        }
        if (v < 0 && c >= 0x100 && !Rt.isLetter(c) && !isSpaceChar(c)) {
            Rt.unsupported("the numeric value of a character that is neither a letter nor a digit");
        }
        return v;
    }

    private static int value(int c) {
        if (c >= 0xff21 && c <= 0xff3a) {
            return c - 0xff21 + 10;
        }
        if (c >= 0xff41 && c <= 0xff5a) {
            return c - 0xff41 + 10;
        }
        return c >= 'a' && c <= 'z' ? c - 'a' + 10 : c >= 'A' && c <= 'Z' ? c - 'A' + 10 : Rt.decimal(c);
    }

    public static char reverseBytes(char c) {
        return (char) ((c & 0xff00) >> 8 | c << 8);
    }

    // Surrogate pairs.

    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = '\ud800';
    public static final char MAX_SURROGATE = '\udfff';

    public static boolean isHighSurrogate(char c) {
        return c >= 0xd800 && c < 0xdc00;
    }

    public static boolean isLowSurrogate(char c) {
        return c >= 0xdc00 && c < 0xe000;
    }

    public static boolean isSurrogate(char c) {
        return c >= 0xd800 && c < 0xe000;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static boolean isValidCodePoint(int c) {
        return c >= 0 && c <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int c) {
        return c >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int c) {
        return c >= 0x10000 && c <= MAX_CODE_POINT;
    }

    public static int charCount(int c) {
        return c >= 0x10000 ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return ((high - 0xd800) << 10) + (low - 0xdc00) + 0x10000;
    }

    public static char highSurrogate(int c) {
        return (char) ((c >>> 10) + (0xd800 - (0x10000 >>> 10)));
    }

    public static char lowSurrogate(int c) {
        return (char) ((c & 0x3ff) + 0xdc00);
    }

    public static int codePointAt(CharSequence s, int index) {
        return StringSupport.codePointAt(s, index);
    }

    public static int codePointAt(char[] a, int index) {
        return codePointAt(a, index, a.length);
    }

    public static int codePointAt(char[] a, int index, int limit) {
        if (limit != a.length && (index >= limit || limit < 0 || limit > a.length)) {
            throw new IndexOutOfBoundsException();
        }
        char c = a[index];
        return isHighSurrogate(c) && index + 1 < limit && isLowSurrogate(a[index + 1]) ? toCodePoint(c, a[index + 1]) : c;
    }

    public static int codePointBefore(CharSequence s, int index) {
        char low = s.charAt(index - 1);
        if (isLowSurrogate(low) && index > 1) {
            char high = s.charAt(index - 2);
            if (isHighSurrogate(high)) {
                return toCodePoint(high, low);
            }
        }
        return low;
    }

    public static int codePointBefore(char[] a, int index) {
        char low = a[index - 1];
        return isLowSurrogate(low) && index > 1 && isHighSurrogate(a[index - 2]) ? toCodePoint(a[index - 2], low) : low;
    }

    public static int codePointBefore(char[] a, int index, int start) {
        if (index <= start || start < 0 || start >= a.length) {
            throw new IndexOutOfBoundsException();
        }
        char low = a[index - 1];
        return isLowSurrogate(low) && index - 1 > start && isHighSurrogate(a[index - 2]) ? toCodePoint(a[index - 2], low) : low;
    }

    public static int codePointCount(CharSequence s, int begin, int end) {
        if (begin < 0 || end > s.length() || begin > end) {
            throw new IndexOutOfBoundsException();
        }
        int n = end - begin;
        for (int i = begin; i + 1 < end; i++) {
            if (isHighSurrogate(s.charAt(i)) && isLowSurrogate(s.charAt(i + 1))) {
                n--;
            }
        }
        return n;
    }

    public static int codePointCount(char[] a, int offset, int count) {
        if (count > a.length - offset || offset < 0 || count < 0) {
            throw new IndexOutOfBoundsException();
        }
        return codePointCount(new CharacterArrayPart(a, offset, count), 0, count);
    }

    public static int offsetByCodePoints(CharSequence s, int index, int by) {
        int n = s.length();
        if (index < 0 || index > n) {
            throw new IndexOutOfBoundsException();
        }
        int at = index;
        for (int i = 0; i < by; i++) {
            if (at >= n) {
                throw new IndexOutOfBoundsException();
            }
            at += isHighSurrogate(s.charAt(at)) && at + 1 < n && isLowSurrogate(s.charAt(at + 1)) ? 2 : 1;
        }
        for (int i = by; i < 0; i++) {
            if (at <= 0) {
                throw new IndexOutOfBoundsException();
            }
            at -= isLowSurrogate(s.charAt(at - 1)) && at > 1 && isHighSurrogate(s.charAt(at - 2)) ? 2 : 1;
        }
        return at;
    }

    public static int offsetByCodePoints(char[] a, int start, int count, int index, int by) {
        if (count > a.length - start || start < 0 || count < 0 || index < start || index > start + count) {
            throw new IndexOutOfBoundsException();
        }
        return start + offsetByCodePoints(new CharacterArrayPart(a, start, count), index - start, by);
    }

    /** Puts the character into an array; how many places it takes there. */
    public static int toChars(int c, char[] a, int at) {
        char[] all = toChars(c);
        if (all.length == 2) {
            a[at + 1] = all[1];
        }
        a[at] = all[0];
        return all.length;
    }

    public static char[] toChars(int c) {
        if (c >>> 16 == 0) {
            return new char[] {(char) c};
        }
        if (!isValidCodePoint(c)) {
            throw new IllegalArgumentException(String.format("Not a valid Unicode code point: 0x%X", c));
        }
        return new char[] {highSurrogate(c), lowSurrogate(c)};
    }

    public static String toString(int c) {
        if (c >>> 16 == 0) {
            return Rt.stringOfChar((char) c);
        }
        if (!isValidCodePoint(c)) {
            throw new IllegalArgumentException(String.format("Not a valid Unicode code point: 0x%X", c));
        }
        return Rt.stringOfCodePoint(c);
    }
}

/** A part of an array. */
final class CharacterArrayPart implements CharSequence {
    private final char[] a;
    private final int from;
    private final int length;

    CharacterArrayPart(char[] a, int from, int length) {
        this.a = a;
        this.from = from;
        this.length = length;
    }

    public int length() {
        return length;
    }

    public char charAt(int i) {
        return a[from + i];
    }

    public CharSequence subSequence(int start, int end) {
        return new CharacterArrayPart(a, from + start, end - start);
    }

    public String toString() {
        return new String(a, from, length);
    }
}

public final class Void {
    public static final Class<Void> TYPE = void.class;

    private Void() {
    }
}
