package java.math;

import java.util.Objects;

public enum RoundingMode {
    UP,
    DOWN,
    CEILING,
    FLOOR,
    HALF_UP,
    HALF_DOWN,
    HALF_EVEN,
    UNNECESSARY;

    public static RoundingMode valueOf(int number) {
        if (number < 0 || number > 7) {
            throw new IllegalArgumentException("argument out of range");
        }
        return values()[number];
    }
}

/** How many digits a result has, and how it is rounded. */
public final class MathContext implements java.io.Serializable {
    public static final MathContext UNLIMITED = new MathContext(0, 4);
    public static final MathContext DECIMAL32 = new MathContext(7, 6);
    public static final MathContext DECIMAL64 = new MathContext(16, 6);
    public static final MathContext DECIMAL128 = new MathContext(34, 6);

    private final int precision;
    /** The number of the mode. */
    private final int mode;

    private MathContext(int precision, int mode) {
        this.precision = precision;
        this.mode = mode;
    }

    public MathContext(int precision) {
        this(precision, RoundingMode.HALF_UP);
    }

    public MathContext(int precision, RoundingMode mode) {
        if (precision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        if (mode == null) {
            throw new NullPointerException("null RoundingMode");
        }
        this.precision = precision;
        this.mode = mode.ordinal();
    }

    /** Reads what `toString` writes. */
    public MathContext(String text) {
        int digits;
        RoundingMode rounding;
        try {
            int end = text.indexOf(' ', 10);
            if (!text.startsWith("precision=") || !text.startsWith("roundingMode=", end + 1)) {
                throw new RuntimeException();
            }
            digits = Integer.parseInt(text.substring(10, end));
            rounding = RoundingMode.valueOf(text.substring(end + 14));
        } catch (RuntimeException e) {
            if (text == null) {
                throw new NullPointerException("null String");
            }
            throw new IllegalArgumentException("bad string format");
        }
        if (digits < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        precision = digits;
        mode = rounding.ordinal();
    }

    public int getPrecision() {
        return precision;
    }

    public RoundingMode getRoundingMode() {
        return RoundingMode.valueOf(mode);
    }

    public boolean equals(Object o) {
        return o instanceof MathContext && ((MathContext) o).precision == precision && ((MathContext) o).mode == mode;
    }

    public int hashCode() {
        return precision + getRoundingMode().hashCode() * 59;
    }

    public String toString() {
        return "precision=" + precision + " roundingMode=" + getRoundingMode();
    }
}

/** A whole number and how many of its digits stand behind the point. */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
    public static final BigDecimal ZERO = valueOf(0L);
    public static final BigDecimal ONE = valueOf(1L);
    public static final BigDecimal TEN = valueOf(10L);

    public static final int ROUND_UP = 0;
    public static final int ROUND_DOWN = 1;
    public static final int ROUND_CEILING = 2;
    public static final int ROUND_FLOOR = 3;
    public static final int ROUND_HALF_UP = 4;
    public static final int ROUND_HALF_DOWN = 5;
    public static final int ROUND_HALF_EVEN = 6;
    public static final int ROUND_UNNECESSARY = 7;

    private final BigInteger digits;
    private final int scale;

    public BigDecimal(BigInteger digits) {
        this(digits, 0);
    }

    public BigDecimal(BigInteger digits, int scale) {
        if (digits == null) {
            throw new NullPointerException();
        }
        this.digits = digits;
        this.scale = scale;
    }

    public BigDecimal(int v) {
        this(BigInteger.valueOf(v), 0);
    }

    public BigDecimal(long v) {
        this(BigInteger.valueOf(v), 0);
    }

    /** Exactly the number. */
    public BigDecimal(double v) {
        if (v != v || v == Double.POSITIVE_INFINITY || v == Double.NEGATIVE_INFINITY) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToLongBits(v);
        int exponent = (int) (bits >> 52 & 0x7ff);
        long m = bits & (1L << 52) - 1;
        m = exponent == 0 ? m << 1 : m | 1L << 52;
        exponent -= 1075;
        if (m == 0) {
            digits = BigInteger.ZERO;
            scale = 0;
        } else {
            while ((m & 1) == 0) {
                m >>= 1;
                exponent++;
            }
            BigInteger n = BigInteger.valueOf(bits < 0 ? -m : m);
            digits = n.multiply(exponent < 0 ? BigInteger.valueOf(5).pow(-exponent) : BigInteger.TWO.pow(exponent));
            scale = exponent < 0 ? -exponent : 0;
        }
    }

    public BigDecimal(String text) {
        int n = text.length();
        if (n == 0) {
            throw ends(text);
        }
        int i = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        StringBuilder all = new StringBuilder();
        if (text.charAt(0) == '-') {
            all.append('-');
        }
        int first = all.length();
        // A long text is read in another way.
        boolean isLong = n - i > 18;
        int behind = -1;
        long exponent = 0;
        while (i < n) {
            char c = text.charAt(i);
            if (Character.isDigit(c)) {
                all.append(Character.forDigit(Character.digit(c, 10), 10));
                if (behind >= 0) {
                    behind++;
                }
            } else if (c == '.') {
                if (behind >= 0) {
                    throw new NumberFormatException("Character array contains more than one decimal point.");
                }
                behind = 0;
            } else if (c == 'e' || c == 'E') {
                exponent = exponent(text, i + 1);
                break;
            } else if (isLong) {
                throw new NumberFormatException("Character array is missing \"e\" notation exponential mark.");
            } else {
                throw new NumberFormatException("Character " + c + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
            }
            i++;
        }
        if (all.length() == first) {
            throw new NumberFormatException("No digits found.");
        }
        digits = new BigInteger(all.toString());
        long s = Math.max(behind, 0) - exponent;
        if (s != (int) s) {
            throw new NumberFormatException("Scale out of range.");
        }
        scale = (int) s;
    }

    /** Of a text that ends where more should come. */
    private static NumberFormatException ends(String text) {
        NumberFormatException e = new NumberFormatException();
        e.initCause(new ArrayIndexOutOfBoundsException("Index " + text.length() + " out of bounds for length " + text.length()));
        return e;
    }

    private static long exponent(String text, int from) {
        int i = from;
        boolean negative = i < text.length() && text.charAt(i) == '-';
        if (negative || i < text.length() && text.charAt(i) == '+') {
            i++;
        }
        if (i >= text.length()) {
            throw ends(text);
        }
        while (text.length() - i > 10 && Character.digit(text.charAt(i), 10) == 0) {
            i++;
        }
        if (text.length() - i > 10) {
            throw new NumberFormatException("Too many nonzero exponent digits.");
        }
        long e = 0;
        while (i < text.length()) {
            int d = Character.digit(text.charAt(i), 10);
            if (d < 0) {
                throw new NumberFormatException("Not a digit.");
            }
            e = 10 * e + d;
            i++;
        }
        e = negative ? -e : e;
        if (e != (int) e) {
            throw new NumberFormatException("Exponent overflow.");
        }
        return e;
    }

    public BigDecimal(String text, MathContext context) {
        this(new BigDecimal(text).round(context));
    }

    public BigDecimal(int v, MathContext context) {
        this(new BigDecimal(v).round(context));
    }

    public BigDecimal(long v, MathContext context) {
        this(new BigDecimal(v).round(context));
    }

    public BigDecimal(double v, MathContext context) {
        this(new BigDecimal(v).round(context));
    }

    public BigDecimal(BigInteger digits, MathContext context) {
        this(new BigDecimal(digits).round(context));
    }

    public BigDecimal(BigInteger digits, int scale, MathContext context) {
        this(new BigDecimal(digits, scale).round(context));
    }

    public BigDecimal(char[] text) {
        this(new String(text));
    }

    public BigDecimal(char[] text, MathContext context) {
        this(new String(text), context);
    }

    public BigDecimal(char[] text, int offset, int length) {
        this(part(text, offset, length));
    }

    public BigDecimal(char[] text, int offset, int length, MathContext context) {
        this(part(text, offset, length), context);
    }

    private static String part(char[] text, int offset, int length) {
        try {
            Objects.checkFromIndexSize(offset, length, text.length);
        } catch (IndexOutOfBoundsException e) {
            throw new NumberFormatException("Bad offset or len arguments for char[] input.");
        }
        return new String(text, offset, length);
    }

    private BigDecimal(BigDecimal other) {
        digits = other.digits;
        scale = other.scale;
    }

    public static BigDecimal valueOf(long v) {
        return new BigDecimal(BigInteger.valueOf(v), 0);
    }

    public static BigDecimal valueOf(long digits, int scale) {
        return new BigDecimal(BigInteger.valueOf(digits), scale);
    }

    public static BigDecimal valueOf(double v) {
        return new BigDecimal(Double.toString(v));
    }

    // --- scales ---

    private static int checked(long scale) {
        if (scale > Integer.MAX_VALUE) {
            throw new ArithmeticException("Underflow");
        }
        if (scale < Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow");
        }
        return (int) scale;
    }

    private static int nearest(long scale) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scale));
    }

    private static BigInteger raised(BigInteger n, long by) {
        return by == 0 || n.signum() == 0 ? n : n.multiply(BigInteger.TEN.pow((int) by));
    }

    /** The digits with so many of them behind the point, not fewer than now. */
    private BigInteger at(int wanted) {
        return raised(digits, (long) wanted - scale);
    }

    private static int length(BigInteger n) {
        return n.signum() == 0 ? 1 : n.abs().toString().length();
    }

    private static boolean isSmall(BigInteger n) {
        return n.bitLength() <= 63;
    }

    /** A quotient as a whole number. */
    private static BigInteger rounded(BigInteger a, BigInteger b, RoundingMode mode) {
        if (b.signum() == 0) {
            throw new ArithmeticException(isSmall(a) ? "/ by zero" : "BigInteger divide by zero");
        }
        BigInteger[] q = a.divideAndRemainder(b);
        if (q[1].signum() == 0) {
            return q[0];
        }
        int sign = a.signum() * b.signum();
        int half = q[1].abs().multiply(BigInteger.TWO).compareTo(b.abs());
        boolean away;
        switch (mode) {
            case UP:
                away = true;
                break;
            case DOWN:
                away = false;
                break;
            case CEILING:
                away = sign > 0;
                break;
            case FLOOR:
                away = sign < 0;
                break;
            case HALF_UP:
                away = half >= 0;
                break;
            case HALF_DOWN:
                away = half > 0;
                break;
            case HALF_EVEN:
                away = half > 0 || half == 0 && q[0].testBit(0);
                break;
            default:
                throw new ArithmeticException("Rounding necessary");
        }
        return away ? q[0].add(BigInteger.valueOf(sign)) : q[0];
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        return length(digits);
    }

    public BigInteger unscaledValue() {
        return digits;
    }

    public int signum() {
        return digits.signum();
    }

    public BigDecimal setScale(int wanted) {
        return setScale(wanted, RoundingMode.UNNECESSARY);
    }

    public BigDecimal setScale(int wanted, int mode) {
        return setScale(wanted, mode(mode));
    }

    public BigDecimal setScale(int wanted, RoundingMode mode) {
        Objects.requireNonNull(mode);
        if (wanted == scale) {
            return this;
        }
        if (wanted > scale) {
            return new BigDecimal(at(wanted), wanted);
        }
        return new BigDecimal(rounded(digits, BigInteger.TEN.pow(checked((long) scale - wanted)), mode), wanted);
    }

    private static RoundingMode mode(int number) {
        if (number < 0 || number > 7) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return RoundingMode.valueOf(number);
    }

    public BigDecimal round(MathContext context) {
        BigDecimal r = this;
        if (context.getPrecision() > 0) {
            int drop = r.precision() - context.getPrecision();
            // A carry may make one digit more.
            while (drop > 0) {
                r = new BigDecimal(rounded(r.digits, BigInteger.TEN.pow(drop), context.getRoundingMode()), checked((long) r.scale - drop));
                drop = r.precision() - context.getPrecision();
            }
        }
        return r;
    }

    /** Without zeros at the end, as long as there are more than so many digits behind the point. */
    private BigDecimal stripped(long least) {
        BigInteger n = digits;
        int s = scale;
        while (s > least) {
            BigInteger[] q = n.divideAndRemainder(BigInteger.TEN);
            if (q[1].signum() != 0) {
                break;
            }
            n = q[0];
            s = checked((long) s - 1);
        }
        return s == scale ? this : new BigDecimal(n, s);
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : stripped(Long.MIN_VALUE);
    }

    // --- arithmetic ---

    public BigDecimal add(BigDecimal other) {
        int s = Math.max(scale, other.scale);
        return new BigDecimal(at(s).add(other.at(s)), s);
    }

    public BigDecimal add(BigDecimal other, MathContext context) {
        if (context.getPrecision() == 0 || signum() != 0 && other.signum() != 0) {
            return add(other).round(context);
        }
        int wanted = Math.max(scale, other.scale);
        if (signum() == 0 && other.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, wanted);
        }
        BigDecimal r = (signum() == 0 ? other : this).round(context);
        if (r.scale >= wanted) {
            return r.stripped(wanted);
        }
        return r.setScale(Math.min(wanted, r.scale + context.getPrecision() - r.precision()));
    }

    public BigDecimal subtract(BigDecimal other) {
        return add(other.negate());
    }

    public BigDecimal subtract(BigDecimal other, MathContext context) {
        return add(other.negate(), context);
    }

    public BigDecimal multiply(BigDecimal other) {
        return new BigDecimal(digits.multiply(other.digits), checked((long) scale + other.scale));
    }

    public BigDecimal multiply(BigDecimal other, MathContext context) {
        return multiply(other).round(context);
    }

    public BigDecimal divide(BigDecimal by, int wanted, int mode) {
        return divide(by, wanted, mode(mode));
    }

    public BigDecimal divide(BigDecimal by, int mode) {
        return divide(by, scale, mode(mode));
    }

    public BigDecimal divide(BigDecimal by, RoundingMode mode) {
        Objects.requireNonNull(mode);
        return divide(by, scale, mode);
    }

    public BigDecimal divide(BigDecimal by, int wanted, RoundingMode mode) {
        Objects.requireNonNull(mode);
        long raise = (long) wanted + by.scale - scale;
        checked(raise);
        BigInteger a = raised(digits, Math.max(raise, 0));
        BigInteger b = raised(by.digits, Math.max(-raise, 0));
        return new BigDecimal(rounded(a, b, mode), wanted);
    }

    private void undefined(BigDecimal by) {
        if (by.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    /** Exactly, with as few digits behind the point as may be, but not fewer than the difference of the two. */
    public BigDecimal divide(BigDecimal by) {
        undefined(by);
        int wanted = nearest((long) scale - by.scale);
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, wanted);
        }
        BigInteger common = digits.gcd(by.digits);
        BigInteger left = by.digits.divide(common).abs();
        BigInteger five = BigInteger.valueOf(5);
        int twos = 0;
        while (!left.testBit(0)) {
            left = left.shiftRight(1);
            twos++;
        }
        int fives = 0;
        while (left.remainder(five).signum() == 0) {
            left = left.divide(five);
            fives++;
        }
        if (!left.equals(BigInteger.ONE)) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
        }
        int more = Math.max(twos, fives);
        return new BigDecimal(raised(digits, more).divide(by.digits), checked((long) wanted + more));
    }

    public BigDecimal divide(BigDecimal by, MathContext context) {
        int precision = context.getPrecision();
        if (precision == 0) {
            return divide(by);
        }
        undefined(by);
        long wanted = (long) scale - by.scale;
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, nearest(wanted));
        }
        BigInteger a = digits.abs();
        BigInteger b = by.digits.abs();
        int longer = length(a) - length(b);
        boolean reaches = raised(a, Math.max(-longer, 0)).compareTo(raised(b, Math.max(longer, 0))) >= 0;
        // As many more digits as the whole part of the quotient lacks.
        int more = precision - (reaches ? longer + 1 : longer);
        BigInteger num = raised(digits, Math.max(more, 0));
        BigInteger den = raised(by.digits, Math.max(-more, 0));
        BigDecimal r = new BigDecimal(rounded(num, den, context.getRoundingMode()), checked(wanted + more));
        return num.remainder(den).signum() == 0 ? r.stripped(wanted) : r.round(context);
    }

    public BigDecimal divideToIntegralValue(BigDecimal by) {
        int wanted = nearest((long) scale - by.scale);
        int s = Math.max(scale, by.scale);
        if (by.signum() != 0 && at(s).abs().compareTo(by.at(s).abs()) < 0) {
            return new BigDecimal(BigInteger.ZERO, wanted);
        }
        undefined(by);
        BigInteger q = at(s).divide(by.at(s));
        return wanted >= 0 ? new BigDecimal(raised(q, wanted), wanted) : new BigDecimal(q, 0).stripped(wanted);
    }

    public BigDecimal divideToIntegralValue(BigDecimal by, MathContext context) {
        int precision = context.getPrecision();
        if (precision == 0 || abs().compareTo(by.abs()) < 0) {
            return divideToIntegralValue(by);
        }
        int wanted = nearest((long) scale - by.scale);
        BigDecimal q = divide(by, new MathContext(precision, RoundingMode.DOWN));
        if (q.scale < 0 && subtract(q.multiply(by)).abs().compareTo(by.abs()) >= 0) {
            throw new ArithmeticException("Division impossible");
        }
        if (q.scale > 0) {
            q = q.setScale(0, RoundingMode.DOWN);
        }
        int more = precision - q.precision();
        return wanted > q.scale && more > 0 ? q.setScale(q.scale + Math.min(more, wanted - q.scale)) : q.stripped(wanted);
    }

    public BigDecimal[] divideAndRemainder(BigDecimal by, MathContext context) {
        BigDecimal q = divideToIntegralValue(by, context);
        return new BigDecimal[] {q, subtract(q.multiply(by))};
    }

    public BigDecimal remainder(BigDecimal by, MathContext context) {
        return divideAndRemainder(by, context)[1];
    }

    public BigDecimal[] divideAndRemainder(BigDecimal by) {
        BigDecimal q = divideToIntegralValue(by);
        return new BigDecimal[] {q, subtract(q.multiply(by))};
    }

    public BigDecimal remainder(BigDecimal by) {
        return divideAndRemainder(by)[1];
    }

    public BigDecimal pow(int n) {
        if (n < 0 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(digits.pow(n), checked((long) scale * n));
    }

    /** By squares that are rounded to some more digits, as Java does it: these decide about the last one. */
    public BigDecimal pow(int n, MathContext context) {
        int precision = context.getPrecision();
        if (precision == 0) {
            return pow(n);
        }
        if (n < -999999999 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        if (n == 0) {
            return ONE;
        }
        int times = Math.abs(n);
        int length = Integer.toString(times).length();
        if (length > precision) {
            throw new ArithmeticException("Invalid operation");
        }
        MathContext work = new MathContext(precision + length + 1, context.getRoundingMode());
        BigDecimal r = ONE;
        for (int bit = Integer.highestOneBit(times); bit > 0; bit >>= 1) {
            r = r.multiply(r, work);
            if ((times & bit) != 0) {
                r = r.multiply(this, work);
            }
        }
        return (n < 0 ? ONE.divide(r, work) : r).round(context);
    }

    public BigDecimal sqrt(MathContext context) {
        if (signum() < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        BigDecimal zero = valueOf(0L, scale / 2);
        if (signum() == 0) {
            return zero;
        }
        int precision = context.getPrecision();
        BigDecimal from = stripTrailingZeros();
        if (from.digits.equals(BigInteger.ONE) && from.scale % 2 == 0) {
            BigDecimal r = valueOf(1L, from.scale / 2);
            return r.scale == zero.scale ? r : r.add(zero, context);
        }
        boolean exact = precision == 0 || context.getRoundingMode() == RoundingMode.UNNECESSARY;
        int wanted = precision == 0 ? from.precision() / 2 + 1 : precision;
        // Two digits more than wanted, and then one that tells whether anything follows.
        int behind = checked(Math.max(wanted + 2 - Math.floorDiv((long) from.precision() - from.scale, 2L), Math.floorDiv(from.scale + 1L, 2L)));
        BigInteger square = raised(from.digits, 2L * behind - from.scale);
        BigInteger root = square.sqrt();
        boolean whole = root.multiply(root).equals(square);
        BigDecimal r = new BigDecimal(root.multiply(BigInteger.TEN).add(whole ? BigInteger.ZERO : BigInteger.ONE), behind + 1);
        if (exact && (!whole || r.stripTrailingZeros().precision() > wanted)) {
            throw new ArithmeticException("Computed square root not exact.");
        }
        r = r.round(exact ? new MathContext(wanted, RoundingMode.DOWN) : context);
        return r.scale == zero.scale ? r : r.stripTrailingZeros().add(zero, new MathContext(precision, RoundingMode.UNNECESSARY));
    }

    public BigDecimal negate() {
        return new BigDecimal(digits.negate(), scale);
    }

    public BigDecimal negate(MathContext context) {
        return negate().round(context);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext context) {
        return abs().round(context);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext context) {
        return round(context);
    }

    public BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, scale);
    }

    public BigDecimal movePointLeft(int n) {
        return n == 0 ? this : moved((long) scale + n);
    }

    public BigDecimal movePointRight(int n) {
        return n == 0 ? this : moved((long) scale - n);
    }

    private BigDecimal moved(long to) {
        BigDecimal r = new BigDecimal(digits, checked(to));
        return r.scale < 0 ? r.setScale(0) : r;
    }

    public BigDecimal scaleByPowerOfTen(int n) {
        return new BigDecimal(digits, checked((long) scale - n));
    }

    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    // --- comparison and conversion ---

    public int compareTo(BigDecimal other) {
        if (signum() != other.signum()) {
            return signum() < other.signum() ? -1 : 1;
        }
        int s = Math.max(scale, other.scale);
        return at(s).compareTo(other.at(s));
    }

    /** Of the same digits. */
    public boolean equals(Object o) {
        return o instanceof BigDecimal && scale == ((BigDecimal) o).scale && digits.equals(((BigDecimal) o).digits);
    }

    public int hashCode() {
        return 31 * digits.hashCode() + scale;
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).digits;
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0).digits;
    }

    public long longValue() {
        return toBigInteger().longValue();
    }

    public int intValue() {
        return (int) longValue();
    }

    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    public float floatValue() {
        return Float.parseFloat(toString());
    }

    public long longValueExact() {
        if (signum() == 0) {
            return 0;
        }
        if ((long) precision() - scale > 19) {
            throw new ArithmeticException("Overflow");
        }
        if ((long) precision() - scale <= 0) {
            throw new ArithmeticException("Rounding necessary");
        }
        BigInteger n = toBigIntegerExact();
        if (!isSmall(n)) {
            throw new ArithmeticException("Overflow");
        }
        return n.longValue();
    }

    public int intValueExact() {
        return exact(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public short shortValueExact() {
        return (short) exact(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public byte byteValueExact() {
        return (byte) exact(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    private int exact(int lo, int hi) {
        long n = longValueExact();
        if (n < lo || n > hi) {
            throw new ArithmeticException("Overflow");
        }
        return (int) n;
    }

    /** With the point, and zeros that are missing before it. */
    private static String pointed(String text, int behind) {
        String s = text.length() > behind ? text : "0".repeat(behind + 1 - text.length()) + text;
        int at = s.length() - behind;
        return s.substring(0, at) + "." + s.substring(at);
    }

    public String toString() {
        return text(false);
    }

    public String toEngineeringString() {
        return text(true);
    }

    private String text(boolean threes) {
        if (scale == 0) {
            return digits.toString();
        }
        String sign = signum() < 0 ? "-" : "";
        String s = digits.abs().toString();
        long adjusted = s.length() - 1L - scale;
        if (scale > 0 && adjusted >= -6) {
            return sign + pointed(s, scale);
        }
        if (threes) {
            int whole = (int) (adjusted % 3);
            whole = whole < 0 ? whole + 3 : whole;
            adjusted -= whole;
            whole++;
            if (signum() == 0) {
                adjusted = whole == 1 ? adjusted : adjusted + 3;
                s = whole == 1 ? s : whole == 2 ? "0.00" : "0.0";
            } else if (whole >= s.length()) {
                s = s + "0".repeat(whole - s.length());
            } else {
                s = s.substring(0, whole) + "." + s.substring(whole);
            }
        } else if (s.length() > 1) {
            s = s.substring(0, 1) + "." + s.substring(1);
        }
        return sign + s + (adjusted == 0 ? "" : (adjusted > 0 ? "E+" : "E") + adjusted);
    }

    public String toPlainString() {
        if (scale <= 0) {
            return signum() == 0 ? "0" : digits.toString() + "0".repeat(-scale);
        }
        return (signum() < 0 ? "-" : "") + pointed(digits.abs().toString(), scale);
    }
}
