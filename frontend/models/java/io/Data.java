package java.io;

public class FilterOutputStream extends OutputStream {
    protected OutputStream out;
    private volatile boolean closed;

    public FilterOutputStream(OutputStream out) {
        this.out = out;
    }

    public void write(int b) throws IOException {
        out.write(b);
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            flush();
        } finally {
            out.close();
        }
    }
}

public class FilterInputStream extends InputStream {
    protected volatile InputStream in;

    protected FilterInputStream(InputStream in) {
        this.in = in;
    }

    public int read() throws IOException {
        return in.read();
    }

    public int read(byte[] b, int offset, int length) throws IOException {
        return in.read(b, offset, length);
    }

    public long skip(long n) throws IOException {
        return in.skip(n);
    }

    public int available() throws IOException {
        return in.available();
    }

    public void close() throws IOException {
        in.close();
    }

    public boolean markSupported() {
        return in.markSupported();
    }

    public synchronized void mark(int limit) {
        in.mark(limit);
    }

    public synchronized void reset() throws IOException {
        in.reset();
    }
}

public class UTFDataFormatException extends IOException {
    public UTFDataFormatException() {
    }

    public UTFDataFormatException(String message) {
        super(message);
    }
}

public interface DataOutput {
    void write(int b) throws IOException;

    void write(byte[] b) throws IOException;

    void write(byte[] b, int offset, int length) throws IOException;

    void writeBoolean(boolean v) throws IOException;

    void writeByte(int v) throws IOException;

    void writeShort(int v) throws IOException;

    void writeChar(int v) throws IOException;

    void writeInt(int v) throws IOException;

    void writeLong(long v) throws IOException;

    void writeFloat(float v) throws IOException;

    void writeDouble(double v) throws IOException;

    void writeBytes(String s) throws IOException;

    void writeChars(String s) throws IOException;

    void writeUTF(String s) throws IOException;
}

/** The number of bytes is not synchronised: tasks that share one race, but for those that write bytes. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    private void count(int n) {
        int sum = written + n;
        written = sum < 0 ? Integer.MAX_VALUE : sum;
    }

    public synchronized void write(int b) throws IOException {
        out.write(b);
        count(1);
    }

    public synchronized void write(byte[] b, int offset, int length) throws IOException {
        out.write(b, offset, length);
        count(length);
    }

    private void bytes(long v, int n) throws IOException {
        for (int i = n - 1; i >= 0; i--) {
            out.write((int) (v >>> 8 * i) & 0xff);
        }
        count(n);
    }

    public final void writeBoolean(boolean v) throws IOException {
        bytes(v ? 1 : 0, 1);
    }

    public final void writeByte(int v) throws IOException {
        bytes(v, 1);
    }

    public final void writeShort(int v) throws IOException {
        bytes(v, 2);
    }

    public final void writeChar(int v) throws IOException {
        bytes(v, 2);
    }

    public final void writeInt(int v) throws IOException {
        bytes(v, 4);
    }

    /** At once. */
    public final void writeLong(long v) throws IOException {
        byte[] all = new byte[8];
        for (int i = 0; i < 8; i++) {
            all[i] = (byte) (v >>> 56 - 8 * i);
        }
        out.write(all, 0, 8);
        count(8);
    }

    public final void writeFloat(float v) throws IOException {
        writeInt(Float.floatToIntBits(v));
    }

    public final void writeDouble(double v) throws IOException {
        writeLong(Double.doubleToLongBits(v));
    }

    public final void writeBytes(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            out.write((byte) s.charAt(i));
        }
        count(s.length());
    }

    public final void writeChars(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            int v = s.charAt(i);
            out.write(v >>> 8 & 0xff);
            out.write(v & 0xff);
        }
        count(2 * s.length());
    }

    /** One, two or three bytes for a character; zero has two. */
    public final void writeUTF(String s) throws IOException {
        char[] chars = s.toCharArray();
        int size = 0;
        for (int c : chars) {
            size += c == 0 ? 2 : c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
        if (size > 65535) {
            String head = s.substring(0, 8);
            String tail = s.substring(s.length() - 8);
            throw new UTFDataFormatException("encoded string (" + head + "..." + tail + ") too long: " + size + " bytes");
        }
        byte[] all = new byte[size + 2];
        all[0] = (byte) (size >>> 8);
        all[1] = (byte) size;
        int at = 2;
        for (int c : chars) {
            if (c < 0x80 && c != 0) {
                all[at++] = (byte) c;
            } else if (c < 0x800) {
                all[at++] = (byte) (0xc0 | c >> 6);
                all[at++] = (byte) (0x80 | c & 0x3f);
            } else {
                all[at++] = (byte) (0xe0 | c >> 12);
                all[at++] = (byte) (0x80 | c >> 6 & 0x3f);
                all[at++] = (byte) (0x80 | c & 0x3f);
            }
        }
        write(all, 0, size + 2);
    }

    public void flush() throws IOException {
        out.flush();
    }

    public final int size() {
        return written;
    }
}

public interface DataInput {
    void readFully(byte[] b) throws IOException;

    void readFully(byte[] b, int offset, int length) throws IOException;

    int skipBytes(int n) throws IOException;

    boolean readBoolean() throws IOException;

    byte readByte() throws IOException;

    int readUnsignedByte() throws IOException;

    short readShort() throws IOException;

    int readUnsignedShort() throws IOException;

    char readChar() throws IOException;

    int readInt() throws IOException;

    long readLong() throws IOException;

    float readFloat() throws IOException;

    double readDouble() throws IOException;

    String readUTF() throws IOException;

    String readLine() throws IOException;
}

public class DataInputStream extends FilterInputStream implements DataInput {
    /** What is read at once, which tasks that share one race for. */
    private final byte[] eight = new byte[8];

    public DataInputStream(InputStream in) {
        super(in);
    }

    public final int read(byte[] b) throws IOException {
        return in.read(b, 0, b.length);
    }

    public final int read(byte[] b, int offset, int length) throws IOException {
        return in.read(b, offset, length);
    }

    public final void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    public final void readFully(byte[] b, int offset, int length) throws IOException {
        if (length < 0) {
            throw new IndexOutOfBoundsException();
        }
        int n = 0;
        while (n < length) {
            int got = in.read(b, offset + n, length - n);
            if (got < 0) {
                throw new EOFException();
            }
            n += got;
        }
    }

    public final int skipBytes(int n) throws IOException {
        int total = 0;
        while (total < n) {
            int some = (int) in.skip(n - total);
            if (some <= 0) {
                break;
            }
            total += some;
        }
        return total;
    }

    /** So many bytes; all are read before it is known that there are not enough. */
    private int bytes(int n) throws IOException {
        int v = 0;
        int all = 0;
        for (int i = 0; i < n; i++) {
            int b = in.read();
            all |= b;
            v = v << 8 | b & 0xff;
        }
        if (all < 0) {
            throw new EOFException();
        }
        return v;
    }

    public final boolean readBoolean() throws IOException {
        return bytes(1) != 0;
    }

    public final byte readByte() throws IOException {
        return (byte) bytes(1);
    }

    public final int readUnsignedByte() throws IOException {
        return bytes(1);
    }

    public final short readShort() throws IOException {
        return (short) bytes(2);
    }

    public final int readUnsignedShort() throws IOException {
        return bytes(2);
    }

    public final char readChar() throws IOException {
        return (char) bytes(2);
    }

    public final int readInt() throws IOException {
        return bytes(4);
    }

    public final long readLong() throws IOException {
        readFully(eight, 0, 8);
        long v = 0;
        for (int i = 0; i < 8; i++) {
            v = v << 8 | eight[i] & 0xff;
        }
        return v;
    }

    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    public final String readUTF() throws IOException {
        return readUTF(this);
    }

    /** Each byte is a character. What comes behind a carriage return has to be looked at. */
    public final String readLine() throws IOException {
        StringBuilder b = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n' && c != '\r') {
            b.append((char) c);
            c = in.read();
        }
        if (c == '\r') {
            c = in.read();
            if (c != '\n' && c != -1) {
                if (!(in instanceof PushbackInputStream)) {
                    in = new PushbackInputStream(in);
                }
                ((PushbackInputStream) in).unread(c);
            }
        }
        return b.toString();
    }

    public String $rest(java.nio.charset.Charset set) throws IOException {
        return getClass() == DataInputStream.class ? in.$rest(set) : super.$rest(set);
    }

    private static int next(byte[] b, int at) throws UTFDataFormatException {
        if (at >= b.length) {
            throw new UTFDataFormatException("malformed input: partial character at end");
        }
        return b[at];
    }

    private static UTFDataFormatException malformed(int at) {
        return new UTFDataFormatException("malformed input around byte " + at);
    }

    public static final String readUTF(DataInput in) throws IOException {
        byte[] b = new byte[in.readUnsignedShort()];
        in.readFully(b, 0, b.length);
        char[] out = new char[b.length];
        int n = 0;
        int at = 0;
        while (at < b.length) {
            int c = b[at] & 0xff;
            if (c < 0x80) {
                at++;
                out[n++] = (char) c;
            } else if (c >> 5 == 6) {
                int d = next(b, at + 1);
                at += 2;
                if ((d & 0xc0) != 0x80) {
                    throw malformed(at);
                }
                out[n++] = (char) ((c & 0x1f) << 6 | d & 0x3f);
            } else if (c >> 4 == 14) {
                next(b, at + 2);
                int d = b[at + 1];
                int e = b[at + 2];
                at += 3;
                if ((d & 0xc0) != 0x80 || (e & 0xc0) != 0x80) {
                    throw malformed(at - 1);
                }
                out[n++] = (char) ((c & 0x0f) << 12 | (d & 0x3f) << 6 | e & 0x3f);
            } else {
                throw malformed(at);
            }
        }
        return new String(out, 0, n);
    }
}
