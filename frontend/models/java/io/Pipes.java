package java.io;

import scoville.Interrupts;
import scoville.Rt;

/** What one thread writes for another one. All belongs to the section. Who waits looks again and again, also whether the other end goes on. */
final class Pipe {
    private final int[] items;
    private int first;
    private int size;
    private boolean connected;
    private boolean written;
    private boolean closed;
    private Thread reader;
    private Thread writer;

    Pipe(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException("Pipe Size <= 0");
        }
        items = new int[capacity];
    }

    void connect() throws IOException {
        synchronized (Rt.internal(this)) {
            if (connected) {
                throw new IOException("Already connected");
            }
            connected = true;
        }
    }

    private void check() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closed) {
            throw new IOException("Pipe closed");
        }
    }

    /** As long as there is no place, it waits. */
    void write(int item) throws IOException {
        Thread me = Thread.scovilleWatched();
        while (true) {
            synchronized (Rt.internal(this)) {
                check();
                if (written) {
                    throw new IOException("Pipe closed");
                }
                if (reader != null && reader.scovilleIsOver()) {
                    throw new IOException("Read end dead");
                }
                writer = me;
                if (size < items.length) {
                    items[(first + size) % items.length] = item;
                    size++;
                    return;
                }
            }
            checkInterrupt();
        }
    }

    /** -1 at the end. */
    int read() throws IOException {
        Thread me = Thread.scovilleWatched();
        boolean waited = false;
        while (true) {
            synchronized (Rt.internal(this)) {
                check();
                reader = me;
                if (size > 0) {
                    int item = items[first];
                    first = (first + 1) % items.length;
                    size--;
                    return item;
                }
                if (written) {
                    return -1;
                }
                if (writer != null && writer.scovilleIsOver()) {
                    throw new IOException(waited ? "Pipe broken" : "Write end dead");
                }
            }
            waited = true;
            checkInterrupt();
        }
    }

    private static void checkInterrupt() throws IOException {
        if (Interrupts.pending()) {
            Rt.unsupported("interrupting who waits for a pipe");
        }
    }

    int available() {
        synchronized (Rt.internal(this)) {
            return size;
        }
    }

    void checkConnected() throws IOException {
        synchronized (Rt.internal(this)) {
            if (!connected) {
                throw new IOException("Pipe not connected");
            }
        }
    }

    /** What has been written can still be read. */
    void closeWriter() {
        synchronized (Rt.internal(this)) {
            written = true;
        }
    }

    void closeReader() {
        synchronized (Rt.internal(this)) {
            closed = true;
            size = 0;
        }
    }
}

public class PipedInputStream extends InputStream {
    final Pipe pipe;

    public PipedInputStream() {
        this(1024);
    }

    public PipedInputStream(int capacity) {
        pipe = new Pipe(capacity);
    }

    public PipedInputStream(PipedOutputStream from) throws IOException {
        this(from, 1024);
    }

    public PipedInputStream(PipedOutputStream from, int capacity) throws IOException {
        this(capacity);
        connect(from);
    }

    public void connect(PipedOutputStream from) throws IOException {
        from.connect(this);
    }

    public int read() throws IOException {
        return pipe.read();
    }

    /** As many as there are, but one at least. */
    public int read(byte[] to, int from, int n) throws IOException {
        Ranges.check(from, n, to.length);
        if (n == 0) {
            return 0;
        }
        int read = 0;
        do {
            int b = pipe.read();
            if (b < 0) {
                break;
            }
            to[from + read] = (byte) b;
            read++;
        } while (read < n && pipe.available() > 0);
        return read == 0 ? -1 : read;
    }

    public int available() throws IOException {
        return pipe.available();
    }

    public void close() throws IOException {
        pipe.closeReader();
    }
}

public class PipedOutputStream extends OutputStream {
    private Pipe pipe;

    public PipedOutputStream() {
    }

    public PipedOutputStream(PipedInputStream to) throws IOException {
        connect(to);
    }

    public synchronized void connect(PipedInputStream to) throws IOException {
        if (pipe != null) {
            throw new IOException("Already connected");
        }
        to.pipe.connect();
        pipe = to.pipe;
    }

    public void write(int b) throws IOException {
        if (pipe == null) {
            throw new IOException("Pipe not connected");
        }
        pipe.write(b & 255);
    }

    public void write(byte[] from, int at, int n) throws IOException {
        Ranges.check(at, n, from.length);
        for (int i = 0; i < n; i++) {
            write(from[at + i]);
        }
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
        if (pipe != null) {
            pipe.closeWriter();
        }
    }
}

public class PipedReader extends Reader {
    final Pipe pipe;

    public PipedReader() {
        this(1024);
    }

    public PipedReader(int capacity) {
        pipe = new Pipe(capacity);
    }

    public PipedReader(PipedWriter from) throws IOException {
        this(1024);
        connect(from);
    }

    public void connect(PipedWriter from) throws IOException {
        from.connect(this);
    }

    public int read() throws IOException {
        return pipe.read();
    }

    public int read(char[] to, int from, int n) throws IOException {
        Ranges.check(from, n, to.length);
        if (n == 0) {
            return 0;
        }
        int read = 0;
        do {
            int c = pipe.read();
            if (c < 0) {
                break;
            }
            to[from + read] = (char) c;
            read++;
        } while (read < n && pipe.available() > 0);
        return read == 0 ? -1 : read;
    }

    public boolean ready() throws IOException {
        pipe.checkConnected();
        return pipe.available() > 0;
    }

    public void close() throws IOException {
        pipe.closeReader();
    }
}

public class PipedWriter extends Writer {
    private Pipe pipe;

    public PipedWriter() {
    }

    public PipedWriter(PipedReader to) throws IOException {
        connect(to);
    }

    public synchronized void connect(PipedReader to) throws IOException {
        if (pipe != null) {
            throw new IOException("Already connected");
        }
        to.pipe.connect();
        pipe = to.pipe;
    }

    public void write(int c) throws IOException {
        if (pipe == null) {
            throw new IOException("Pipe not connected");
        }
        pipe.write((char) c);
    }

    public void write(char[] from, int at, int n) throws IOException {
        Ranges.check(at, n, from.length);
        for (int i = 0; i < n; i++) {
            write(from[at + i]);
        }
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
        if (pipe != null) {
            pipe.closeWriter();
        }
    }
}
