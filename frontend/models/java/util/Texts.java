package java.util;

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
        this.separator = Objects.requireNonNull(separator, "The delimiter must not be null").toString();
        this.prefix = Objects.requireNonNull(prefix, "The prefix must not be null").toString();
        this.suffix = Objects.requireNonNull(suffix, "The suffix must not be null").toString();
    }

    public StringJoiner setEmptyValue(CharSequence empty) {
        this.empty = Objects.requireNonNull(empty, "The empty value must not be null").toString();
        return this;
    }

    public StringJoiner add(CharSequence s) {
        text = text == null ? String.valueOf(s) : text + separator + s;
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
        return text == null ? (empty != null ? empty : prefix + suffix) : prefix + text + suffix;
    }
}

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String separators;
    private final boolean all;
    private int at;
    /** Where it has found the next token: it is not synchronised even where it is only asked. */
    private int next;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String separators) {
        this(text, separators, false);
    }

    public StringTokenizer(String text, String separators, boolean all) {
        this.text = Objects.requireNonNull(text);
        this.separators = separators;
        this.all = all;
    }

    private boolean isSeparator(int i) {
        return separators.indexOf(text.charAt(i)) >= 0;
    }

    private int skipped(int from) {
        int i = from;
        while (!all && i < text.length() && isSeparator(i)) {
            i++;
        }
        return i;
    }

    private int end(int from) {
        int i = from;
        while (i < text.length() && !isSeparator(i)) {
            i++;
        }
        return i == from && i < text.length() ? i + 1 : i;
    }

    public boolean hasMoreTokens() {
        next = skipped(at);
        return next < text.length();
    }

    public String nextToken() {
        int start = skipped(at);
        if (start >= text.length()) {
            throw new NoSuchElementException();
        }
        at = end(start);
        return text.substring(start, at);
    }

    public String nextToken(String separators) {
        this.separators = separators;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int n = 0;
        int i = skipped(at);
        while (i < text.length()) {
            n++;
            i = skipped(end(i));
        }
        return n;
    }
}
