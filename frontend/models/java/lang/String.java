package java.lang;

import java.util.Locale;
import scoville.Rt;

public final class String implements Comparable<String>, CharSequence {
    public String() {
    }

    // A new object with equal text is made by the front end.
    public String(String text) {
    }

    public String(char[] a) {
    }

    public String(char[] a, int offset, int count) {
    }

    public String(StringBuilder b) {
    }

    static String fresh(String text) {
        return Rt.concat(text, "");
    }

    static String fresh(char[] a) {
        return StringSupport.ofChars(a, 0, a.length);
    }

    static String fresh(char[] a, int offset, int count) {
        return StringSupport.ofChars(a, offset, count);
    }

    static String fresh(StringBuilder b) {
        return Rt.concat(b.toString(), "");
    }

    static String fresh() {
        return Rt.concat("", "");
    }

    public int length() {
        return Rt.stringLength(this);
    }

    public boolean isEmpty() {
        return Rt.stringLength(this) == 0;
    }

    public boolean isBlank() {
        return Rt.stringLength(Rt.trim(this)) == 0;
    }

    public char charAt(int index) {
        return Rt.charAt(this, index);
    }

    public int codePointAt(int index) {
        return Rt.charAt(this, index);
    }

    public String substring(int begin) {
        return Rt.substring(this, begin, Rt.stringLength(this));
    }

    public String substring(int begin, int end) {
        return Rt.substring(this, begin, end);
    }

    public CharSequence subSequence(int begin, int end) {
        return Rt.substring(this, begin, end);
    }

    public boolean equals(Object other) {
        return other instanceof String && Rt.stringEquals(this, (String) other);
    }

    public boolean contentEquals(CharSequence other) {
        return Rt.stringEquals(this, other.toString());
    }

    public boolean equalsIgnoreCase(String other) {
        return Rt.equalsIgnoreCase(this, other);
    }

    public int compareTo(String other) {
        return Rt.compareStrings(this, other);
    }

    public int compareToIgnoreCase(String other) {
        return Rt.compareStrings(Rt.toLowerCase(Rt.toUpperCase(this)), Rt.toLowerCase(Rt.toUpperCase(other)));
    }

    public int hashCode() {
        return Rt.stringHash(this);
    }

    public String toString() {
        return this;
    }

    public native String intern();

    public String concat(String other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return Rt.concat(this, other);
    }

    public int indexOf(String s) {
        return Rt.indexOf(this, s, 0);
    }

    public int indexOf(String s, int from) {
        return Rt.indexOf(this, s, from);
    }

    public int indexOf(int c) {
        return Rt.indexOf(this, Rt.stringOfChar((char) c), 0);
    }

    public int indexOf(int c, int from) {
        return Rt.indexOf(this, Rt.stringOfChar((char) c), from);
    }

    public int lastIndexOf(String s) {
        return Rt.lastIndexOf(this, s, Rt.stringLength(this));
    }

    public int lastIndexOf(int c) {
        return Rt.lastIndexOf(this, Rt.stringOfChar((char) c), Rt.stringLength(this));
    }

    public int lastIndexOf(String s, int from) {
        return Rt.lastIndexOf(this, s, from);
    }

    public boolean contains(CharSequence s) {
        return Rt.indexOf(this, s.toString(), 0) >= 0;
    }

    public boolean startsWith(String prefix) {
        return Rt.startsWith(this, prefix, 0);
    }

    public boolean startsWith(String prefix, int from) {
        return Rt.startsWith(this, prefix, from);
    }

    public boolean endsWith(String suffix) {
        return Rt.startsWith(this, suffix, Rt.stringLength(this) - Rt.stringLength(suffix));
    }

    public String replace(char from, char to) {
        return Rt.replace(this, Rt.stringOfChar(from), Rt.stringOfChar(to));
    }

    public String replace(CharSequence from, CharSequence to) {
        return Rt.replace(this, from.toString(), to.toString());
    }

    public String toUpperCase() {
        return Rt.toUpperCase(this);
    }

    public String toLowerCase() {
        return Rt.toLowerCase(this);
    }

    public String trim() {
        return Rt.trim(this);
    }

    public String strip() {
        return Rt.trim(this);
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        String s = "";
        for (int i = 0; i < count; i++) {
            s = Rt.concat(s, this);
        }
        return s;
    }

    public char[] toCharArray() {
        int n = Rt.stringLength(this);
        char[] a = new char[n];
        for (int i = 0; i < n; i++) {
            a[i] = Rt.charAt(this, i);
        }
        return a;
    }

    public byte[] getBytes() {
        int n = Rt.stringLength(this);
        byte[] a = new byte[n];
        for (int i = 0; i < n; i++) {
            a[i] = (byte) Rt.charAt(this, i);
        }
        return a;
    }

    /** Splits at a literal separator, or at white space for the usual patterns. */
    public String[] split(String pattern) {
        return StringSupport.split(this, pattern);
    }

    public static String valueOf(Object o) {
        return o == null ? "null" : o.toString();
    }

    public static String valueOf(char[] a) {
        return StringSupport.ofChars(a, 0, a.length);
    }

    public static String valueOf(char[] a, int offset, int count) {
        return StringSupport.ofChars(a, offset, count);
    }

    public static String copyValueOf(char[] a) {
        return StringSupport.ofChars(a, 0, a.length);
    }

    public static String valueOf(boolean v) {
        return Rt.stringOfBoolean(v);
    }

    public static String valueOf(char v) {
        return Rt.stringOfChar(v);
    }

    public static String valueOf(int v) {
        return Rt.stringOfInt(v);
    }

    public static String valueOf(long v) {
        return Rt.stringOfLong(v);
    }

    public static String valueOf(float v) {
        return Rt.stringOfFloat(v);
    }

    public static String valueOf(double v) {
        return Rt.stringOfDouble(v);
    }

    public static String format(String format, Object... args) {
        return java.util.Formatting.format(format, args);
    }

    public static String format(Locale locale, String format, Object... args) {
        return java.util.Formatting.format(format, args);
    }

    public String formatted(Object... args) {
        return java.util.Formatting.format(this, args);
    }

    public static String join(CharSequence separator, CharSequence... parts) {
        String s = "";
        for (int i = 0; i < parts.length; i++) {
            s = i == 0 ? String.valueOf(parts[i]) : s + separator + parts[i];
        }
        return s;
    }

    public static String join(CharSequence separator, Iterable<? extends CharSequence> parts) {
        String s = "";
        boolean first = true;
        for (CharSequence p : parts) {
            s = first ? String.valueOf(p) : s + separator + p;
            first = false;
        }
        return s;
    }
}

public final class StringSupport {
    static String ofChars(char[] a, int offset, int count) {
        String s = "";
        for (int i = offset; i < offset + count; i++) {
            s = Rt.concat(s, Rt.stringOfChar(a[i]));
        }
        return s;
    }

    static boolean isSpacePattern(String p) {
        return p.equals("\\s+") || p.equals("\\s") || p.equals("[ ]+") || p.equals(" +");
    }

    static String[] split(String s, String pattern) {
        boolean spaces = isSpacePattern(pattern);
        String sep = pattern;
        if (!spaces) {
            if (sep.length() == 2 && sep.charAt(0) == '\\') {
                sep = sep.substring(1);
            } else {
                for (int i = 0; i < sep.length(); i++) {
                    if (".$|()[{^?*+\\".indexOf(sep.charAt(i)) >= 0) {
                        throw new UnsupportedOperationException("split: the pattern " + pattern + " is not supported");
                    }
                }
            }
        }
        String[] out = new String[s.length() + 1];
        int n = 0;
        int start = 0;
        int i = 0;
        int length = s.length();
        if (length == 0) {
            return new String[] {s};
        }
        if (sep.length() == 0) {
            for (i = 0; i < length; i++) {
                out[n++] = s.substring(i, i + 1);
            }
            start = length;
        }
        while (start < length || i < length) {
            int end = -1;
            int next = 0;
            if (spaces) {
                int k = start;
                while (k < length && !Rt.isWhitespace(s.charAt(k))) {
                    k++;
                }
                if (k < length) {
                    end = k;
                    next = k + 1;
                    if (!pattern.equals("\\s")) {
                        while (next < length && Rt.isWhitespace(s.charAt(next))) {
                            next++;
                        }
                    }
                }
            } else {
                end = s.indexOf(sep, start);
                next = end + sep.length();
            }
            if (end < 0) {
                out[n++] = s.substring(start);
                break;
            }
            out[n++] = s.substring(start, end);
            start = next;
            i = next;
            if (start >= length) {
                break;
            }
        }
        while (n > 0 && out[n - 1].isEmpty()) {
            n--;
        }
        String[] result = new String[n];
        for (int k = 0; k < n; k++) {
            result[k] = out[k];
        }
        return result;
    }
}
