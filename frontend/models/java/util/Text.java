package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
    private IOException failed;
    /** How often it has been used. */
    private int uses;
    /** What has been found last; null if nothing has. */
    private MatchResult match;

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
        uses++;
        if (!loaded) {
            loaded = true;
            try {
                text = source.$rest();
            } catch (IOException e) {
                text = "";
                failed = e;
            }
        }
    }

    /** What has gone wrong below, which ends the input. */
    public IOException ioException() {
        return failed;
    }

    /** Of what has been found last. Java counts from where its buffer begins, which is the begin as long as all fits into it. */
    public MatchResult match() {
        if (match == null) {
            throw new IllegalStateException("No match result available");
        }
        if (text.length() >= 1024) {
            Rt.unsupported("where a Scanner has found something in a long text");
        }
        return match;
    }

    private static final int UNKNOWN = -1;

    /** What patterns of Java's own have found: a token, or a line with its end. */
    private static final class OwnMatch implements MatchResult {
        private final String text;
        private final int from;
        private final int to;
        /** Where the end of the line begins, or -1. */
        private final int lineEnd;
        private final int groups;

        OwnMatch(String text, int from, int to, int lineEnd, int groups) {
            this.text = text;
            this.from = from;
            this.to = to;
            this.lineEnd = lineEnd;
            this.groups = groups;
        }

        public int groupCount() {
            if (groups == UNKNOWN) {
                Rt.unsupported("groups of a pattern by which a Scanner finds numbers");
            }
            return groups;
        }

        private void check(int group) {
            if (group != 0 && (group < 0 || group > groupCount())) {
                throw new IndexOutOfBoundsException("No group " + group);
            }
        }

        public int start() {
            return from;
        }

        public int start(int group) {
            check(group);
            return group == 0 ? from : lineEnd;
        }

        public int end() {
            return to;
        }

        public int end(int group) {
            check(group);
            return group == 0 ? to : lineEnd < 0 ? -1 : to;
        }

        public String group() {
            return text.substring(from, to);
        }

        public String group(int group) {
            int start = start(group);
            return start < 0 ? null : text.substring(start, to);
        }
    }

    /** The text that begins here has been found by a pattern of Java's own with so many groups. */
    private void found(int from, String token, int groups) {
        match = new OwnMatch(text, from, from + token.length(), -1, groups);
    }

    /** A matcher of a part of the text, which does not begin or end like a text. */
    private Matcher within(Pattern pattern, int from, int to) {
        String p = pattern.pattern();
        if (text.length() >= 1024 && (p.startsWith("^") || p.contains("(^") || p.contains("|^") || p.contains("\\A"))) {
            Rt.unsupported("a pattern for the begin of what a Scanner has in its buffer");
        }
        return pattern.matcher(text).region(from, to).useTransparentBounds(true).useAnchoringBounds(false);
    }

    public Pattern delimiter() {
        return delimiter == null ? Pattern.compile("\\p{javaWhitespace}+") : delimiter;
    }

    public Scanner useDelimiter(String pattern) {
        uses++;
        delimiter = Pattern.compile(pattern);
        return this;
    }

    public Scanner useDelimiter(Pattern pattern) {
        uses++;
        delimiter = pattern;
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        check(radix);
        uses++;
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
        uses++;
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
        match = null;
        at = begin();
        String token = token(at);
        if (token == null) {
            throw new NoSuchElementException();
        }
        return token;
    }

    public boolean hasNext() {
        match = null;
        return token() != null;
    }

    public String next() {
        String token = required();
        found(at, token, 0);
        at += token.length();
        return new String(token);
    }

    /** The tokens from here on, one by one. */
    public Stream<String> tokens() {
        open();
        return Stream.scovilleLumps(new Iterator<String>() {
            private int expected = -1;
            private boolean ready;
            private boolean more;

            public boolean hasNext() {
                if (!ready) {
                    unchanged(expected);
                    more = Scanner.this.hasNext();
                    expected = uses;
                    ready = true;
                }
                return more;
            }

            public String next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                String token = Scanner.this.next();
                expected = uses;
                return token;
            }
        });
    }

    private void unchanged(int expected) {
        if (expected >= 0 && uses != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public Stream<MatchResult> findAll(String pattern) {
        return findAll(Pattern.compile(pattern));
    }

    /** All matches from here on, one by one; behind one that takes nothing, it goes on one character later. */
    public Stream<MatchResult> findAll(Pattern pattern) {
        open();
        if (pattern == null) {
            throw new NullPointerException();
        }
        return Stream.scovilleLumps(new Iterator<MatchResult>() {
            private int expected = -1;
            private MatchResult next;
            private boolean over;
            private boolean empty;

            public boolean hasNext() {
                if (next != null || over) {
                    return !over;
                }
                unchanged(expected);
                expected = uses;
                match = null;
                if (empty && at < text.length()) {
                    at++;
                } else if (empty) {
                    over = true;
                    return false;
                }
                Matcher m = within(pattern, at, text.length());
                over = !m.find();
                if (!over) {
                    at = m.end();
                    empty = m.start() == at;
                    next = m.toMatchResult();
                }
                return !over;
            }

            public MatchResult next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                MatchResult found = next;
                next = null;
                return found;
            }
        });
    }

    /** Whether the token that begins here is what the pattern describes. */
    private boolean fits(Pattern pattern, int from, String token) {
        Matcher m = within(pattern, from, from + token.length());
        match = m.matches() ? m.toMatchResult() : null;
        return match != null;
    }

    public boolean hasNext(Pattern pattern) {
        open();
        if (pattern == null) {
            throw new NullPointerException();
        }
        match = null;
        int from = begin();
        String token = token(from);
        return token != null && fits(pattern, from, token);
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
        if (!fits(pattern, at, token)) {
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
        found(at, token, UNKNOWN);
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
        found(at, token, 0);
        at += token.length();
        return token.equalsIgnoreCase("true");
    }

    public boolean hasNextBoolean() {
        match = null;
        int from = begin();
        String token = token(from);
        boolean fits = token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
        if (fits) {
            found(from, token, 0);
        }
        return fits;
    }

    /** The next token as an integer without commas; null if it is none. */
    private String integer(int radix) {
        check(radix);
        return known(radix);
    }

    /** The next token as a number without commas; a radix of 0 stands for a decimal number. */
    private String known(int radix) {
        match = null;
        int from = begin();
        String token = token(from);
        String form = token == null ? null : radix == 0 ? decimalForm(token) : integerForm(token, radix);
        if (form != null) {
            found(from, token, UNKNOWN);
        }
        return form;
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
        return known(0) != null;
    }

    /** Those are no decimal numbers here. */
    private static boolean isOther(String token) {
        int i = afterSign(token);
        return token.startsWith("NaN", i) || token.startsWith("Infinity", i) || token.startsWith("0x", i) || token.startsWith("0X", i);
    }

    public boolean hasNextBigDecimal() {
        match = null;
        int from = begin();
        String token = token(from);
        return token != null && !isOther(token) && known(0) != null;
    }

    public BigDecimal nextBigDecimal() {
        String token = required();
        if (isOther(token)) {
            throw new InputMismatchException();
        }
        BigDecimal value;
        try {
            value = new BigDecimal(number(token, false, 10));
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
        at += token.length();
        return value;
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

    /** Where the line after this one begins. */
    private int behindLine(int end) {
        if (end == text.length()) {
            return end;
        }
        return end + (text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n' ? 2 : 1);
    }

    private void foundLine(int end) {
        match = new OwnMatch(text, at, behindLine(end), end < text.length() ? end : -1, 1);
    }

    public boolean hasNextLine() {
        open();
        match = null;
        if (at == text.length()) {
            return false;
        }
        foundLine(lineEnd());
        return true;
    }

    public String nextLine() {
        open();
        match = null;
        if (at >= text.length()) {
            throw new NoSuchElementException("No line found");
        }
        int end = lineEnd();
        foundLine(end);
        String line = at == end ? "" : new String(text.substring(at, end));
        at = behindLine(end);
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
        match = null;
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
        Matcher m = within(pattern, at, end);
        match = null;
        if (!m.find()) {
            return null;
        }
        at = m.end();
        match = m.toMatchResult();
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
        Matcher m = within(pattern, at, text.length());
        match = null;
        if (!m.lookingAt()) {
            throw new NoSuchElementException();
        }
        at = m.end();
        match = m.toMatchResult();
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
                failed = e;
            }
        }
        closed = true;
    }
}
