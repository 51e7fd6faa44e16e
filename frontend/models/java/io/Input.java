package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import scoville.Rt;

public abstract class InputStream implements Closeable {
    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    /** Of what goes wrong behind the first byte, nobody hears. */
    public int read(byte[] b, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, b.length);
        if (length == 0) {
            return 0;
        }
        int c = read();
        if (c == -1) {
            return -1;
        }
        b[offset] = (byte) c;
        int n = 1;
        try {
            while (n < length) {
                c = read();
                if (c == -1) {
                    break;
                }
                b[offset + n] = (byte) c;
                n++;
            }
        } catch (IOException e) {
            return n;
        }
        return n;
    }

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    public byte[] readNBytes(int most) throws IOException {
        if (most < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] some = new byte[Math.min(most, 8192)];
        int left = most;
        int n = 0;
        while (n >= 0 && left > 0) {
            n = read(some, 0, Math.min(some.length, left));
            if (n > 0) {
                all.write(some, 0, n);
                left -= n;
            }
        }
        return all.toByteArray();
    }

    public int readNBytes(byte[] b, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, b.length);
        int n = 0;
        while (n < length) {
            int some = read(b, offset + n, length - n);
            if (some < 0) {
                break;
            }
            n += some;
        }
        return n;
    }

    public long transferTo(OutputStream out) throws IOException {
        Objects.requireNonNull(out, "out");
        byte[] some = new byte[8192];
        long sum = 0;
        int n = read(some, 0, 8192);
        while (n >= 0) {
            out.write(some, 0, n);
            sum += n;
            n = read(some, 0, 8192);
        }
        return sum;
    }

    public int available() throws IOException {
        return 0;
    }

    public long skip(long n) throws IOException {
        if (n <= 0) {
            return 0;
        }
        byte[] some = new byte[(int) Math.min(2048, n)];
        long left = n;
        while (left > 0) {
            int got = read(some, 0, (int) Math.min(some.length, left));
            if (got < 0) {
                break;
            }
            left -= got;
        }
        return n - left;
    }

    public void skipNBytes(long n) throws IOException {
        long left = n;
        while (left > 0) {
            long some = skip(left);
            if (some < 0 || some > left) {
                throw new IOException("Unable to skip exactly");
            }
            left -= some;
            if (some == 0) {
                if (read() == -1) {
                    throw new EOFException();
                }
                left--;
            }
        }
    }

    public boolean markSupported() {
        return false;
    }

    public synchronized void mark(int limit) {
    }

    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public static InputStream nullInputStream() {
        return new NullInputStream();
    }

    public void close() throws IOException {
    }

    /** What is left, as text; nothing is left afterwards. */
    public String $rest(Charset set) throws IOException {
        Rt.unsupported("text from an input stream of the program's own");
        return "";
    }
}

class NullInputStream extends InputStream {
    private volatile boolean closed;

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        open();
        return -1;
    }

    public int available() throws IOException {
        open();
        return 0;
    }

    public void close() {
        closed = true;
    }

    public String $rest(Charset set) throws IOException {
        open();
        return "";
    }
}

/** The bytes of a text that is given. */
class TextInputStream extends InputStream {
    /** What a reader takes ahead, so that others cannot have it. */
    private static final int AHEAD = 8192;
    private final String text;
    private byte[] bytes;
    private int at;
    private boolean taken;
    private boolean closed;

    TextInputStream(String text) {
        this.text = text;
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (bytes == null) {
            bytes = text.getBytes(StandardCharsets.UTF_8);
        }
        if (taken && bytes.length > AHEAD) {
            Rt.unsupported("two readers of one input of more than 8192 bytes");
        }
    }

    public synchronized int read() throws IOException {
        open();
        return at < bytes.length ? bytes[at++] & 0xff : -1;
    }

    public synchronized int read(byte[] b, int offset, int length) throws IOException {
        return super.read(b, offset, length);
    }

    public synchronized int available() throws IOException {
        return left();
    }

    private int left() throws IOException {
        open();
        return Math.max(0, bytes.length - at);
    }

    synchronized int $at() throws IOException {
        open();
        return at;
    }

    synchronized void $go(int to) throws IOException {
        open();
        at = to;
    }

    public synchronized byte[] readAllBytes() throws IOException {
        byte[] rest = new byte[left()];
        read(rest, 0, rest.length);
        return rest;
    }

    public synchronized void close() {
        closed = true;
    }

    public synchronized String $rest(Charset set) throws IOException {
        if (!closed && bytes == null && set == StandardCharsets.UTF_8) {
            bytes = new byte[0];
            taken = true;
            if (text.length() > AHEAD) {
                bytes = new byte[text.length()];
                at = bytes.length;
            }
            return text;
        }
        byte[] rest = new byte[left()];
        read(rest, 0, rest.length);
        taken = true;
        return new String(rest, set);
    }
}

/** What the program finds on its standard input. */
public class ConsoleInputStream extends TextInputStream {
    /** One more than the place that is marked; 0 if none is. */
    private int marked;

    public ConsoleInputStream() {
        super(Rt.console());
    }

    public synchronized long skip(long n) throws IOException {
        if (n > 0) {
            Rt.unsupported("skipping a part of the standard input, which a pipe does not let");
        }
        return 0;
    }

    public boolean markSupported() {
        return true;
    }

    public synchronized void mark(int limit) {
        try {
            marked = $at() + 1;
        } catch (IOException e) {
            marked = 0;
        }
    }

    /** In a long input, it depends on the buffer whether the mark is still there. */
    public synchronized void reset() throws IOException {
        int at = $at();
        if (marked == 0) {
            throw new IOException("Resetting to invalid mark");
        }
        if (at + available() >= 8192) {
            Rt.unsupported("going back in a long standard input");
        }
        $go(marked - 1);
    }
}

/** A file that is given. */
public class FileInputStream extends TextInputStream {
    public FileInputStream(String name) throws FileNotFoundException {
        super(File.$contents(name));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        super(File.$contents(file.getPath()));
    }

    /** Also back, and beyond the end. */
    public synchronized long skip(long n) throws IOException {
        long to = $at() + n;
        if (to < 0 || to > Integer.MAX_VALUE) {
            Rt.unsupported("skipping to a place that is not in the file, nor close to it");
        }
        $go((int) to);
        return n;
    }
}

public abstract class Reader implements Closeable {
    public int read() throws IOException {
        char[] c = new char[1];
        return read(c, 0, 1) == -1 ? -1 : c[0];
    }

    public int read(char[] c) throws IOException {
        return read(c, 0, c.length);
    }

    public abstract int read(char[] c, int offset, int length) throws IOException;

    public abstract void close() throws IOException;

    public boolean ready() throws IOException {
        return false;
    }

    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        char[] some = new char[(int) Math.min(8192, n)];
        long left = n;
        while (left > 0) {
            int got = read(some, 0, (int) Math.min(some.length, left));
            if (got < 0) {
                break;
            }
            left -= got;
        }
        return n - left;
    }

    public long transferTo(Writer out) throws IOException {
        Objects.requireNonNull(out, "out");
        char[] some = new char[8192];
        long sum = 0;
        int n = read(some, 0, 8192);
        while (n >= 0) {
            out.write(some, 0, n);
            sum += n;
            n = read(some, 0, 8192);
        }
        return sum;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public static Reader nullReader() {
        return new NullReader();
    }

    /** What is left, as text; nothing is left afterwards. */
    public String $rest() throws IOException {
        Rt.unsupported("a reader of the program's own behind another one");
        return "";
    }
}

class NullReader extends Reader {
    private volatile boolean closed;

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        open();
        return -1;
    }

    public int read(char[] c, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, c.length);
        open();
        return length == 0 ? 0 : -1;
    }

    public long skip(long n) throws IOException {
        open();
        return 0;
    }

    public boolean ready() throws IOException {
        open();
        return false;
    }

    public long transferTo(Writer out) throws IOException {
        Objects.requireNonNull(out, "out");
        open();
        return 0;
    }

    public void close() {
        closed = true;
    }

    public String $rest() throws IOException {
        open();
        return "";
    }
}

/** A reader of a text that is asked for when the first of it is needed. */
abstract class TextReader extends Reader {
    private String text;
    private int at;
    private boolean closed;

    abstract String $load() throws IOException;

    abstract void $close() throws IOException;

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (text == null) {
            text = $load();
        }
    }

    synchronized int $at() throws IOException {
        open();
        return at;
    }

    synchronized void $back(int to) throws IOException {
        open();
        at = to;
    }

    synchronized String $text() throws IOException {
        open();
        return text;
    }

    void $within(int offset, int length, int size) {
        Objects.checkFromIndexSize(offset, length, size);
    }

    /** Somebody wants more than there is. */
    void $end(int at) {
    }

    public synchronized int read() throws IOException {
        open();
        if (at == text.length()) {
            $end(at);
            return -1;
        }
        return text.charAt(at++);
    }

    public synchronized int read(char[] c, int offset, int length) throws IOException {
        open();
        $within(offset, length, c.length);
        int left = text.length() - at;
        if (length == 0) {
            return 0;
        }
        if (left == 0) {
            $end(at);
            return -1;
        }
        int n = length < left ? length : left;
        text.getChars(at, at + n, c, offset);
        at += n;
        return n;
    }

    public synchronized boolean ready() throws IOException {
        open();
        return at < text.length();
    }

    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            $close();
        }
    }

    public synchronized String $rest() throws IOException {
        open();
        String rest = text.substring(at);
        at = text.length();
        return rest;
    }

    synchronized String $line() throws IOException {
        open();
        if (at == text.length()) {
            $end(at);
            return null;
        }
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = new String(text.substring(at, end));
        if (end < text.length()) {
            end += text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n' ? 2 : 1;
        } else {
            $end(end);
        }
        at = end;
        return line;
    }
}

public class StringReader extends TextReader {
    private final String given;
    private int mark;

    public StringReader(String text) {
        if (text == null) {
            throw new NullPointerException();
        }
        given = text;
    }

    String $load() {
        return given;
    }

    void $close() {
    }

    public boolean ready() throws IOException {
        super.ready();
        return true;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (this) {
            mark = $at();
        }
    }

    public synchronized void reset() throws IOException {
        $back(mark);
    }

    /** Also back, but not from the end. */
    public synchronized long skip(long n) throws IOException {
        int at = $at();
        if (at >= given.length()) {
            return 0;
        }
        long by = Math.max(-at, Math.min(n, given.length() - at));
        $back(at + (int) by);
        return by;
    }
}

public class InputStreamReader extends TextReader {
    private final InputStream in;
    private final Charset set;

    public InputStreamReader(InputStream in) {
        this(in, StandardCharsets.UTF_8);
    }

    public InputStreamReader(InputStream in, String set) {
        this(in, Charset.forName(set));
    }

    public InputStreamReader(InputStream in, Charset set) {
        if (in == null || set == null) {
            throw new NullPointerException();
        }
        this.in = in;
        this.set = set;
    }

    void $within(int offset, int length, int size) {
        Ranges.check(offset, length, size);
    }

    String $load() throws IOException {
        return in.$rest(set);
    }

    void $close() throws IOException {
        in.close();
    }
}

public class FileReader extends InputStreamReader {
    public FileReader(String name) throws FileNotFoundException {
        super(new FileInputStream(name));
    }

    public FileReader(File file) throws FileNotFoundException {
        super(new FileInputStream(file));
    }
}

public class BufferedReader extends TextReader {
    private static final int UNMARKED = -1;
    private static final int INVALID = -2;
    private final Reader in;
    private int mark = UNMARKED;
    private int limit;
    /** Whether it may load more often than at the end. */
    private boolean loadsMore;

    public BufferedReader(Reader in) {
        if (in == null) {
            throw new NullPointerException();
        }
        this.in = in;
    }

    public BufferedReader(Reader in, int size) {
        this(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        loadsMore = size < 8192;
    }

    String $load() throws IOException {
        return in.$rest();
    }

    void $close() throws IOException {
        in.close();
    }

    public String readLine() throws IOException {
        return $line();
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (this) {
            mark = $at();
            this.limit = limit;
        }
    }

    /** Whoever wants more than there is makes Java load, which drops a mark that lies too far back. */
    void $end(int at) {
        if (mark >= 0 && at - mark >= limit) {
            mark = INVALID;
        }
    }

    public synchronized void reset() throws IOException {
        int at = $at();
        if (mark < 0) {
            throw new IOException(mark == INVALID ? "Mark invalid" : "Stream not marked");
        }
        String text = $text();
        if (at - mark >= limit && (loadsMore || text.length() > 8192 || text.indexOf('\r') >= 0)) {
            Rt.unsupported("going back by the whole limit of a mark in a long text, or in one with carriage returns");
        }
        $back(mark);
    }

    public Stream<String> lines() {
        java.util.ArrayList<String> all = new java.util.ArrayList<String>();
        try {
            for (String line = readLine(); line != null; line = readLine()) {
                all.add(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Stream.scovilleLumps(all.iterator());
    }
}

/** The name of a file; what is not given may exist or not. */
public class File implements java.io.Serializable {
    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";
    private final String path;

    public File(String path) {
        if (path == null) {
            throw new NullPointerException();
        }
        this.path = path;
    }

    public File(String parent, String child) {
        this(parent == null ? child : parent + "/" + child);
    }

    public File(File parent, String child) {
        this(parent == null ? child : parent.path + "/" + child);
    }

    /** The contents of a file. */
    public static String $contents(String name) throws FileNotFoundException {
        if (name == null) {
            throw new NullPointerException();
        }
        String text = Rt.file(name);
        if (text == null) {
            Rt.unsupported("a file that is not given (`--file NAME=PATH` gives one)");
        }
        return text;
    }

    public String getPath() {
        return path;
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public java.nio.file.Path toPath() {
        return java.nio.file.Path.of(path);
    }

    private boolean given() {
        if (Rt.file(path) == null) {
            Rt.unsupported("a file that is not given (`--file NAME=PATH` gives one)");
        }
        return true;
    }

    public boolean exists() {
        return given();
    }

    public boolean canRead() {
        return given();
    }

    public boolean isFile() {
        return given();
    }

    public long length() {
        given();
        return Rt.file(path).getBytes(StandardCharsets.UTF_8).length;
    }

    public boolean equals(Object other) {
        return other instanceof File && path.equals(((File) other).path);
    }

    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    public String toString() {
        return path;
    }
}

class Ranges {
    static void check(int offset, int length, int size) {
        if (offset < 0 || length < 0 || length > size - offset) {
            throw new IndexOutOfBoundsException();
        }
    }
}
