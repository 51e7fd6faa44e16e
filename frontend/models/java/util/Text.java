package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import scoville.OpenText;
import scoville.Rt;

/** On a text, or on what a stream or reader still has when the first of it is needed. */
public final class Scanner implements Iterator<String>, Closeable {
    private String text;
    private int at;
    /** Where it has looked last: it is not synchronised even where it is only asked. */
    private int looked;
    private boolean closed;
    private Reader source;
    private boolean loaded;
    /** What stands between tokens; null for white space. */
    private Pattern delimiter;
    private int radix = 10;

    public Scanner(InputStream in) {
        source = new InputStreamReader(in);
    }

    public Scanner(InputStream in, String set) {
        source = new InputStreamReader(in, set);
    }

    public Scanner(Reader in) {
        if (in == null) {
            throw new NullPointerException("source");
        }
        source = in;
    }

    public Scanner(File file) throws FileNotFoundException {
        this(new FileInputStream(file));
    }

    public Scanner(java.nio.file.Path path) throws IOException {
        this(new FileInputStream(path.toString()));
    }

    public Scanner(String text) {
        if (text == null) {
            throw new NullPointerException("source");
        }
        this.text = text;
        loaded = true;
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
        looked = at;
        if (!loaded) {
            loaded = true;
            try {
                text = source.$rest();
            } catch (IOException e) {
                text = "";
            }
        }
    }

    public Pattern delimiter() {
        return delimiter == null ? Pattern.compile("\\p{javaWhitespace}+") : delimiter;
    }

    public Scanner useDelimiter(String pattern) {
        delimiter = Pattern.compile(pattern);
        return this;
    }

    public Scanner useDelimiter(Pattern pattern) {
        delimiter = pattern;
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        check(radix);
        this.radix = radix;
        return this;
    }

    public String toString() {
        return "java.util.Scanner[delimiters=" + delimiter() + "]" + OpenText.ANY;
    }

    /** All that there are write numbers in the same way. */
    public Scanner useLocale(Locale locale) {
        return this;
    }

    public Scanner reset() {
        delimiter = null;
        radix = 10;
        return this;
    }

    private static void check(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
    }

    // --- tokens ---

    /** Where the next token begins. */
    private int begin() {
        open();
        int i = at;
        if (delimiter != null) {
            Matcher m = delimiter.matcher(text);
            return m.$at(i) ? m.end() : i;
        }
        while (i < text.length() && Rt.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The token that begins here; null if nothing is left. */
    private String token(int from) {
        if (from == text.length()) {
            return null;
        }
        int to = from;
        if (delimiter != null) {
            Matcher m = delimiter.matcher(text);
            // Nothing right at its begin does not end it.
            boolean ends = m.find(from);
            if (ends && m.end() == from) {
                ends = m.find();
            }
            return text.substring(from, ends ? m.start() : text.length());
        }
        while (to < text.length() && !Rt.isWhitespace(text.charAt(to))) {
            to++;
        }
        return text.substring(from, to);
    }

    private String token() {
        return token(begin());
    }

    /** The next token, which is not taken yet; what stands before it is. */
    private String required() {
        at = begin();
        String token = token(at);
        if (token == null) {
            throw new NoSuchElementException();
        }
        return token;
    }

    public boolean hasNext() {
        return token() != null;
    }

    public String next() {
        String token = required();
        at += token.length();
        return new String(token);
    }

    public boolean hasNext(Pattern pattern) {
        open();
        if (pattern == null) {
            throw new NullPointerException();
        }
        String token = token();
        return token != null && pattern.matcher(token).matches();
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        open();
        if (pattern == null) {
            throw new NullPointerException();
        }
        String token = required();
        if (!pattern.matcher(token).matches()) {
            throw new InputMismatchException();
        }
        at += token.length();
        return new String(token);
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    // --- numbers ---

    /** Any decimal digit looks like one, whatever the radix. */
    private static boolean isDigit(char c, int radix) {
        return Character.digit(c, radix) >= 0 || Character.isDigit(c);
    }

    /** Where an integer ends that begins here, with commas between thousands or without; `from` if there is none. */
    private static int integer(String s, int from, int radix) {
        int i = from;
        while (i < s.length() && isDigit(s.charAt(i), radix)) {
            i++;
        }
        if (i == from || i > from + 3 || i == s.length() || s.charAt(i) != ',' || s.charAt(from) == '0') {
            return i;
        }
        int end = i;
        while (end < s.length() && s.charAt(end) == ',' && integer(s, end + 1, radix) >= end + 4) {
            end += 4;
        }
        return end;
    }

    private static int afterSign(String s) {
        return !s.isEmpty() && (s.charAt(0) == '-' || s.charAt(0) == '+') ? 1 : 0;
    }

    /** The text of an integer without commas; null if it is none. */
    private static String integerForm(String s, int radix) {
        int from = afterSign(s);
        int to = integer(s, from, radix);
        return to > from && to == s.length() ? s.replace(",", "") : null;
    }

    private static int digits(String s, int from) {
        int i = from;
        while (i < s.length() && Character.isDigit(s.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The text of a decimal number without commas; null if it is none. */
    private static String decimalForm(String s) {
        int from = afterSign(s);
        String rest = s.substring(from);
        if (rest.equals("NaN") || rest.equals("Infinity")) {
            return s;
        }
        if (rest.startsWith("0x") || rest.startsWith("0X")) {
            Rt.unsupported("a hexadecimal number that a Scanner reads");
        }
        int to = integer(s, from, 10);
        boolean whole = to > from;
        if (to < s.length() && s.charAt(to) == '.') {
            int end = digits(s, to + 1);
            if (!whole && end == to + 1) {
                return null;
            }
            to = end;
        } else if (!whole) {
            return null;
        }
        if (to < s.length() && (s.charAt(to) == 'e' || s.charAt(to) == 'E')) {
            int exponent = to + 1;
            if (exponent < s.length() && (s.charAt(exponent) == '-' || s.charAt(exponent) == '+')) {
                exponent++;
            }
            to = digits(s, exponent);
            if (to == exponent) {
                return null;
            }
        }
        return to == s.length() ? s.replace(",", "") : null;
    }

    /** The token as the text of a number. */
    private String number(String token, boolean integer, int radix) {
        String form = integer ? integerForm(token, radix) : decimalForm(token);
        if (form == null) {
            throw new InputMismatchException();
        }
        return form;
    }

    public byte nextByte() {
        return nextByte(radix);
    }

    public byte nextByte(int radix) {
        check(radix);
        String token = required();
        byte value;
        try {
            value = Byte.parseByte(number(token, true, radix), radix);
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
        at += token.length();
        return value;
    }

    public short nextShort() {
        return nextShort(radix);
    }

    public short nextShort(int radix) {
        check(radix);
        String token = required();
        short value;
        try {
            value = Short.parseShort(number(token, true, radix), radix);
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
        at += token.length();
        return value;
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int radix) {
        check(radix);
        String token = required();
        int value;
        try {
            value = Integer.parseInt(number(token, true, radix), radix);
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
        at += token.length();
        return value;
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int radix) {
        check(radix);
        String token = required();
        long value;
        try {
            value = Long.parseLong(number(token, true, radix), radix);
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
        at += token.length();
        return value;
    }

    public BigInteger nextBigInteger() {
        return nextBigInteger(radix);
    }

    public BigInteger nextBigInteger(int radix) {
        check(radix);
        String token = required();
        BigInteger value;
        try {
            value = new BigInteger(number(token, true, radix), radix);
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
        at += token.length();
        return value;
    }

    public double nextDouble() {
        String token = required();
        double value = Double.parseDouble(number(token, false, 10));
        at += token.length();
        return value;
    }

    public float nextFloat() {
        String token = required();
        float value = Float.parseFloat(number(token, false, 10));
        at += token.length();
        return value;
    }

    public boolean nextBoolean() {
        String token = required();
        if (!token.equalsIgnoreCase("true") && !token.equalsIgnoreCase("false")) {
            throw new InputMismatchException();
        }
        at += token.length();
        return token.equalsIgnoreCase("true");
    }

    public boolean hasNextBoolean() {
        String token = token();
        return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
    }

    /** The next token as an integer without commas; null if it is none. */
    private String integer(int radix) {
        check(radix);
        String token = token();
        return token == null ? null : integerForm(token, radix);
    }

    public boolean hasNextByte() {
        return hasNextByte(radix);
    }

    public boolean hasNextByte(int radix) {
        String s = integer(radix);
        try {
            return s != null && Byte.parseByte(s, radix) == Byte.parseByte(s, radix);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextShort() {
        return hasNextShort(radix);
    }

    public boolean hasNextShort(int radix) {
        String s = integer(radix);
        try {
            return s != null && Short.parseShort(s, radix) == Short.parseShort(s, radix);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextInt() {
        return hasNextInt(radix);
    }

    public boolean hasNextInt(int radix) {
        String s = integer(radix);
        try {
            return s != null && Integer.parseInt(s, radix) == Integer.parseInt(s, radix);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextLong() {
        return hasNextLong(radix);
    }

    public boolean hasNextLong(int radix) {
        String s = integer(radix);
        try {
            return s != null && Long.parseLong(s, radix) == Long.parseLong(s, radix);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextBigInteger() {
        return hasNextBigInteger(radix);
    }

    public boolean hasNextBigInteger(int radix) {
        String s = integer(radix);
        try {
            return s != null && new BigInteger(s, radix).signum() < 2;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextDouble() {
        String token = token();
        return token != null && decimalForm(token) != null;
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    // --- lines, and what goes by patterns alone ---

    private static boolean isBreak(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    private int lineEnd() {
        int end = at;
        while (end < text.length() && !isBreak(text.charAt(end))) {
            end++;
        }
        return end;
    }

    public boolean hasNextLine() {
        open();
        return at < text.length();
    }

    public String nextLine() {
        open();
        if (at >= text.length()) {
            throw new NoSuchElementException("No line found");
        }
        int end = lineEnd();
        String line = at == end ? "" : new String(text.substring(at, end));
        if (end < text.length()) {
            end += text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n' ? 2 : 1;
        }
        at = end;
        return line;
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        open();
        if (pattern == null) {
            throw new NullPointerException();
        }
        int end = lineEnd();
        return end == at ? null : find(pattern, end);
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        open();
        if (pattern == null) {
            throw new NullPointerException();
        }
        if (horizon < 0) {
            throw new IllegalArgumentException("horizon < 0");
        }
        return find(pattern, horizon == 0 ? text.length() : Math.min(text.length(), at + horizon));
    }

    /** Takes what there is until the first match before this place has ended. */
    private String find(Pattern pattern, int end) {
        String p = pattern.pattern();
        boolean looksOn = p.contains("$") || p.contains("(?=") || p.contains("(?!") || p.contains("\\z") || p.contains("\\Z");
        if (end < text.length() && (looksOn || p.contains("\\b") && !isBreak(text.charAt(end)))) {
            Rt.unsupported("a pattern that looks at what comes after, in a part of what a Scanner reads");
        }
        Matcher m = pattern.matcher(text.substring(0, end));
        if (!m.find(at)) {
            return null;
        }
        at = m.end();
        return m.group();
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    public Scanner skip(Pattern pattern) {
        open();
        if (pattern == null) {
            throw new NullPointerException();
        }
        Matcher m = pattern.matcher(text);
        if (!m.$at(at)) {
            throw new NoSuchElementException();
        }
        at = m.end();
        return this;
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public void close() {
        if (!closed && source != null) {
            try {
                source.close();
            } catch (IOException e) {
                // As if it had been closed.
            }
        }
        closed = true;
    }
}
