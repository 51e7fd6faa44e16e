package java.util;

import scoville.Rt;

public final class StringJoiner {
    private final String separator;
    private final String prefix;
    private final String suffix;
    private String text;
    private String empty;

    public StringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence empty) {
        this.empty = empty.toString();
        return this;
    }

    public StringJoiner add(CharSequence item) {
        text = text == null ? String.valueOf(item) : text + separator + item;
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        if (other.text != null) {
            add(other.text);
        }
        return this;
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        if (text == null && empty != null) {
            return empty;
        }
        return prefix + (text == null ? "" : text) + suffix;
    }
}

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private final boolean tell;
    private String separators;
    private int at;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String separators) {
        this(text, separators, false);
    }

    public StringTokenizer(String text, String separators, boolean tell) {
        if (text == null) {
            throw new NullPointerException();
        }
        this.text = text;
        this.separators = separators;
        this.tell = tell;
    }

    private boolean separates(int i) {
        return separators.indexOf(text.charAt(i)) >= 0;
    }

    private int begin(int from) {
        int i = from;
        while (!tell && i < text.length() && separates(i)) {
            i++;
        }
        return i;
    }

    private int end(int from) {
        int i = from;
        while (i < text.length() && !separates(i)) {
            i++;
        }
        return tell && i == from && i < text.length() ? i + 1 : i;
    }

    public boolean hasMoreTokens() {
        return begin(at) < text.length();
    }

    public String nextToken() {
        int from = begin(at);
        if (from >= text.length()) {
            throw new NoSuchElementException();
        }
        at = end(from);
        return text.substring(from, at);
    }

    public String nextToken(String separators) {
        this.separators = separators;
        return nextToken();
    }

    public int countTokens() {
        int n = 0;
        int i = begin(at);
        while (i < text.length()) {
            n++;
            i = begin(end(i));
        }
        return n;
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }
}

/** On a text; the console is not supported. */
public final class Scanner implements Iterator<String>, AutoCloseable {
    private final String text;
    private int at;
    private boolean closed;

    public Scanner(String text) {
        if (text == null) {
            throw new NullPointerException("source");
        }
        this.text = text;
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    private int begin() {
        open();
        int i = at;
        while (i < text.length() && Rt.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The next token; null if there is none. */
    private String token() {
        int from = begin();
        int to = from;
        while (to < text.length() && !Rt.isWhitespace(text.charAt(to))) {
            to++;
        }
        return from == to ? null : text.substring(from, to);
    }

    private String required() {
        String token = token();
        if (token == null) {
            throw new NoSuchElementException();
        }
        return token;
    }

    private void taken(String token) {
        at = begin() + token.length();
    }

    public boolean hasNext() {
        return token() != null;
    }

    public String next() {
        String token = required();
        taken(token);
        return token;
    }

    public int nextInt() {
        String token = required();
        int value;
        try {
            value = Integer.parseInt(token);
        } catch (NumberFormatException e) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return value;
    }

    public long nextLong() {
        String token = required();
        long value;
        try {
            value = Long.parseLong(token);
        } catch (NumberFormatException e) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return value;
    }

    public double nextDouble() {
        String token = required();
        double value;
        try {
            value = Double.parseDouble(token);
        } catch (NumberFormatException e) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return value;
    }

    public boolean nextBoolean() {
        String token = required();
        if (!token.equalsIgnoreCase("true") && !token.equalsIgnoreCase("false")) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return token.equalsIgnoreCase("true");
    }

    public boolean hasNextInt() {
        String token = token();
        try {
            return token != null && Integer.parseInt(token) == Integer.parseInt(token);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextLong() {
        String token = token();
        try {
            return token != null && Long.parseLong(token) == Long.parseLong(token);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextDouble() {
        String token = token();
        try {
            Double.parseDouble(token == null ? "none" : token);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
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
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = text.substring(at, end);
        if (end < text.length()) {
            end += text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n' ? 2 : 1;
        }
        at = end;
        return line;
    }

    public void close() {
        closed = true;
    }
}
