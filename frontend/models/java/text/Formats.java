package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import scoville.OpenText;
import scoville.Rt;

/** Where a part of a text that a format has made begins and ends; that is not told. */
public class FieldPosition {
    private final int field;

    public FieldPosition(int field) {
        this.field = field;
    }

    public int getField() {
        return field;
    }

    public boolean equals(Object o) {
        if (this != o && o instanceof FieldPosition) {
            Rt.unsupported("whether two positions are equal");
        }
        return this == o;
    }

    public int hashCode() {
        Rt.unsupported("the hash code of a position");
        return 0;
    }

    /** Where the field has been found is part of the text. */
    public String toString() {
        return Rt.className(this) + "[field=" + field + OpenText.ANY + "]";
    }
}

public abstract class Format implements java.io.Serializable, Cloneable {
    protected Format() {
    }

    public final String format(Object o) {
        return textOf(o);
    }

    abstract String textOf(Object o);

    public abstract Object parseObject(String source, ParsePosition at);

    public Object parseObject(String source) throws ParseException {
        ParsePosition at = new ParsePosition(0);
        Object found = parseObject(source, at);
        if (at.index == 0) {
            throw new ParseException("Format.parseObject(String) failed", at.errorIndex);
        }
        return found;
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError();
        }
    }

    // Java compares patterns, settings and symbols.

    public boolean equals(Object o) {
        if (this != o && o instanceof Format) {
            Rt.unsupported("whether two formats are equal");
        }
        return this == o;
    }

    public int hashCode() {
        Rt.unsupported("the hash code of a format");
        return 0;
    }

    public String toString() {
        return Rt.className(this) + "@" + OpenText.ANY;
    }
}

/** Numbers as text, rounded half to even. */
public abstract class NumberFormat extends Format {
    protected int least;
    protected int most = 3;
    protected int leastInteger = 1;
    protected boolean grouping = true;
    private boolean whole;

    public static NumberFormat getInstance() {
        return new DecimalFormat("#,##0.###");
    }

    public static NumberFormat getInstance(java.util.Locale locale) {
        return getInstance();
    }

    public static NumberFormat getNumberInstance() {
        return getInstance();
    }

    public static NumberFormat getNumberInstance(java.util.Locale locale) {
        return getInstance(locale);
    }

    public static NumberFormat getIntegerInstance() {
        NumberFormat format = new DecimalFormat("#,##0");
        format.setParseIntegerOnly(true);
        return format;
    }

    public static NumberFormat getIntegerInstance(java.util.Locale locale) {
        return getIntegerInstance();
    }

    public static NumberFormat getCurrencyInstance() {
        return new DecimalFormat("\u00a4#,##0.00");
    }

    public static NumberFormat getCurrencyInstance(java.util.Locale locale) {
        DecimalFormat.american(locale);
        return getCurrencyInstance();
    }

    public static NumberFormat getPercentInstance() {
        return new DecimalFormat("#,##0%");
    }

    public static NumberFormat getPercentInstance(java.util.Locale locale) {
        return getPercentInstance();
    }

    public void setMaximumFractionDigits(int n) {
        most = n;
        least = Math.min(least, n);
    }

    public void setMinimumFractionDigits(int n) {
        least = n;
        most = Math.max(most, n);
    }

    public void setMinimumIntegerDigits(int n) {
        leastInteger = n;
    }

    public void setGroupingUsed(boolean on) {
        grouping = on;
    }

    public boolean isGroupingUsed() {
        return grouping;
    }

    public void setParseIntegerOnly(boolean on) {
        whole = on;
    }

    public boolean isParseIntegerOnly() {
        return whole;
    }

    public abstract Number parse(String source, ParsePosition at);

    public Number parse(String source) throws ParseException {
        ParsePosition at = new ParsePosition(0);
        Number number = parse(source, at);
        if (at.index == 0) {
            throw new ParseException("Unparseable number: \"" + source + "\"", at.errorIndex);
        }
        return number;
    }

    public final Object parseObject(String source, ParsePosition at) {
        return parse(source, at);
    }

    public abstract String format(double value);

    public abstract String format(long value);

    String textOf(Object o) {
        boolean whole = o instanceof Long || o instanceof Integer || o instanceof Short || o instanceof Byte || o instanceof AtomicInteger
            || o instanceof AtomicLong || o instanceof BigInteger && ((BigInteger) o).bitLength() < 64;
        if (whole) {
            return format(((Number) o).longValue());
        }
        if (o instanceof Number) {
            return format(((Number) o).doubleValue());
        }
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }
}

/** Patterns of `#`, `0`, `,`, `.` and `%` between texts. */
public class DecimalFormat extends NumberFormat {
    private String prefix = "";
    private String suffix = "";
    private int group;
    private boolean percent;
    /** The point stands also where no digits follow. */
    private boolean pointAlways;
    /** Where it puts the digits of what it formats: it is not synchronised. */
    private double digits;

    public DecimalFormat() {
        this("#,##0.###");
    }

    public DecimalFormat(String pattern) {
        apply(pattern);
    }

    public void applyPattern(String pattern) {
        apply(pattern);
    }

    static void american(java.util.Locale locale) {
        if (locale != java.util.Locale.US) {
            Rt.unsupported("a currency of another country");
        }
    }

    /** What stands before or behind the digits. */
    private static String around(String text) {
        if (text.indexOf("\u00a4") < 0 && text.indexOf("\u2030") < 0) {
            return text;
        }
        american(java.util.Locale.getDefault());
        if (text.contains("\u00a4\u00a4\u00a4") || text.indexOf("\u2030") >= 0) {
            Rt.unsupported("this sign in a number format: " + text);
        }
        return text.replace("\u00a4\u00a4", "USD").replace("\u00a4", "$");
    }

    private void apply(String pattern) {
        int end = pattern.length();
        int from = 0;
        while (from < end && "#0,.".indexOf(pattern.charAt(from)) < 0) {
            from++;
        }
        int to = from;
        while (to < end && "#0,.".indexOf(pattern.charAt(to)) >= 0) {
            to++;
        }
        if (to < end && "E;'".indexOf(pattern.charAt(to)) >= 0 || pattern.indexOf("'") >= 0 || pattern.indexOf(";") >= 0) {
            Rt.unsupported("the number format " + pattern);
        }
        prefix = around(pattern.substring(0, from));
        suffix = around(pattern.substring(to));
        percent = prefix.indexOf("%") >= 0 || suffix.indexOf("%") >= 0;
        least = 0;
        most = 0;
        leastInteger = 0;
        int comma = -1;
        boolean fraction = false;
        int digits = 0;
        int before = 0;
        for (int i = from; i < to; i++) {
            char c = pattern.charAt(i);
            if (c == '.') {
                fraction = true;
                before = digits;
                if (comma >= 0) {
                    group = i - comma - 1;
                }
            } else if (c == ',') {
                comma = i;
            } else if (fraction) {
                digits++;
                most++;
                least += c == '0' ? 1 : 0;
            } else {
                digits++;
                leastInteger += c == '0' ? 1 : 0;
            }
        }
        pointAlways = fraction && (before == 0 || before == digits);
        if (fraction && digits > 0 && leastInteger == 0 && least == 0) {
            // Without any 0 there is a digit beside the point: before it, if the pattern has one there.
            if (before > 0) {
                leastInteger = 1;
            } else {
                least = 1;
            }
        }
        if (comma >= 0 && !fraction) {
            group = to - comma - 1;
        }
        grouping = group > 0;
    }

    String textOf(Object o) {
        if (o instanceof BigInteger && ((BigInteger) o).bitLength() >= 64) {
            return exact(new BigDecimal((BigInteger) o));
        }
        return o instanceof BigDecimal ? exact((BigDecimal) o) : super.textOf(o);
    }

    private String exact(BigDecimal value) {
        digits = value.signum();
        BigDecimal size = value.abs();
        String text = (percent ? size.movePointRight(2) : size).setScale(most, RoundingMode.HALF_EVEN).toPlainString();
        return Rt.isUnknown(text) ? OpenText.ANY : laid(value.signum() < 0, text);
    }

    public String format(long value) {
        digits = value;
        String text = Rt.stringOfLong(value);
        if (Rt.isUnknown(text)) {
            return text;
        }
        boolean negative = value < 0;
        String size = negative ? text.substring(1) : text;
        return laid(negative, (percent && value != 0 ? size + "00" : size) + "." + "0".repeat(least));
    }

    public String format(double value) {
        digits = value;
        String text = Rt.stringOfDouble(value);
        if (Rt.isUnknown(text)) {
            return text;
        }
        if (value != value) {
            return "NaN";
        }
        double scaled = percent ? value * 100 : value;
        boolean negative = scaled < 0 || scaled == 0 && 1 / scaled < 0;
        double size = negative ? -scaled : scaled;
        if (size == Double.POSITIVE_INFINITY) {
            return (negative ? "-" : "") + prefix + "\u221e" + suffix;
        }
        return laid(negative, halfEven(size));
    }

    /** With the digits of a number without its sign, rounded already. */
    private String laid(boolean negative, String text) {
        int point = text.indexOf(".");
        String whole = point < 0 ? text : text.substring(0, point);
        String fraction = point < 0 ? "" : text.substring(point + 1);
        int n = fraction.length();
        while (n > least && fraction.charAt(n - 1) == '0') {
            n--;
        }
        fraction = fraction.substring(0, n);
        if (whole.equals("0")) {
            whole = "";
        }
        while (whole.length() < leastInteger) {
            whole = "0" + whole;
        }
        if (whole.length() == 0 && fraction.length() == 0) {
            whole = "0";
        }
        if (grouping) {
            for (int at = whole.length() - group; at > 0; at -= group) {
                whole = whole.substring(0, at) + "," + whole.substring(at);
            }
        }
        return (negative ? "-" : "") + prefix + whole + (fraction.length() > 0 || pointAlways ? "." + fraction : "") + suffix;
    }

    /** A whole number if it can be one. */
    public Number parse(String source, ParsePosition at) {
        boolean negative = source.startsWith("-", at.index);
        int from = at.index + (negative ? 1 : 0);
        if (prefix.length() > 0 || suffix.length() > 0) {
            Rt.unsupported("reading a number with a prefix or a suffix");
        }
        StringBuilder text = new StringBuilder();
        int i = from;
        boolean point = false;
        int comma = -1;
        while (i < source.length()) {
            char c = source.charAt(i);
            if (c >= '0' && c <= '9') {
                text.append(c);
                comma = -1;
            } else if (c == '.' && !point && !isParseIntegerOnly()) {
                point = true;
                text.append(c);
                comma = -1;
            } else if (c == ',' && grouping && !point && comma < 0) {
                comma = i;
            } else {
                break;
            }
            i++;
        }
        String digitsFound = text.toString();
        if (i < source.length() && "E\u221eN\ufffd".indexOf(source.charAt(i)) >= 0) {
            Rt.unsupported("reading a number of this form");
        }
        if (digitsFound.isEmpty() || digitsFound.equals(".")) {
            at.errorIndex = at.index;
            return null;
        }
        digits = Double.parseDouble(digitsFound);
        double value = negative ? -digits : digits;
        at.index = comma >= 0 ? comma : i;
        if (value == (long) value && (value != 0 || !negative || isParseIntegerOnly()) && Math.abs(value) < 1e15) {
            return (long) value;
        }
        return value;
    }

    /** With `most` digits; the exact value decides, and what lies in the middle between two goes to the even one. What needs no more digits
        than those that tell the number from all others has only these. */
    private String halfEven(double size) {
        long bits = Rt.doubleToLongBits(size);
        int exponent = (int) (bits >> 52 & 2047);
        long mantissa = bits & (1L << 52) - 1;
        if (exponent == 0) {
            exponent = 1;
        } else {
            mantissa |= 1L << 52;
        }
        BigInteger n = BigInteger.valueOf(mantissa).multiply(BigInteger.TEN.pow(most));
        if (exponent >= 1075) {
            n = n.shiftLeft(exponent - 1075);
        } else {
            BigInteger by = BigInteger.ONE.shiftLeft(1075 - exponent);
            BigInteger[] q = n.divideAndRemainder(by);
            int c = q[1].shiftLeft(1).compareTo(by);
            n = c > 0 || c == 0 && q[0].testBit(0) ? q[0].add(BigInteger.ONE) : q[0];
        }
        String all = n.toString();
        if (all.length() > 15) {
            BigDecimal shortest = new BigDecimal(Rt.stringOfDouble(size));
            all = shortest.scale() <= most ? shortest.setScale(most).unscaledValue().toString() : all;
        }
        while (all.length() <= most) {
            all = "0" + all;
        }
        int cut = all.length() - most;
        return all.substring(0, cut) + "." + all.substring(cut);
    }
}
