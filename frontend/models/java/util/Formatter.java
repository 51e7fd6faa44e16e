package java.util;

/** Formats one text after the other into a builder. */
public final class Formatter implements AutoCloseable {
    private StringBuilder out;
    private final Locale locale;

    public Formatter() {
        this((Locale) null);
    }

    public Formatter(Locale locale) {
        out = new StringBuilder();
        this.locale = locale;
    }

    public Formatter(StringBuilder out) {
        locale = null;
        this.out = out == null ? new StringBuilder() : out;
    }

    private StringBuilder opened() {
        if (out == null) {
            throw new FormatterClosedException();
        }
        return out;
    }

    public Formatter format(String format, Object... args) {
        return format(locale, format, args);
    }

    public Formatter format(Locale locale, String format, Object... args) {
        StringBuilder to = opened();
        Formatting.format(s -> to.append(s), locale, format, args);
        return this;
    }

    public StringBuilder out() {
        return opened();
    }

    public void flush() {
        opened();
    }

    public void close() {
        out = null;
    }

    public String toString() {
        return opened().toString();
    }
}

public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
