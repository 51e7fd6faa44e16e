package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Objects;

/** Loads 8192 bytes at a time, or as many as it is told. */
public class BufferedInputStream extends FilterInputStream {
    private static final int NONE = -1;
    private byte[] bytes;
    private int at;
    private int end;
    private int mark = NONE;
    private int limit;

    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        bytes = new byte[size];
    }

    private InputStream open() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
        return in;
    }

    /** Keeps what stands behind the mark, as long as that is not beyond its limit. */
    private void load() throws IOException {
        if (mark == NONE) {
            at = 0;
        } else if (at >= bytes.length) {
            if (mark > 0) {
                at -= mark;
                System.arraycopy(bytes, mark, bytes, 0, at);
                mark = 0;
            } else if (bytes.length >= limit) {
                mark = NONE;
                at = 0;
            } else {
                bytes = java.util.Arrays.copyOf(bytes, Math.min(2 * at, limit));
            }
        }
        end = at;
        int n = open().read(bytes, at, bytes.length - at);
        if (n > 0) {
            end = at + n;
        }
    }

    public synchronized int read() throws IOException {
        if (at >= end) {
            load();
            if (at >= end) {
                return -1;
            }
        }
        open();
        return bytes[at++] & 0xff;
    }

    /** What is there, or what comes with one load; what is too much for the buffer goes past it. */
    private int some(byte[] b, int offset, int length) throws IOException {
        if (at >= end) {
            if (length >= bytes.length && mark == NONE) {
                return open().read(b, offset, length);
            }
            load();
            if (at >= end) {
                return -1;
            }
        }
        int n = Math.min(length, end - at);
        System.arraycopy(bytes, at, b, offset, n);
        at += n;
        return n;
    }

    public synchronized int read(byte[] b, int offset, int length) throws IOException {
        open();
        Ranges.check(offset, length, b.length);
        int n = 0;
        while (n < length) {
            int more = some(b, offset + n, length - n);
            if (more <= 0) {
                return n == 0 ? more : n;
            }
            n += more;
            if (n < length && open().available() <= 0) {
                break;
            }
        }
        return n;
    }

    public synchronized long skip(long n) throws IOException {
        open();
        if (n <= 0) {
            return 0;
        }
        if (at >= end) {
            if (mark == NONE) {
                return open().skip(n);
            }
            load();
            if (at >= end) {
                return 0;
            }
        }
        int by = (int) Math.min(n, end - at);
        at += by;
        return by;
    }

    public synchronized int available() throws IOException {
        return end - at + open().available();
    }

    public boolean markSupported() {
        return true;
    }

    public synchronized void mark(int limit) {
        this.limit = limit;
        mark = at;
    }

    public synchronized void reset() throws IOException {
        open();
        if (mark == NONE) {
            throw new IOException("Resetting to invalid mark");
        }
        at = mark;
    }

    public void close() throws IOException {
        InputStream from = in;
        in = null;
        if (from != null) {
            from.close();
        }
    }

    public synchronized String $rest(Charset set) throws IOException {
        if (getClass() != BufferedInputStream.class || mark != NONE) {
            return super.$rest(set);
        }
        if (at >= end) {
            return open().$rest(set);
        }
        byte[] rest = open().$rest(StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = java.util.Arrays.copyOf(java.util.Arrays.copyOfRange(bytes, at, end), end - at + rest.length);
        System.arraycopy(rest, 0, all, end - at, rest.length);
        at = end;
        return new String(all, set);
    }
}

/** What is given back stands at the end of the buffer. */
public class PushbackInputStream extends FilterInputStream {
    protected byte[] buf;
    protected int pos;

    public PushbackInputStream(InputStream in) {
        this(in, 1);
    }

    public PushbackInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        buf = new byte[size];
        pos = size;
    }

    private void open() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        open();
        return pos < buf.length ? buf[pos++] & 0xff : super.read();
    }

    public int read(byte[] b, int offset, int length) throws IOException {
        open();
        Ranges.check(offset, length, b.length);
        int n = Math.min(length, buf.length - pos);
        System.arraycopy(buf, pos, b, offset, n);
        pos += n;
        if (n == length) {
            return n;
        }
        int more = super.read(b, offset + n, length - n);
        return more == -1 ? n == 0 ? -1 : n : n + more;
    }

    private void room(int n) throws IOException {
        open();
        if (n > pos) {
            throw new IOException("Push back buffer is full");
        }
    }

    public void unread(int b) throws IOException {
        room(1);
        buf[--pos] = (byte) b;
    }

    public void unread(byte[] b, int offset, int length) throws IOException {
        room(length);
        pos -= length;
        System.arraycopy(b, offset, buf, pos, length);
    }

    public void unread(byte[] b) throws IOException {
        unread(b, 0, b.length);
    }

    public int available() throws IOException {
        open();
        return buf.length - pos + super.available();
    }

    public long skip(long n) throws IOException {
        open();
        if (n <= 0) {
            return 0;
        }
        long own = Math.min(n, buf.length - pos);
        pos += (int) own;
        return own < n ? own + super.skip(n - own) : own;
    }

    public boolean markSupported() {
        return false;
    }

    public synchronized void mark(int limit) {
    }

    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public synchronized void close() throws IOException {
        if (in != null) {
            in.close();
            in = null;
            buf = null;
        }
    }

    public String $rest(Charset set) throws IOException {
        open();
        return getClass() == PushbackInputStream.class && pos == buf.length ? in.$rest(set) : super.$rest(set);
    }
}

/** One stream after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> all;
    private InputStream in;

    public SequenceInputStream(Enumeration<? extends InputStream> all) {
        this.all = all;
        take();
    }

    public SequenceInputStream(InputStream first, InputStream second) {
        this(new Enumeration<InputStream>() {
            private int next;

            public boolean hasMoreElements() {
                return next < 2;
            }

            public InputStream nextElement() {
                next++;
                return next == 1 ? first : second;
            }
        });
    }

    private void take() {
        in = all.hasMoreElements() ? Objects.requireNonNull((InputStream) all.nextElement()) : null;
    }

    private void next() throws IOException {
        if (in != null) {
            in.close();
        }
        take();
    }

    public int available() throws IOException {
        return in == null ? 0 : in.available();
    }

    public int read() throws IOException {
        while (in != null) {
            int c = in.read();
            if (c != -1) {
                return c;
            }
            next();
        }
        return -1;
    }

    public int read(byte[] b, int offset, int length) throws IOException {
        if (in == null) {
            return -1;
        }
        Ranges.check(offset, length, b.length);
        if (length == 0) {
            return 0;
        }
        do {
            int n = in.read(b, offset, length);
            if (n > 0) {
                return n;
            }
            next();
        } while (in != null);
        return -1;
    }

    /** All of them, also those that have not begun; of several that fail, the first is told. */
    public void close() throws IOException {
        IOException failed = null;
        while (in != null) {
            try {
                in.close();
            } catch (IOException e) {
                if (failed == null) {
                    failed = e;
                } else {
                    failed.addSuppressed(e);
                }
            }
            take();
        }
        if (failed != null) {
            throw failed;
        }
    }

    public String $rest(Charset set) throws IOException {
        return getClass() == SequenceInputStream.class ? new String(readAllBytes(), set) : super.$rest(set);
    }
}

public abstract class FilterReader extends Reader {
    protected Reader in;

    protected FilterReader(Reader in) {
        this.in = Objects.requireNonNull(in);
    }

    public int read() throws IOException {
        return in.read();
    }

    public int read(char[] c, int offset, int length) throws IOException {
        return in.read(c, offset, length);
    }

    public long skip(long n) throws IOException {
        return in.skip(n);
    }

    public boolean ready() throws IOException {
        return in.ready();
    }

    public boolean markSupported() {
        return in.markSupported();
    }

    public void mark(int limit) throws IOException {
        in.mark(limit);
    }

    public void reset() throws IOException {
        in.reset();
    }

    public void close() throws IOException {
        in.close();
    }
}

/** The lock is the reader within. */
public class PushbackReader extends FilterReader {
    private final Reader lock;
    private char[] held;
    private int at;

    public PushbackReader(Reader in) {
        this(in, 1);
    }

    public PushbackReader(Reader in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        lock = in;
        held = new char[size];
        at = size;
    }

    private void open() throws IOException {
        if (held == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        synchronized (lock) {
            open();
            return at < held.length ? held[at++] : super.read();
        }
    }

    public int read(char[] c, int offset, int length) throws IOException {
        synchronized (lock) {
            open();
            Objects.checkFromIndexSize(offset, length, c.length);
            int n = Math.min(length, held.length - at);
            System.arraycopy(held, at, c, offset, n);
            at += n;
            if (n == length) {
                return n;
            }
            int more = super.read(c, offset + n, length - n);
            return more == -1 ? n == 0 ? -1 : n : n + more;
        }
    }

    private void room(int n) throws IOException {
        open();
        if (n > at) {
            throw new IOException("Pushback buffer overflow");
        }
    }

    public void unread(int c) throws IOException {
        synchronized (lock) {
            room(1);
            held[--at] = (char) c;
        }
    }

    public void unread(char[] c, int offset, int length) throws IOException {
        synchronized (lock) {
            room(length);
            at -= length;
            System.arraycopy(c, offset, held, at, length);
        }
    }

    public void unread(char[] c) throws IOException {
        unread(c, 0, c.length);
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            open();
            return at < held.length || super.ready();
        }
    }

    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            open();
            long own = Math.min(n, held.length - at);
            at += (int) own;
            return own < n ? own + super.skip(n - own) : own;
        }
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public void close() throws IOException {
        synchronized (lock) {
            super.close();
            held = null;
        }
    }

    public String $rest() throws IOException {
        synchronized (lock) {
            open();
            if (getClass() != PushbackReader.class) {
                return super.$rest();
            }
            String own = new String(held, at, held.length - at);
            at = held.length;
            return own + in.$rest();
        }
    }
}

public class CharArrayReader extends Reader {
    protected char[] buf;
    protected int pos;
    protected int markedPos;
    protected int count;

    public CharArrayReader(char[] c) {
        buf = c;
        count = c.length;
    }

    public CharArrayReader(char[] c, int offset, int length) {
        if (offset < 0 || offset > c.length || length < 0 || offset + length < 0) {
            throw new IllegalArgumentException();
        }
        buf = c;
        pos = offset;
        markedPos = offset;
        count = Math.min(offset + length, c.length);
    }

    private void open() throws IOException {
        if (buf == null) {
            throw new IOException("Stream closed");
        }
    }

    public synchronized int read() throws IOException {
        open();
        return pos < count ? buf[pos++] : -1;
    }

    public synchronized int read(char[] c, int offset, int length) throws IOException {
        open();
        Objects.checkFromIndexSize(offset, length, c.length);
        if (pos >= count && length > 0) {
            return -1;
        }
        int n = Math.min(length, count - pos);
        System.arraycopy(buf, pos, c, offset, n);
        pos += n;
        return n;
    }

    public synchronized long skip(long n) throws IOException {
        open();
        int by = (int) Math.max(0, Math.min(n, count - pos));
        pos += by;
        return by;
    }

    public synchronized boolean ready() throws IOException {
        open();
        return count > pos;
    }

    public boolean markSupported() {
        return true;
    }

    public synchronized void mark(int limit) throws IOException {
        open();
        markedPos = pos;
    }

    public synchronized void reset() throws IOException {
        open();
        pos = markedPos;
    }

    public synchronized void close() {
        buf = null;
    }

    public synchronized String $rest() throws IOException {
        open();
        String rest = new String(buf, pos, count - pos);
        pos = count;
        return rest;
    }
}

/** All ends of lines are line feeds; a last line without one counts, too, once its end is seen. */
public class LineNumberReader extends BufferedReader {
    private static final int CHARACTER = 0;
    private static final int LINE = 1;
    private static final int END = 2;
    private int number;
    private int last = LINE;
    /** A line feed that comes now belongs to the carriage return before. */
    private boolean noFeed;
    private int markedNumber;
    private int markedLast;
    private boolean markedFeed;

    public LineNumberReader(Reader in) {
        super(in);
    }

    public LineNumberReader(Reader in, int size) {
        super(in, size);
    }

    public int getLineNumber() {
        return number;
    }

    public void setLineNumber(int n) {
        number = n;
    }

    private void ended() {
        if (last == CHARACTER) {
            number++;
        }
        last = END;
    }

    public synchronized int read() throws IOException {
        int c = super.read();
        if (noFeed) {
            noFeed = false;
            if (c == '\n') {
                c = super.read();
            }
        }
        if (c == -1) {
            ended();
        } else if (c == '\n' || c == '\r') {
            noFeed = c == '\r';
            number++;
            last = LINE;
            return '\n';
        } else {
            last = CHARACTER;
        }
        return c;
    }

    /** These stay as they are. */
    public synchronized int read(char[] c, int offset, int length) throws IOException {
        int n = super.read(c, offset, length);
        if (n == -1) {
            ended();
            return -1;
        }
        for (int i = 0; i < n; i++) {
            char x = c[offset + i];
            if (x == '\r' || x == '\n' && !noFeed) {
                number++;
            }
            noFeed = x == '\r';
            last = x == '\r' || x == '\n' ? LINE : CHARACTER;
        }
        return n;
    }

    public synchronized String readLine() throws IOException {
        if (noFeed) {
            noFeed = false;
            int at = $at();
            String text = $text();
            if (at < text.length() && text.charAt(at) == '\n') {
                $back(at + 1);
            }
        }
        String line = super.readLine();
        if (line == null) {
            ended();
        } else {
            number++;
            int at = $at();
            last = at > 0 && "\r\n".indexOf($text().charAt(at - 1)) >= 0 ? LINE : END;
        }
        return line;
    }

    public synchronized long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip() value is negative");
        }
        char[] some = new char[(int) Math.min(n, 8192)];
        long left = n;
        while (left > 0) {
            int got = read(some, 0, (int) Math.min(left, some.length));
            if (got == -1) {
                break;
            }
            left -= got;
        }
        return n - left;
    }

    public void mark(int limit) throws IOException {
        synchronized (this) {
            super.mark(noFeed ? limit + 1 : limit);
            markedNumber = number;
            markedFeed = noFeed;
            markedLast = last;
        }
    }

    public synchronized void reset() throws IOException {
        super.reset();
        number = markedNumber;
        noFeed = markedFeed;
        last = markedLast;
    }
}
