package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import scoville.Rt;

public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    public abstract void write(int b) throws IOException;

    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    public void write(byte[] b, int offset, int length) throws IOException {
        Ranges.check(offset, length, b.length);
        for (int i = 0; i < length; i++) {
            write(b[offset + i]);
        }
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }

    public static OutputStream nullOutputStream() {
        return new OutputStream() {
            public void write(int b) {
            }

            public void $text(String s) {
            }
        };
    }

    /** Text in UTF-8: streams of ours take it as it is, so that it may depend on the schedule. */
    public void $text(String s) throws IOException {
        write(s.getBytes(StandardCharsets.UTF_8));
    }
}

/** Holds text as long as nothing but text is written, otherwise bytes. */
public class ByteArrayOutputStream extends OutputStream {
    private String text = "";
    /** Null as long as there is only text. */
    private byte[] bytes;
    private int count;

    public ByteArrayOutputStream() {
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
    }

    private void room(int n) {
        if (bytes == null) {
            bytes = text.getBytes(StandardCharsets.UTF_8);
            count = bytes.length;
        }
        if (count + n > bytes.length) {
            bytes = java.util.Arrays.copyOf(bytes, Math.max(count + n, 2 * bytes.length));
        }
    }

    public void write(int b) {
        synchronized (Rt.internal(this)) {
            room(1);
            bytes[count++] = (byte) b;
        }
    }

    public void write(byte[] b, int offset, int length) {
        Ranges.check(offset, length, b.length);
        synchronized (Rt.internal(this)) {
            room(length);
            System.arraycopy(b, offset, bytes, count, length);
            count += length;
        }
    }

    public void writeBytes(byte[] b) {
        write(b, 0, b.length);
    }

    public void $text(String s) {
        synchronized (Rt.internal(this)) {
            if (bytes == null) {
                text = text + s;
            } else {
                byte[] b = s.getBytes(StandardCharsets.UTF_8);
                write(b, 0, b.length);
            }
        }
    }

    public void writeTo(OutputStream to) throws IOException {
        synchronized (Rt.internal(this)) {
            if (bytes == null) {
                to.$text(text);
            } else {
                to.write(bytes, 0, count);
            }
        }
    }

    public void reset() {
        synchronized (Rt.internal(this)) {
            text = "";
            bytes = null;
            count = 0;
        }
    }

    public byte[] toByteArray() {
        synchronized (Rt.internal(this)) {
            return bytes == null ? text.getBytes(StandardCharsets.UTF_8) : java.util.Arrays.copyOf(bytes, count);
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return bytes == null ? text.getBytes(StandardCharsets.UTF_8).length : count;
        }
    }

    public String toString() {
        synchronized (Rt.internal(this)) {
            return bytes == null ? new String(text) : new String(bytes, 0, count, StandardCharsets.UTF_8);
        }
    }

    public String toString(Charset set) {
        return set == StandardCharsets.UTF_8 ? toString() : new String(toByteArray(), set);
    }

    public String toString(String set) {
        return toString(Charset.forName(set));
    }

    public void close() throws IOException {
    }
}

/** Nothing can look at its target before the text is there, unless the stream is closed or flushed too late: so it holds all back until then. */
public class BufferedOutputStream extends OutputStream {
    private final OutputStream out;
    private final ByteArrayOutputStream held = new ByteArrayOutputStream();

    public BufferedOutputStream(OutputStream out) {
        this.out = out;
        Rt.own(this, held);
    }

    public BufferedOutputStream(OutputStream out, int size) {
        this(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    public void write(int b) throws IOException {
        held.write(b);
    }

    public void write(byte[] b, int offset, int length) throws IOException {
        held.write(b, offset, length);
    }

    public void $text(String s) throws IOException {
        held.$text(s);
    }

    public void flush() throws IOException {
        held.writeTo(out);
        held.reset();
        out.flush();
    }

    public void close() throws IOException {
        flush();
        out.close();
    }
}

public class ByteArrayInputStream extends InputStream {
    private final byte[] bytes;
    private final int end;
    private int at;
    private int mark;

    public ByteArrayInputStream(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public ByteArrayInputStream(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        at = offset;
        mark = offset;
        end = Math.min(offset + length, bytes.length);
    }

    public int read() {
        synchronized (Rt.internal(this)) {
            return at < end ? bytes[at++] & 0xff : -1;
        }
    }

    public int available() {
        synchronized (Rt.internal(this)) {
            return end - at;
        }
    }

    public int read(byte[] b, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, b.length);
        synchronized (Rt.internal(this)) {
            if (at >= end) {
                return -1;
            }
            int n = Math.min(length, end - at);
            System.arraycopy(bytes, at, b, offset, n);
            at += n;
            return n;
        }
    }

    public int readNBytes(byte[] b, int offset, int length) {
        return Math.max(read(b, offset, length), 0);
    }

    public long skip(long n) {
        synchronized (Rt.internal(this)) {
            int by = (int) Math.max(0, Math.min(n, end - at));
            at += by;
            return by;
        }
    }

    public long transferTo(OutputStream out) throws IOException {
        synchronized (this) {
            byte[] rest = readAllBytes();
            out.write(rest, 0, rest.length);
            return rest.length;
        }
    }

    public byte[] readAllBytes() {
        synchronized (Rt.internal(this)) {
            byte[] rest = java.util.Arrays.copyOfRange(bytes, at, end);
            at = end;
            return rest;
        }
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) {
        synchronized (Rt.internal(this)) {
            mark = at;
        }
    }

    public void reset() {
        synchronized (Rt.internal(this)) {
            at = mark;
        }
    }

    public String $rest(Charset set) {
        return new String(readAllBytes(), set);
    }
}

public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Writer() {
    }

    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    public void write(char[] c) throws IOException {
        write(c, 0, c.length);
    }

    public abstract void write(char[] c, int offset, int length) throws IOException;

    public void write(String s) throws IOException {
        write(s.toCharArray(), 0, s.length());
    }

    public void write(String s, int offset, int length) throws IOException {
        write(s.substring(offset, offset + length));
    }

    public Writer append(CharSequence s) throws IOException {
        write(String.valueOf(s));
        return this;
    }

    public Writer append(CharSequence s, int start, int end) throws IOException {
        CharSequence all = s == null ? "null" : s;
        write(all.subSequence(start, end).toString());
        return this;
    }

    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;
}

/** A writer that takes texts as a whole. */
abstract class TextWriter extends Writer {
    public void write(int c) throws IOException {
        write(Rt.stringOfChar((char) c));
    }

    public void write(char[] c, int offset, int length) throws IOException {
        Ranges.check(offset, length, c.length);
        write(new String(c, offset, length));
    }

    public abstract void write(String s) throws IOException;
}

public class StringWriter extends TextWriter {
    private final StringBuffer buffer = new StringBuffer();

    public StringWriter() {
    }

    public StringWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
    }

    public void write(String s) {
        buffer.append(s);
    }

    public void write(int c) {
        buffer.append((char) c);
    }

    public StringWriter append(CharSequence s) {
        buffer.append(String.valueOf(s));
        return this;
    }

    public StringWriter append(CharSequence s, int start, int end) {
        buffer.append(s, start, end);
        return this;
    }

    public StringWriter append(char c) {
        buffer.append(c);
        return this;
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    public String toString() {
        return buffer.toString();
    }

    public void flush() {
    }

    public void close() throws IOException {
    }
}

public class CharArrayWriter extends TextWriter {
    private String buffer = "";
    private int count;

    public CharArrayWriter() {
    }

    public CharArrayWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
    }

    public void write(String s) {
        synchronized (this) {
            buffer = buffer + s;
            count += s.length();
        }
    }

    /** Takes no lock, in Java either. */
    public void reset() {
        count = 0;
        buffer = "";
    }

    public char[] toCharArray() {
        synchronized (this) {
            return buffer.toCharArray();
        }
    }

    /** Takes no lock, in Java either. */
    public int size() {
        return count;
    }

    public String toString() {
        synchronized (this) {
            return new String(buffer);
        }
    }

    public void flush() {
    }

    public void close() {
    }
}

/** Text on its way: it arrives when the writer is flushed or closed, not before, however much it is. */
abstract class HoldingWriter extends TextWriter {
    private String held = "";
    private boolean closed;

    public void write(String s) throws IOException {
        synchronized (Rt.internal(this)) {
            if (closed) {
                throw new IOException("Stream closed");
            }
            held = held + s;
        }
    }

    /** What is held, which is not held any more. */
    String take(boolean last) throws IOException {
        synchronized (Rt.internal(this)) {
            if (closed && !last) {
                throw new IOException("Stream closed");
            }
            String all = held;
            held = "";
            closed |= last;
            return all;
        }
    }

    boolean isClosed() {
        synchronized (Rt.internal(this)) {
            return closed;
        }
    }
}

public class OutputStreamWriter extends HoldingWriter {
    private final OutputStream out;
    private final Charset set;
    private boolean marked;

    public OutputStreamWriter(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public OutputStreamWriter(OutputStream out, String set) {
        this(out, Charset.forName(set));
    }

    public OutputStreamWriter(OutputStream out, Charset set) {
        if (out == null || set == null) {
            throw new NullPointerException();
        }
        this.out = out;
        this.set = set;
    }

    private void out(String s) throws IOException {
        if (set == StandardCharsets.UTF_8) {
            out.$text(s);
        } else if (set.scovilleIsMarked()) {
            // There is one mark in front of all.
            if (!s.isEmpty()) {
                out.write(s.getBytes(marked ? StandardCharsets.UTF_16BE : set));
                marked = true;
            }
        } else {
            out.write(s.getBytes(set));
        }
    }

    public void flush() throws IOException {
        out(take(false));
        out.flush();
    }

    public void close() throws IOException {
        if (!isClosed()) {
            out(take(true));
            out.close();
        }
    }
}

public class BufferedWriter extends HoldingWriter {
    private final Writer out;

    public BufferedWriter(Writer out) {
        if (out == null) {
            throw new NullPointerException();
        }
        this.out = out;
    }

    public BufferedWriter(Writer out, int size) {
        this(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    public void newLine() throws IOException {
        write("\n");
    }

    public void flush() throws IOException {
        out.write(take(false));
        out.flush();
    }

    public void close() throws IOException {
        if (!isClosed()) {
            out.write(take(true));
            out.close();
        }
    }
}

/** Exceptions of what is below are kept to itself. */
public class PrintWriter extends TextWriter {
    private final Writer out;
    private final boolean flushes;
    private volatile boolean trouble;
    private volatile boolean closed;

    public PrintWriter(Writer out) {
        this(out, false);
    }

    public PrintWriter(Writer out, boolean autoFlush) {
        if (out == null) {
            throw new NullPointerException();
        }
        this.out = out;
        flushes = autoFlush;
    }

    public PrintWriter(OutputStream out) {
        this(out, false);
    }

    public PrintWriter(OutputStream out, boolean autoFlush) {
        this(new OutputStreamWriter(out), autoFlush);
    }

    public void write(String s) {
        Objects.requireNonNull(s);
        if (closed) {
            trouble = true;
            return;
        }
        try {
            out.write(s);
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void write(int c) {
        write(Rt.stringOfChar((char) c));
    }

    public void write(char[] c) {
        write(new String(c));
    }

    public void write(char[] c, int offset, int length) {
        write(new String(c, offset, length));
    }

    public void write(String s, int offset, int length) {
        write(s.substring(offset, offset + length));
    }

    public void flush() {
        if (closed) {
            trouble = true;
            return;
        }
        try {
            out.flush();
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void close() {
        if (!closed) {
            closed = true;
            try {
                out.close();
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    public boolean checkError() {
        if (!closed) {
            flush();
        }
        return trouble;
    }

    private void line(String s) {
        write(s + "\n");
        if (flushes) {
            flush();
        }
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
        write(String.valueOf(s));
    }

    public void print(Object o) {
        write(String.valueOf(o));
    }

    public void print(char[] a) {
        write(String.valueOf(a));
    }

    public void print(boolean v) {
        write(Rt.stringOfBoolean(v));
    }

    public void print(char v) {
        write(Rt.stringOfChar(v));
    }

    public void print(int v) {
        write(Rt.stringOfInt(v));
    }

    public void print(long v) {
        write(Rt.stringOfLong(v));
    }

    public void print(float v) {
        write(Rt.stringOfFloat(v));
    }

    public void print(double v) {
        write(Rt.stringOfDouble(v));
    }

    public PrintWriter printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintWriter printf(java.util.Locale locale, String format, Object... args) {
        return format(locale, format, args);
    }

    public PrintWriter format(String format, Object... args) {
        return format((java.util.Locale) null, format, args);
    }

    public PrintWriter format(java.util.Locale locale, String format, Object... args) {
        java.util.Formatting.format(s -> write(s), locale, format, args);
        if (flushes) {
            flush();
        }
        return this;
    }

    public PrintWriter append(CharSequence s) {
        write(String.valueOf(s));
        return this;
    }

    public PrintWriter append(CharSequence s, int start, int end) {
        CharSequence all = s == null ? "null" : s;
        write(all.subSequence(start, end).toString());
        return this;
    }

    public PrintWriter append(char c) {
        write(c);
        return this;
    }
}
