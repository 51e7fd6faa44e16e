package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import scoville.Rt;

public abstract class InputStream implements Closeable {
    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    public int read(byte[] b, int offset, int length) throws IOException {
        Ranges.check(offset, length, b.length);
        int n = 0;
        while (n < length) {
            int c = read();
            if (c == -1) {
                return n == 0 ? -1 : n;
            }
            b[offset + n] = (byte) c;
            n++;
        }
        return n;
    }

    public int available() throws IOException {
        return 0;
    }

    public long skip(long n) throws IOException {
        long skipped = 0;
        while (skipped < n && read() != -1) {
            skipped++;
        }
        return skipped;
    }

    public void close() throws IOException {
    }

    /** What is left, as text; nothing is left afterwards. */
    public String $rest(Charset set) throws IOException {
        Rt.unsupported("text from an input stream of the program's own");
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
        open();
        return bytes.length - at;
    }

    public synchronized byte[] readAllBytes() throws IOException {
        open();
        byte[] rest = new byte[bytes.length - at];
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
        open();
        byte[] rest = new byte[bytes.length - at];
        read(rest, 0, rest.length);
        taken = true;
        return new String(rest, set);
    }
}

/** What the program finds on its standard input. */
public class ConsoleInputStream extends TextInputStream {
    public ConsoleInputStream() {
        super(Rt.console());
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
        long skipped = 0;
        while (skipped < n && read() != -1) {
            skipped++;
        }
        return skipped;
    }

    /** What is left, as text; nothing is left afterwards. */
    public String $rest() throws IOException {
        Rt.unsupported("a reader of the program's own behind another one");
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

    public synchronized int read() throws IOException {
        open();
        return at < text.length() ? text.charAt(at++) : -1;
    }

    public synchronized int read(char[] c, int offset, int length) throws IOException {
        open();
        Ranges.check(offset, length, c.length);
        int left = text.length() - at;
        if (length == 0) {
            return 0;
        }
        if (left == 0) {
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
            return null;
        }
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = new String(text.substring(at, end));
        if (end < text.length()) {
            end += text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n' ? 2 : 1;
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
    private final Reader in;

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
