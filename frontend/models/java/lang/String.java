package java.lang;

import java.nio.charset.Charset;
import java.util.Locale;
import java.util.stream.Stream;
import scoville.Rt;

public final class String implements Comparable<String>, CharSequence, java.io.Serializable {
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

    public String(StringBuffer b) {
    }

    public String(byte[] bytes) {
    }

    public String(byte[] bytes, Charset charset) {
    }

    public String(byte[] bytes, String charset) throws java.io.UnsupportedEncodingException {
    }

    public String(byte[] bytes, int offset, int length) {
    }

    public String(byte[] bytes, int offset, int length, String charset) throws java.io.UnsupportedEncodingException {
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
    }

    public String(int[] codePoints, int offset, int count) {
    }

    static String fresh(String text) {
        java.util.Objects.requireNonNull(text);
        if (scoville.Interned.asked) {
            scoville.Interned.copied(text);
        }
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

    static String fresh(StringBuffer b) {
        return Rt.concat(b.toString(), "");
    }

    static String fresh(byte[] bytes) {
        return Charset.defaultCharset().scovilleText(bytes, 0, bytes.length);
    }

    static String fresh(byte[] bytes, Charset charset) {
        return charset.scovilleText(bytes, 0, bytes.length);
    }

    static String fresh(byte[] bytes, String charset) throws java.io.UnsupportedEncodingException {
        return Charset.forName(charset).scovilleText(bytes, 0, bytes.length);
    }

    static String fresh(byte[] bytes, int offset, int length, String charset) throws java.io.UnsupportedEncodingException {
        return Charset.forName(charset).scovilleText(bytes, offset, length);
    }

    static String fresh(byte[] bytes, int offset, int length) {
        return Charset.defaultCharset().scovilleText(bytes, offset, length);
    }

    static String fresh(byte[] bytes, int offset, int length, Charset charset) {
        return charset.scovilleText(bytes, offset, length);
    }

    static String fresh(int[] codePoints, int offset, int count) {
        String s = fresh();
        for (int i = offset; i < offset + count; i++) {
            s = Rt.concat(s, Character.toString(codePoints[i]));
        }
        return s;
    }

    static String fresh() {
        return Rt.concat("", "");
    }

    /** As builders make it: a new object unless there is nothing in it. */
    static String built(String text) {
        return !Rt.isUnknown(text) && Rt.stringLength(text) == 0 ? "" : fresh(text);
    }

    public int length() {
        return Rt.stringLength(this);
    }

    public boolean isEmpty() {
        return Rt.stringLength(this) == 0;
    }

    public boolean isBlank() {
        return Rt.stringLength(Rt.strip(this, true, false)) == 0;
    }

    public char charAt(int index) {
        return Rt.charAt(this, index);
    }

    public int codePointAt(int index) {
        return StringSupport.codePointAt(this, index);
    }

    public int codePointBefore(int index) {
        char low = Rt.charAt(this, index - 1);
        if (Character.isLowSurrogate(low) && index >= 2 && Character.isHighSurrogate(Rt.charAt(this, index - 2))) {
            return Character.toCodePoint(Rt.charAt(this, index - 2), low);
        }
        return low;
    }

    public int codePointCount(int begin, int end) {
        int n = 0;
        for (int i = begin; i < end; i++) {
            n++;
            if (Character.isHighSurrogate(Rt.charAt(this, i)) && i + 1 < end && Character.isLowSurrogate(Rt.charAt(this, i + 1))) {
                i++;
            }
        }
        return n;
    }

    public String substring(int begin) {
        int length = Rt.stringLength(this);
        return begin == 0 ? this : begin == length ? "" : Rt.substring(this, begin, length);
    }

    public String substring(int begin, int end) {
        int length = Rt.stringLength(this);
        if (begin == 0 && end == length) {
            return this;
        }
        return begin == end && begin >= 0 && end <= length ? "" : Rt.substring(this, begin, end);
    }

    public CharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public boolean equals(Object other) {
        return other instanceof String && Rt.stringEquals(this, (String) other);
    }

    public boolean contentEquals(CharSequence other) {
        return Rt.stringEquals(this, scoville.Texts.charactersOf(other));
    }

    public boolean equalsIgnoreCase(String other) {
        return Rt.equalsIgnoreCase(this, other);
    }

    public int compareTo(String other) {
        return Rt.compareStrings(this, other);
    }

    public int compareToIgnoreCase(String other) {
        return StringSupport.compareIgnoringCase(this, other);
    }

    public static final java.util.Comparator<String> CASE_INSENSITIVE_ORDER = (a, b) -> a.compareToIgnoreCase(b);

    public boolean regionMatches(int at, String other, int from, int length) {
        return regionMatches(false, at, other, from, length);
    }

    public boolean regionMatches(boolean ignoreCase, int at, String other, int from, int length) {
        if (at < 0 || from < 0 || at > length() - (long) length || from > other.length() - (long) length) {
            return false;
        }
        if (length <= 0) {
            return true;
        }
        String a = substring(at, at + length);
        String b = other.substring(from, from + length);
        return ignoreCase ? a.equalsIgnoreCase(b) : a.equals(b);
    }

    public int hashCode() {
        return Rt.stringHash(this);
    }

    public String toString() {
        return this;
    }

    public String intern() {
        return scoville.Interned.one(this);
    }

    public String concat(String other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return Rt.stringLength(other) == 0 ? this : Rt.concat(this, other);
    }

    public int indexOf(String s) {
        return Rt.indexOf(this, s, 0);
    }

    public int indexOf(String s, int from) {
        return Rt.indexOf(this, s, from);
    }

    public int indexOf(int c) {
        return Rt.indexOf(this, c < 0x10000 ? Rt.stringOfChar((char) c) : Character.toString(c), 0);
    }

    public int indexOf(int c, int from) {
        return Rt.indexOf(this, c < 0x10000 ? Rt.stringOfChar((char) c) : Character.toString(c), from);
    }

    /** In this part of it. */
    public int indexOf(String s, int from, int to) {
        int at = substring(from, to).indexOf(s);
        return at < 0 ? -1 : from + at;
    }

    public int indexOf(int c, int from, int to) {
        int at = substring(from, to).indexOf(c);
        return at < 0 ? -1 : from + at;
    }

    public int lastIndexOf(String s) {
        return Rt.lastIndexOf(this, s, Rt.stringLength(this));
    }

    public int lastIndexOf(int c) {
        return Rt.lastIndexOf(this, Character.toString(c), Rt.stringLength(this));
    }

    public int lastIndexOf(int c, int from) {
        return Rt.lastIndexOf(this, Character.toString(c), from);
    }

    public int lastIndexOf(String s, int from) {
        return Rt.lastIndexOf(this, s, from);
    }

    public boolean contains(CharSequence s) {
        return Rt.contains(this, s.toString());
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
        return replaced(Rt.stringOfChar(from), Rt.stringOfChar(to));
    }

    public String replace(CharSequence from, CharSequence to) {
        return replaced(from.toString(), to.toString());
    }

    /** This object if there is nothing to replace. */
    private String replaced(String from, String to) {
        String changed = Rt.replace(this, from, to);
        if (Rt.isUnknown(this) || Rt.isUnknown(from)) {
            return changed;
        }
        int n = Rt.stringLength(from);
        boolean nothing = n > 0 && Rt.indexOf(this, from, 0) < 0;
        return nothing || n == 1 && Rt.stringEquals(from, to) ? this : built(changed);
    }

    public String toUpperCase() {
        String s = Rt.toUpperCase(this);
        return Rt.stringEquals(s, this) ? this : s;
    }

    public String toLowerCase() {
        String s = Rt.toLowerCase(this);
        return Rt.stringEquals(s, this) ? this : s;
    }

    public String toUpperCase(Locale locale) {
        java.util.Objects.requireNonNull(locale);
        return toUpperCase();
    }

    public String toLowerCase(Locale locale) {
        java.util.Objects.requireNonNull(locale);
        return toLowerCase();
    }

    /** The text, as this object if nothing has changed. */
    private String same(String changed) {
        int length = Rt.stringLength(changed);
        return length == Rt.stringLength(this) ? this : length == 0 ? "" : changed;
    }

    public String trim() {
        return same(Rt.trim(this));
    }

    public String strip() {
        return same(Rt.strip(this, true, true));
    }

    public String stripLeading() {
        return same(Rt.strip(this, true, false));
    }

    public String stripTrailing() {
        return same(Rt.strip(this, false, true));
    }

    public String indent(int n) {
        return StringSupport.indent(this, n);
    }

    public Stream<String> lines() {
        return Stream.scovilleUnsized(java.util.Arrays.asList(StringSupport.lines(this)).iterator());
    }

    public int offsetByCodePoints(int index, int offset) {
        return StringSupport.offsetByCodePoints(this, index, offset);
    }

    public String translateEscapes() {
        return StringSupport.translateEscapes(this);
    }

    public String stripIndent() {
        return StringSupport.stripIndent(this);
    }

    public <R> R transform(java.util.function.Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count == 1) {
            return this;
        }
        if (count == 0 || isEmpty()) {
            return "";
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
        return Charset.defaultCharset().scovilleBytes(this);
    }

    public byte[] getBytes(String charset) throws java.io.UnsupportedEncodingException {
        return Charset.forName(charset).scovilleBytes(this);
    }

    public byte[] getBytes(Charset charset) {
        return charset.scovilleBytes(this);
    }

    public void getChars(int begin, int end, char[] a, int at) {
        if (begin < 0 || begin > end || end > length()) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length());
        }
        if (at < 0 || end - begin > a.length - at) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", count " + (end - begin) + ", length " + a.length);
        }
        for (int i = begin; i < end; i++) {
            a[at + i - begin] = Rt.charAt(this, i);
        }
    }

    public boolean matches(String pattern) {
        return java.util.regex.Pattern.matches(pattern, this);
    }

    public String replaceAll(String pattern, String by) {
        return java.util.regex.Pattern.compile(pattern).matcher(this).replaceAll(by);
    }

    public String replaceFirst(String pattern, String by) {
        return java.util.regex.Pattern.compile(pattern).matcher(this).replaceFirst(by);
    }

    public String[] split(String pattern) {
        return StringSupport.split(this, pattern, 0);
    }

    public String[] split(String pattern, int limit) {
        return StringSupport.split(this, pattern, limit);
    }

    public String[] splitWithDelimiters(String pattern, int limit) {
        return java.util.regex.Pattern.compile(pattern).splitWithDelimiters(this, limit);
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

    public static String copyValueOf(char[] a, int offset, int count) {
        return StringSupport.ofChars(a, offset, count);
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
        return java.util.Formatting.format(locale, format, args);
    }

    public java.util.Optional<String> describeConstable() {
        return java.util.Optional.of(this);
    }

    public String formatted(Object... args) {
        return java.util.Formatting.format(this, args);
    }

    public static String join(CharSequence separator, CharSequence... parts) {
        String between = separator.toString();
        String s = fresh();
        for (int i = 0; i < parts.length; i++) {
            s = i == 0 ? s + parts[i] : s + between + parts[i];
        }
        return s;
    }

    public static String join(CharSequence separator, Iterable<? extends CharSequence> parts) {
        if (separator == null || parts == null) {
            throw new NullPointerException();
        }
        String between = separator.toString();
        String s = fresh();
        boolean first = true;
        for (CharSequence p : parts) {
            s = first ? s + p : s + between + p;
            first = false;
        }
        return s;
    }
}

public final class StringSupport {
    static String ofChars(char[] a, int offset, int count) {
        if (offset < 0 || count < 0 || offset > a.length - count) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + a.length);
        }
        String s = String.fresh();
        for (int i = offset; i < offset + count; i++) {
            s = Rt.concat(s, Rt.stringOfChar(a[i]));
        }
        return s;
    }

    static int codePointAt(CharSequence s, int index) {
        int n = s.length();
        if (index < 0 || index >= n) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + n);
        }
        char high = s.charAt(index);
        if (Character.isHighSurrogate(high) && index + 1 < s.length() && Character.isLowSurrogate(s.charAt(index + 1))) {
            return Character.toCodePoint(high, s.charAt(index + 1));
        }
        return high;
    }

    /** As builders of texts look at parts. */
    static void inRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
    }

    static int compareIgnoringCase(String a, String b) {
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) {
            int x = folded(Rt.charAt(a, i));
            int y = folded(Rt.charAt(b, i));
            if (x != y) {
                // Java knows pairs of surrogates only where both texts need more than Latin letters.
                return isLatin(a) || isLatin(b) ? x - y : comparePairs(a, b, i);
            }
        }
        return a.length() - b.length();
    }

    private static int folded(int c) {
        return Rt.charToLowerCase(Rt.charToUpperCase(c));
    }

    private static boolean isLatin(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (Rt.charAt(s, i) > 255) {
                return false;
            }
        }
        return true;
    }

    /** The same from a place on. */
    private static int comparePairs(String a, String b, int from) {
        int i = from;
        int k = from;
        for (; i < a.length() && k < b.length(); i++, k++) {
            if (folded(Rt.charAt(a, i)) != folded(Rt.charAt(b, k))) {
                int x = pair(a, i);
                int y = pair(b, k);
                i += Character.isHighSurrogate(Rt.charAt(a, i)) ? 1 : 0;
                k += Character.isHighSurrogate(Rt.charAt(b, k)) ? 1 : 0;
                if (folded(x) != folded(y)) {
                    return folded(x) - folded(y);
                }
            }
        }
        return a.length() - b.length();
    }

    /** The character that has a half here. */
    private static int pair(String s, int i) {
        return s.codePointAt(Character.isLowSurrogate(Rt.charAt(s, i)) ? i - 1 : i);
    }

    /** A separator that stands for itself: its text; null for a regular expression. */
    private static String literal(String pattern) {
        if (pattern.length() == 2 && pattern.charAt(0) == '\\') {
            char c = pattern.charAt(1);
            return c < 128 && !Character.isLetterOrDigit(c) ? pattern.substring(1) : null;
        }
        for (int i = 0; i < pattern.length(); i++) {
            if (Rt.indexOf(".$|()[{^?*+\\", Rt.stringOfChar(pattern.charAt(i)), 0) >= 0) {
                return null;
            }
        }
        return pattern.isEmpty() ? null : pattern;
    }

    static String[] split(String s, String pattern, int limit) {
        String separator = literal(pattern);
        if (separator == null) {
            return java.util.regex.Pattern.compile(pattern).split(s, limit);
        }
        int pieces = 1;
        int at = Rt.indexOf(s, separator, 0);
        while (at >= 0) {
            pieces++;
            at = Rt.indexOf(s, separator, at + separator.length());
        }
        if (limit > 0 && pieces > limit) {
            pieces = limit;
        }
        String[] out = new String[pieces];
        int start = 0;
        for (int i = 0; i < pieces - 1; i++) {
            int end = Rt.indexOf(s, separator, start);
            out[i] = s.substring(start, end);
            start = end + separator.length();
        }
        out[pieces - 1] = s.substring(start);
        return trimmed(out, pieces, limit);
    }

    /** The first pieces; with limit 0, without empty ones at the end. */
    public static String[] trimmed(String[] pieces, int count, int limit) {
        int n = count;
        if (limit == 0 && count > 1) {
            while (n > 0 && pieces[n - 1].isEmpty()) {
                n--;
            }
        }
        String[] result = new String[n];
        for (int i = 0; i < n; i++) {
            result[i] = pieces[i];
        }
        return result;
    }

    static int offsetByCodePoints(CharSequence s, int index, int offset) {
        int n = s.length();
        if (index < 0 || index > n) {
            throw new IndexOutOfBoundsException();
        }
        int at = index;
        for (int i = 0; i < offset; i++) {
            if (at >= n) {
                throw new IndexOutOfBoundsException();
            }
            boolean pair = Character.isHighSurrogate(s.charAt(at)) && at + 1 < n && Character.isLowSurrogate(s.charAt(at + 1));
            at += pair ? 2 : 1;
        }
        for (int i = 0; i > offset; i--) {
            if (at <= 0) {
                throw new IndexOutOfBoundsException();
            }
            boolean pair = Character.isLowSurrogate(s.charAt(at - 1)) && at > 1 && Character.isHighSurrogate(s.charAt(at - 2));
            at -= pair ? 2 : 1;
        }
        return at;
    }

    static String translateEscapes(String s) {
        StringBuilder out = new StringBuilder();
        int n = s.length();
        for (int i = 0; i < n; i++) {
            char c = s.charAt(i);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            i++;
            c = i < n ? s.charAt(i) : 0;
            int known = "btnfrs\"'\\".indexOf(c);
            if (known >= 0) {
                out.append("\b\t\n\f\r \"'\\".charAt(known));
            } else if (c >= '0' && c <= '7') {
                int end = Math.min(n, i + (c <= '3' ? 3 : 2));
                int value = 0;
                while (i < end && s.charAt(i) >= '0' && s.charAt(i) <= '7') {
                    value = value * 8 + (s.charAt(i++) - '0');
                }
                i--;
                out.append((char) value);
            } else if (c == '\r') {
                if (i + 1 < n && s.charAt(i + 1) == '\n') {
                    i++;
                }
            } else if (c != '\n') {
                throw new IllegalArgumentException(String.format("Invalid escape sequence: \\%c \\\\u%04X", c, (int) c));
            }
        }
        return out.toString();
    }

    /** The lines without their ends, `\n`, `\r` or `\r\n`. */
    static String[] lines(String s) {
        String[] out = new String[s.length() + 1];
        int n = 0;
        int start = 0;
        while (start < s.length()) {
            int end = start;
            while (end < s.length() && s.charAt(end) != '\n' && s.charAt(end) != '\r') {
                end++;
            }
            out[n++] = start == end ? "" : String.fresh(s.substring(start, end));
            start = end + (end + 1 < s.length() && s.charAt(end) == '\r' && s.charAt(end + 1) == '\n' ? 2 : 1);
        }
        return trimmed(out, n, 1);
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }

    static String indent(String s, int n) {
        String out = "";
        String[] lines = lines(s);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            if (n > 0) {
                line = " ".repeat(n) + line;
            } else {
                line = line.substring(Math.min(-n, indentation(line)));
            }
            out = out + line + "\n";
        }
        return out;
    }

    static String stripIndent(String s) {
        if (s.isEmpty()) {
            return "";
        }
        char end = s.charAt(s.length() - 1);
        boolean closed = end == '\n' || end == '\r';
        String[] lines = lines(s);
        int least = closed ? 0 : Integer.MAX_VALUE;
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank() || i == lines.length - 1 && !closed) {
                least = Math.min(least, indentation(lines[i]));
            }
        }
        String out = "";
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].isBlank() ? "" : lines[i].substring(least).stripTrailing();
            out = i == 0 ? line : out + "\n" + line;
        }
        return closed ? out + "\n" : lines.length == 1 ? String.fresh(out) : out;
    }
}
