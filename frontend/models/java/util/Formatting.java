package java.util;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.Consumer;
import scoville.Dated;
import scoville.OpenText;
import scoville.Rt;

/** One conversion of a format and the text before it, checked as far as that needs no argument. */
final class Conversion {
    /** What the last text of a format is followed by. */
    static final char NONE = 0;

    final String text;
    /** In lower case. */
    char kind;
    boolean upper;
    /** Of a part of a date, which `kind` names. */
    boolean date;
    /** Of the argument, from 1; 0 for the next one, -1 for that of the conversion before. */
    int index;
    /** As Java lists them. */
    String flags = "";
    int width = -1;
    int precision = -1;
    Conversion next;

    Conversion(String text) {
        this.text = text;
        kind = NONE;
    }

    boolean has(String flag) {
        return flags.indexOf(flag) >= 0;
    }

    void refuse(String refused) {
        for (int i = 0; i < refused.length(); i++) {
            String flag = Rt.stringOfChar(refused.charAt(i));
            if (has(flag)) {
                throw new FormatFlagsConversionMismatchException(flag, kind);
            }
        }
    }

    RuntimeException mismatch(Object arg) {
        return new IllegalFormatConversionException(kind, arg, Rt.className(arg));
    }

    /** All of a format. */
    static Conversion parse(String format) {
        Conversion first = null;
        Conversion last = null;
        int n = format.length();
        int i = 0;
        while (i < n) {
            int percent = format.indexOf("%", i);
            Conversion c = new Conversion(format.substring(i, percent < 0 ? n : percent));
            i = percent < 0 ? n : c.read(format, percent + 1);
            if (first == null) {
                first = c;
            } else {
                last.next = c;
            }
            last = c;
        }
        return first;
    }

    private static int digits(String format, int from) {
        int i = from;
        while (i < format.length() && format.charAt(i) >= '0' && format.charAt(i) <= '9') {
            i++;
        }
        return i;
    }

    /** A number, or the smallest one if it is too large. */
    private static int number(String digits) {
        long v = 0;
        for (int i = 0; i < digits.length() && v <= Integer.MAX_VALUE; i++) {
            v = 10 * v + (digits.charAt(i) - '0');
        }
        return v > Integer.MAX_VALUE ? Integer.MIN_VALUE : (int) v;
    }

    /** Where it ends that begins behind a percent sign. */
    private int read(String format, int start) {
        int n = format.length();
        int i = digits(format, start);
        int indexEnd = i > start && i < n && format.charAt(i) == '$' ? i : -1;
        int flagsStart = indexEnd < 0 ? start : indexEnd + 1;
        i = flagsStart;
        while (i < n && "-#+ 0,(<".indexOf(format.charAt(i)) >= 0) {
            i++;
        }
        int flagsEnd = i;
        i = digits(format, i);
        int widthEnd = i;
        if (i + 1 < n && format.charAt(i) == '.' && digits(format, i + 1) > i + 1) {
            i = digits(format, i + 1);
        }
        int end = i;
        boolean ofDate = i + 1 < n && (format.charAt(i) == 't' || format.charAt(i) == 'T') && isConversion(format.charAt(i + 1));
        if (ofDate) {
            i++;
        }
        if (i >= n || !isConversion(format.charAt(i))) {
            // No conversion at all: Java names what follows the percent sign.
            throw new UnknownFormatConversionException(start < n ? Rt.stringOfChar(format.charAt(start)) : "%");
        }
        if (indexEnd >= 0) {
            index = number(format.substring(start, indexEnd));
            if (index <= 0) {
                throw new IllegalFormatArgumentIndexException(index);
            }
        }
        setFlags(format.substring(flagsStart, flagsEnd));
        if (widthEnd > flagsEnd) {
            width = number(format.substring(flagsEnd, widthEnd));
            if (width < 0) {
                throw new IllegalFormatWidthException(width);
            }
        }
        if (end > widthEnd) {
            precision = number(format.substring(widthEnd + 1, end));
            if (precision < 0) {
                throw new IllegalFormatPrecisionException(precision);
            }
        }
        date = ofDate;
        upper = ofDate && format.charAt(end) == 'T';
        setKind(format.charAt(i));
        check();
        return i + 1;
    }

    private static boolean isConversion(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '%';
    }

    private void setFlags(String given) {
        for (int i = 0; i < given.length(); i++) {
            if (given.indexOf(given.charAt(i)) < i) {
                throw new DuplicateFormatFlagsException(Rt.stringOfChar(given.charAt(i)));
            }
        }
        String all = "-#+ 0,(<";
        for (int i = 0; i < all.length() && !given.isEmpty(); i++) {
            String flag = all.substring(i, i + 1);
            flags = given.indexOf(flag) >= 0 ? flags + flag : flags;
        }
        index = has("<") ? -1 : index;
    }

    private void setKind(char c) {
        kind = c;
        if (date) {
            return;
        }
        if ("bBhHsScCdoxXeEfgGaAn%".indexOf(c) < 0) {
            throw new UnknownFormatConversionException(Rt.stringOfChar(c));
        }
        upper = Rt.isUpperCase(c);
        kind = (char) Rt.charToLowerCase(c);
    }

    boolean whole() {
        return kind == 'd' || kind == 'o' || kind == 'x';
    }

    /** In the order in which Java does so. */
    private void check() {
        if (date) {
            noPrecision();
            if ("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".indexOf(kind) < 0) {
                throw new UnknownFormatConversionException("t" + kind);
            }
            refuse("#+ 0,(");
            leftHasWidth();
        } else if (kind == 's' || kind == 'b' || kind == 'h') {
            refuse(kind == 's' ? "" : "#");
            leftHasWidth();
            refuse("+ 0,(");
        } else if (kind == 'c') {
            noPrecision();
            refuse("#+ 0,(");
            leftHasWidth();
        } else if (kind == '%') {
            noPrecision();
            if (!flags.isEmpty() && !flags.equals("-")) {
                throw new IllegalFormatFlagsException(flags);
            }
            leftHasWidth();
        } else if (kind == 'n') {
            noPrecision();
            if (width >= 0) {
                throw new IllegalFormatWidthException(width);
            }
            if (!flags.isEmpty()) {
                throw new IllegalFormatFlagsException(flags);
            }
        } else {
            leftHasWidth();
            if (has("0") && width < 0) {
                throw new MissingFormatWidthException(toString());
            }
            if (has("-") && has("0") || has("+") && has(" ")) {
                // Being in upper case is a flag for Java.
                String caret = upper ? "^" : "";
                throw new IllegalFormatFlagsException(has("-") ? "-" + caret + flags.substring(1) : caret + flags);
            }
            if (whole()) {
                noPrecision();
            }
            refuse(kind == 'a' ? "(," : kind == 'd' || kind == 'g' ? "#" : kind == 'f' ? "" : ",");
        }
    }

    private void noPrecision() {
        if (precision >= 0) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private void leftHasWidth() {
        if (has("-") && width < 0) {
            throw new MissingFormatWidthException(toString());
        }
    }

    public String toString() {
        String c = Rt.stringOfChar(upper && !date ? Character.toUpperCase(kind) : kind);
        return "%" + flags + (index > 0 ? index + "$" : "") + (width >= 0 ? width : "") + (precision >= 0 ? "." + precision : "")
            + (date ? upper ? "T" : "t" : "") + c;
    }

    String justified(String s) {
        int n = width - s.length();
        return n <= 0 ? s : has("-") ? s + " ".repeat(n) : " ".repeat(n) + s;
    }

    /** Of no number. */
    String word(String s) {
        if (Rt.isUnknown(s)) {
            // However long it is.
            return width < 0 && precision < 0 && !upper ? s : OpenText.ANY;
        }
        String cut = precision >= 0 && precision < s.length() ? s.substring(0, precision) : s;
        return justified(upper ? Rt.toUpperCase(cut) : cut);
    }

    /** A number with its sign; zeros stand between that, with what tells the base, and the digits. */
    String number(boolean negative, String base, String digits) {
        if (Rt.isUnknown(digits)) {
            return OpenText.ANY;
        }
        boolean brackets = negative && has("(");
        String begin = (brackets ? "(" : negative ? "-" : has("+") ? "+" : has(" ") ? " " : "") + base;
        String end = brackets ? ")" : "";
        String s = has(",") ? group(digits) : digits;
        int missing = has("0") ? width - begin.length() - s.length() - end.length() : 0;
        s = begin + (missing > 0 ? "0".repeat(missing) : "") + s + end;
        return justified(upper ? Rt.toUpperCase(s) : s);
    }

    private static String group(String digits) {
        int end = 0;
        while (end < digits.length() && digits.charAt(end) >= '0' && digits.charAt(end) <= '9') {
            end++;
        }
        String out = digits.substring(end);
        while (end > 3) {
            out = "," + digits.substring(end - 3, end) + out;
            end -= 3;
        }
        return digits.substring(0, end) + out;
    }
}

/** What printf and String.format understand: the conversions d x o s S h b c f e g n t and %, with flags, width and precision. */
public final class Formatting {
    /** Where pieces go, if anybody wants them one by one. */
    private final Consumer<String> to;
    private String out = "";

    /** Whose names dates have; null: those of the default, which is looked at only for these. */
    private final Locale locale;

    private Formatting(Consumer<String> to, Locale locale) {
        this.to = to;
        this.locale = locale;
    }

    public static String format(String format, Object[] args) {
        return format(null, format, args);
    }

    public static String format(Locale locale, String format, Object[] args) {
        Formatting f = new Formatting(null, locale);
        f.all(format, args);
        return f.out;
    }

    public static void format(Consumer<String> to, String format, Object[] args) {
        format(to, null, format, args);
    }

    /** What comes before an exception, or before what an argument writes itself, is there then. */
    public static void format(Consumer<String> to, Locale locale, String format, Object[] args) {
        Formatting f = new Formatting(to, locale);
        try {
            f.all(format, args);
        } finally {
            f.flush();
        }
    }

    private void all(String format, Object[] args) {
        int given = 0;
        int last = -1;
        for (Conversion c = Conversion.parse(format); c != null; c = c.next) {
            out = out + c.text;
            if (!standsAlone(c)) {
                last = c.index > 0 ? c.index - 1 : c.index == 0 ? given++ : last;
                if (to != null && calls(c, args, last)) {
                    flush();
                }
            }
            out = out + converted(c, args, last);
        }
    }

    private void flush() {
        if (Rt.isUnknown(out) || !out.isEmpty()) {
            String piece = out;
            out = "";
            to.accept(piece);
        }
    }

    /** Without an argument. */
    private static boolean standsAlone(Conversion c) {
        return c.kind == Conversion.NONE || !c.date && (c.kind == '%' || c.kind == 'n');
    }

    /** Whether a method of the program may be called for the argument. */
    private static boolean calls(Conversion c, Object[] args, int index) {
        if (c.kind != 's' && c.kind != 'h' || index < 0 || args == null || index >= args.length) {
            return false;
        }
        Object arg = args[index];
        return !(arg == null || arg instanceof String || arg instanceof Integer || arg instanceof Long || arg instanceof Boolean
            || arg instanceof Character || arg instanceof Double);
    }

    private String converted(Conversion c, Object[] args, int index) {
        if (standsAlone(c)) {
            return c.kind == Conversion.NONE ? "" : c.kind == 'n' ? "\n" : c.justified("%");
        }
        if (index < 0 || args != null && index >= args.length) {
            throw new MissingFormatArgumentException(c.toString());
        }
        Object arg = args == null ? null : args[index];
        if (c.date) {
            return c.word(arg == null ? "null" : date(c, arg));
        }
        if (c.kind == 'b') {
            return c.word(arg instanceof Boolean ? arg.toString() : arg == null ? "false" : "true");
        }
        if (c.kind == 's') {
            c.refuse("#");
        }
        if (arg == null) {
            return c.word("null");
        }
        if (c.kind == 's') {
            String s = arg.toString();
            return c.word(s == null && c.width < 0 && c.precision < 0 && !c.upper ? "null" : s);
        }
        if (c.kind == 'h') {
            return c.word(Integer.toHexString(arg.hashCode()));
        }
        if (c.kind == 'c') {
            return c.word(character(c, arg));
        }
        if (c.kind == 'a') {
            Rt.unsupported("the conversion %" + c.kind);
        }
        return c.whole() ? integer(c, arg) : floating(c, arg);
    }

    private static String base(Conversion c) {
        return !c.has("#") || c.kind == 'd' ? "" : c.kind == 'o' ? "0" : "0x";
    }

    private static String integer(Conversion c, Object arg) {
        if (arg instanceof BigInteger) {
            // Unlike a primitive one, a big number has a sign in every base.
            String s = ((BigInteger) arg).toString(c.kind == 'd' ? 10 : c.kind == 'o' ? 8 : 16);
            boolean negative = !Rt.isUnknown(s) && s.charAt(0) == '-';
            return c.number(negative, base(c), negative ? s.substring(1) : s);
        }
        long v;
        int bits = 64;
        if (arg instanceof Integer) {
            v = (Integer) arg;
            bits = 32;
        } else if (arg instanceof Long) {
            v = (Long) arg;
        } else if (arg instanceof Short) {
            v = (Short) arg;
            bits = 16;
        } else if (arg instanceof Byte) {
            v = (Byte) arg;
            bits = 8;
        } else {
            throw c.mismatch(arg);
        }
        if (c.kind == 'd') {
            String s = Rt.stringOfLong(v);
            boolean negative = !Rt.isUnknown(s) && s.charAt(0) == '-';
            return c.number(negative, "", negative ? s.substring(1) : s);
        }
        c.refuse("( +");
        if (bits < 64) {
            v = v & ((1L << bits) - 1);
        }
        return c.number(false, base(c), c.kind == 'o' ? Long.toOctalString(v) : Long.toHexString(v));
    }

    private static String floating(Conversion c, Object arg) {
        if (arg instanceof BigDecimal) {
            BigDecimal v = (BigDecimal) arg;
            return c.number(v.signum() < 0, "", decimal(c, v.abs()));
        }
        double v;
        if (arg instanceof Double) {
            v = (Double) arg;
        } else if (arg instanceof Float) {
            v = (Float) arg;
        } else {
            throw c.mismatch(arg);
        }
        String text = Rt.stringOfDouble(v);
        if (Rt.isUnknown(text)) {
            return text;
        }
        boolean negative = text.charAt(0) == '-';
        if (v != v) {
            return c.justified(c.upper ? "NAN" : "NaN");
        }
        if (v == Double.POSITIVE_INFINITY || v == Double.NEGATIVE_INFINITY) {
            boolean brackets = negative && c.has("(");
            String sign = brackets ? "(" : negative ? "-" : c.has("+") ? "+" : c.has(" ") ? " " : "";
            return c.justified(sign + (c.upper ? "INFINITY" : "Infinity") + (brackets ? ")" : ""));
        }
        double magnitude = negative ? -v : v;
        int digits = c.precision < 0 ? 6 : c.precision;
        String s;
        if (c.kind == 'e') {
            s = Rt.stringOfScientific(magnitude, digits);
        } else if (c.kind == 'g') {
            if (digits == 0) {
                digits = 1;
            }
            // As many digits in all; the exponent of the rounded value decides about the form.
            s = Rt.stringOfScientific(magnitude, digits - 1);
            int exponent = v == 0 ? 0 : Rt.parseInt(s.substring(s.indexOf("e") + 1), 10);
            if (exponent >= -4 && exponent < digits) {
                s = Rt.stringOfFixed(magnitude, digits - 1 - exponent);
            }
        } else {
            s = Rt.stringOfFixed(magnitude, digits);
        }
        return c.number(negative, "", c.has("#") && digits == 0 ? pointed(s) : s);
    }

    /** With a point that no digits follow. */
    private static String pointed(String s) {
        int e = s.indexOf("e");
        return e < 0 ? s + "." : s.substring(0, e) + "." + s.substring(e);
    }

    /** Exact, unlike a double. */
    private static String decimal(Conversion c, BigDecimal v) {
        int digits = c.precision < 0 ? 6 : c.precision;
        if (c.kind == 'e') {
            return scientific(c, v, digits);
        }
        if (c.kind == 'f') {
            return fixed(c, v, digits);
        }
        if (digits == 0) {
            digits = 1;
        }
        BigDecimal r = v.round(new MathContext(digits));
        boolean inside = r.compareTo(BigDecimal.valueOf(1, 4)) >= 0 && r.compareTo(BigDecimal.valueOf(1, -digits)) < 0;
        if (r.equals(BigDecimal.ZERO) || inside) {
            return fixed(c, r, digits - (r.precision() - r.scale()));
        }
        return scientific(c, r, digits - 1);
    }

    private static String fixed(Conversion c, BigDecimal v, int digits) {
        String s = v.setScale(digits, RoundingMode.HALF_UP).toPlainString();
        return c.has("#") && digits == 0 && !Rt.isUnknown(s) ? s + "." : s;
    }

    private static String scientific(Conversion c, BigDecimal v, int digits) {
        BigDecimal r = v.round(new MathContext(Math.min(digits + 1, v.precision())));
        String all = r.unscaledValue().toString();
        if (Rt.isUnknown(all)) {
            return all;
        }
        long exponent = all.length() - 1L - r.scale();
        String s = all.substring(0, 1);
        String rest = all.substring(1) + "0".repeat(Math.max(0, digits + 1 - v.precision()));
        String e = Long.toString(exponent < 0 ? -exponent : exponent);
        // Java leaves the zero out for a whole number of ten digits.
        boolean zero = e.length() < 2 && !(r.scale() == 0 && all.length() == 10);
        return s + (rest.isEmpty() && !c.has("#") ? "" : "." + rest) + (exponent < 0 ? "e-" : "e+") + (zero ? "0" + e : e);
    }

    /** What several parts of a date are written as; `P` stands for the half of the day in upper case. */
    private static String form(char kind) {
        switch (kind) {
            case 'R': return "H:M";
            case 'T': return "H:M:S";
            case 'r': return "I:M:S P";
            case 'D': return "m/d/y";
            case 'F': return "Y-m-d";
            case 'c': return "a b d H:M:S Z Y";
            default: return Rt.stringOfChar(kind);
        }
    }

    /** A part of a date, or several. */
    private String date(Conversion c, Object arg) {
        if (arg instanceof Integer || arg instanceof Double || arg instanceof Boolean || arg instanceof Character || arg instanceof String) {
            throw c.mismatch(arg);
        }
        if (arg instanceof Long) {
            return OpenText.ANY;
        }
        // As it is now.
        Object at = arg instanceof Date ? ((Date) arg).clone() : arg instanceof Calendar ? ((Calendar) arg).clone() : arg;
        if (!(at instanceof Dated)) {
            Rt.unsupported("a part of a date of the class " + Rt.className(arg));
        }
        String form = form(c.kind);
        String text = "";
        for (int i = 0; i < form.length(); i++) {
            char part = form.charAt(i);
            String s = " :/-".indexOf(part) >= 0 ? Rt.stringOfChar(part) : ((Dated) at).scovilleDatePart(part, locale);
            if (s == null) {
                throw new IllegalFormatConversionException(part, arg, Rt.className(arg));
            }
            text = text + s;
        }
        return text;
    }

    private static String character(Conversion c, Object arg) {
        if (arg instanceof Character) {
            return arg.toString();
        }
        if (arg instanceof Byte || arg instanceof Short || arg instanceof Integer) {
            int code = ((Number) arg).intValue();
            if (!Character.isValidCodePoint(code)) {
                throw new IllegalFormatCodePointException(code);
            }
            return Character.toString(code);
        }
        throw c.mismatch(arg);
    }
}
