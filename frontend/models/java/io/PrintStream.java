package java.io;

import java.nio.charset.Charset;
import scoville.Rt;

/** A stream of text on a stream of bytes; each piece of text is written as a whole. */
public class PrintStream extends OutputStream {
    private final OutputStream to;

    public PrintStream(OutputStream to) {
        if (to == null) {
            throw new NullPointerException("Null output stream");
        }
        this.to = to;
    }

    public PrintStream(OutputStream to, boolean autoFlush) {
        this(to);
    }

    public PrintStream(OutputStream to, boolean autoFlush, String encoding) {
        this(to, autoFlush, Charset.forName(encoding));
    }

    public PrintStream(OutputStream to, boolean autoFlush, Charset encoding) {
        this(to);
        java.util.Objects.requireNonNull(encoding);
        if (encoding.scovilleIsWide()) {
            Rt.unsupported("a PrintStream in UTF-16");
        }
    }

    /** For the console. */
    PrintStream() {
        to = null;
    }

    void line(String s) {
        text(s + "\n");
    }

    void text(String s) {
        try {
            to.$text(s);
        } catch (IOException e) {
            Rt.unsupported("a print stream whose stream fails");
        }
    }

    public void $text(String s) {
        text(s);
    }

    public void println() {
        line("");
    }

    public void println(String s) {
        line(String.valueOf(s));
    }

    public void println(Object o) {
        line(String.valueOf(o));
    }

    public void println(char[] a) {
        line(String.valueOf(a));
    }

    public void println(boolean v) {
        line(Rt.stringOfBoolean(v));
    }

    public void println(char v) {
        line(Rt.stringOfChar(v));
    }

    public void println(int v) {
        line(Rt.stringOfInt(v));
    }

    public void println(long v) {
        line(Rt.stringOfLong(v));
    }

    public void println(float v) {
        line(Rt.stringOfFloat(v));
    }

    public void println(double v) {
        line(Rt.stringOfDouble(v));
    }

    public void print(String s) {
        text(String.valueOf(s));
    }

    public void print(Object o) {
        text(String.valueOf(o));
    }

    public void print(char[] a) {
        text(String.valueOf(a));
    }

    public void print(boolean v) {
        text(Rt.stringOfBoolean(v));
    }

    public void print(char v) {
        text(Rt.stringOfChar(v));
    }

    public void print(int v) {
        text(Rt.stringOfInt(v));
    }

    public void print(long v) {
        text(Rt.stringOfLong(v));
    }

    public void print(float v) {
        text(Rt.stringOfFloat(v));
    }

    public void print(double v) {
        text(Rt.stringOfDouble(v));
    }

    public PrintStream printf(String format, Object... args) {
        java.util.Formatting.format(s -> text(s), format, args);
        return this;
    }

    public PrintStream printf(java.util.Locale locale, String format, Object... args) {
        java.util.Formatting.format(s -> text(s), locale, format, args);
        return this;
    }

    public PrintStream append(CharSequence s) {
        text(String.valueOf(s));
        return this;
    }

    public PrintStream append(char c) {
        text(Rt.stringOfChar(c));
        return this;
    }

    public PrintStream append(CharSequence s, int start, int end) {
        CharSequence all = s == null ? "null" : s;
        text(all.subSequence(start, end).toString());
        return this;
    }

    public PrintStream format(String format, Object... args) {
        java.util.Formatting.format(s -> text(s), format, args);
        return this;
    }

    public PrintStream format(java.util.Locale locale, String format, Object... args) {
        java.util.Formatting.format(s -> text(s), locale, format, args);
        return this;
    }

    public boolean checkError() {
        return false;
    }

    public void write(int b) {
        text(Rt.stringOfChar((char) b));
    }

    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    public void write(byte[] b, int offset, int length) {
        text(new String(b, offset, length));
    }

    public void writeBytes(byte[] b) {
        write(b, 0, b.length);
    }

    public void flush() {
        if (to != null) {
            try {
                to.flush();
            } catch (IOException e) {
                Rt.unsupported("a print stream whose stream fails");
            }
        }
    }

    public void close() {
        flush();
    }
}

/** Is reached where a console may be closed. */
final class ClosesConsole {
    static {
        ConsolePrintStream.closable = true;
    }

    private ClosesConsole() {
    }

    static void needed() {
    }
}

/** Standard output or standard error. Its lock is not something a program may rely on, so there is none. */
public final class ConsolePrintStream extends PrintStream {
    static boolean closable;

    private final boolean err;
    private volatile boolean closed;

    public ConsolePrintStream(boolean err) {
        this.err = err;
    }

    void line(String s) {
        if (closable && closed) {
            return;
        }
        if (err) {
            Rt.printlnErr(s);
        } else {
            Rt.println(s);
        }
    }

    void text(String s) {
        if (closable && closed) {
            return;
        }
        if (err) {
            Rt.printErr(s);
        } else {
            Rt.print(s);
        }
    }

    public void flush() {
    }

    public void close() {
        ClosesConsole.needed();
        closed = true;
    }
}

public class IOException extends Exception {
    public IOException() {
    }

    public IOException(String message) {
        super(message);
    }

    public IOException(String message, Throwable cause) {
        super(message, cause);
    }

    public IOException(Throwable cause) {
        super(cause);
    }
}

public class FileNotFoundException extends IOException {
    public FileNotFoundException() {
    }

    public FileNotFoundException(String message) {
        super(message);
    }
}

public class UnsupportedEncodingException extends IOException {
    public UnsupportedEncodingException() {
    }

    public UnsupportedEncodingException(String message) {
        super(message);
    }
}

public class EOFException extends IOException {
    public EOFException() {
    }

    public EOFException(String message) {
        super(message);
    }
}

public class UncheckedIOException extends RuntimeException {
    public UncheckedIOException(IOException cause) {
        super(cause);
    }

    public UncheckedIOException(String message, IOException cause) {
        super(message, cause);
    }
}

public interface Closeable extends AutoCloseable {
    void close() throws IOException;
}

public interface Flushable {
    void flush() throws IOException;
}
