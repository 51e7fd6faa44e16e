package java.nio;

import java.util.Objects;
import scoville.Rt;

/** Bytes in an array. Slices and the like share it, and have a place of their own. Numbers are bytes, one by one. */
public final class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    private final byte[] all;
    private final int offset;
    private final boolean direct;
    private ByteOrder order = ByteOrder.BIG_ENDIAN;

    private ByteBuffer(byte[] all, int offset, int capacity, int position, int limit, boolean readOnly, boolean direct) {
        super(capacity, position, limit, readOnly);
        this.all = all;
        this.offset = offset;
        this.direct = direct;
    }

    public static ByteBuffer allocate(int capacity) {
        return fresh(capacity, false);
    }

    private static ByteBuffer fresh(int capacity, boolean direct) {
        ByteBuffer b = new ByteBuffer(new byte[notNegative(capacity)], 0, capacity, 0, capacity, false, direct);
        Rt.own(b, b.all);
        return b;
    }

    public static ByteBuffer wrap(byte[] all) {
        return wrap(all, 0, all.length);
    }

    public static ByteBuffer wrap(byte[] all, int offset, int n) {
        if (offset < 0 || n < 0 || n > all.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new ByteBuffer(all, 0, all.length, offset, offset + n, false, false);
    }

    public ByteBuffer position(int at) {
        super.position(at);
        return this;
    }

    public ByteBuffer limit(int end) {
        super.limit(end);
        return this;
    }

    public ByteBuffer mark() {
        super.mark();
        return this;
    }

    public ByteBuffer reset() {
        super.reset();
        return this;
    }

    public ByteBuffer clear() {
        super.clear();
        return this;
    }

    public ByteBuffer flip() {
        super.flip();
        return this;
    }

    public ByteBuffer rewind() {
        super.rewind();
        return this;
    }

    public boolean isDirect() {
        return direct;
    }

    public boolean hasArray() {
        return !direct && !isReadOnly();
    }

    public byte[] array() {
        accessible();
        return all;
    }

    public int arrayOffset() {
        accessible();
        return offset;
    }

    private void accessible() {
        if (direct) {
            throw new UnsupportedOperationException();
        }
        writable();
    }

    public byte get() {
        return all[offset + reads(1)];
    }

    public byte get(int index) {
        return all[offset + checked(index, 1)];
    }

    public ByteBuffer put(byte v) {
        all[offset + writes(1)] = v;
        return this;
    }

    public ByteBuffer put(int index, byte v) {
        writable();
        all[offset + checked(index, 1)] = v;
        return this;
    }

    public ByteBuffer get(byte[] to) {
        return get(to, 0, to.length);
    }

    public ByteBuffer get(byte[] to, int at, int n) {
        Objects.checkFromIndexSize(at, n, to.length);
        System.arraycopy(all, offset + reads(n), to, at, n);
        return this;
    }

    public ByteBuffer get(int index, byte[] to) {
        return get(index, to, 0, to.length);
    }

    public ByteBuffer get(int index, byte[] to, int at, int n) {
        checkedRange(index, n);
        Objects.checkFromIndexSize(at, n, to.length);
        System.arraycopy(all, offset + index, to, at, n);
        return this;
    }

    public ByteBuffer put(byte[] from) {
        return put(from, 0, from.length);
    }

    public ByteBuffer put(byte[] from, int at, int n) {
        writable();
        Objects.checkFromIndexSize(at, n, from.length);
        System.arraycopy(from, at, all, offset + writes(n), n);
        return this;
    }

    public ByteBuffer put(int index, byte[] from) {
        return put(index, from, 0, from.length);
    }

    public ByteBuffer put(int index, byte[] from, int at, int n) {
        checkedRange(index, n);
        Objects.checkFromIndexSize(at, n, from.length);
        writable();
        System.arraycopy(from, at, all, offset + index, n);
        return this;
    }

    public ByteBuffer put(ByteBuffer from) {
        if (from == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        writable();
        int n = from.remaining();
        if (n > remaining()) {
            throw new BufferOverflowException();
        }
        System.arraycopy(from.all, from.offset + from.position(), all, offset + position(), n);
        writes(n);
        from.reads(n);
        return this;
    }

    public ByteBuffer compact() {
        writable();
        int n = remaining();
        System.arraycopy(all, offset + position(), all, offset, n);
        compacted(n);
        return this;
    }

    public ByteBuffer slice() {
        return new ByteBuffer(all, offset + position(), remaining(), 0, remaining(), isReadOnly(), direct);
    }

    public ByteBuffer slice(int index, int n) {
        checkedRange(index, n);
        return new ByteBuffer(all, offset + index, n, 0, n, isReadOnly(), direct);
    }

    public ByteBuffer duplicate() {
        return same(isReadOnly());
    }

    public ByteBuffer asReadOnlyBuffer() {
        return same(true);
    }

    private ByteBuffer same(boolean readOnly) {
        ByteBuffer b = new ByteBuffer(all, offset, capacity(), position(), limit(), readOnly, direct);
        b.placedAs(this);
        return b;
    }

    public int hashCode() {
        int h = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            h = 31 * h + (int) get(i);
        }
        return h;
    }

    public boolean equals(Object o) {
        return o instanceof ByteBuffer && remaining() == ((ByteBuffer) o).remaining() && mismatch((ByteBuffer) o) < 0;
    }

    /** How many units from here on are the same, if not all. */
    public int mismatch(ByteBuffer other) {
        int n = Math.min(remaining(), other.remaining());
        for (int i = 0; i < n; i++) {
            if (get(position() + i) != other.get(other.position() + i)) {
                return i;
            }
        }
        return remaining() == other.remaining() ? -1 : n;
    }

    public int compareTo(ByteBuffer other) {
        int i = mismatch(other);
        if (i < 0 || i == remaining() || i == other.remaining()) {
            return remaining() - other.remaining();
        }
        return Byte.compare(get(position() + i), other.get(other.position() + i));
    }

    public String toString() {
        return shown(isReadOnly() ? direct ? "java.nio.DirectByteBufferR" : "java.nio.HeapByteBufferR" : direct ? "java.nio.DirectByteBuffer" : "java.nio.HeapByteBuffer");
    }

    public static ByteBuffer allocateDirect(int capacity) {
        return fresh(capacity, true);
    }

    public ByteOrder order() {
        return order;
    }

    public ByteBuffer order(ByteOrder order) {
        this.order = order == ByteOrder.BIG_ENDIAN ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        return this;
    }

    /** The number in so many bytes. */
    private long number(int at, int n) {
        boolean big = order == ByteOrder.BIG_ENDIAN;
        long v = 0;
        for (int i = 0; i < n; i++) {
            v = v << 8 | all[offset + at + (big ? i : n - 1 - i)] & 0xff;
        }
        return v;
    }

    private ByteBuffer number(int at, int n, long v) {
        boolean big = order == ByteOrder.BIG_ENDIAN;
        for (int i = 0; i < n; i++) {
            all[offset + at + (big ? n - 1 - i : i)] = (byte) (v >>> 8 * i);
        }
        return this;
    }

    public char getChar() {
        return (char) number(reads(2), 2);
    }

    public char getChar(int index) {
        return (char) number(checked(index, 2), 2);
    }

    public ByteBuffer putChar(char v) {
        return number(writes(2), 2, v);
    }

    public ByteBuffer putChar(int index, char v) {
        writable();
        return number(checked(index, 2), 2, v);
    }

    public short getShort() {
        return (short) number(reads(2), 2);
    }

    public short getShort(int index) {
        return (short) number(checked(index, 2), 2);
    }

    public ByteBuffer putShort(short v) {
        return number(writes(2), 2, v);
    }

    public ByteBuffer putShort(int index, short v) {
        writable();
        return number(checked(index, 2), 2, v);
    }

    public int getInt() {
        return (int) number(reads(4), 4);
    }

    public int getInt(int index) {
        return (int) number(checked(index, 4), 4);
    }

    public ByteBuffer putInt(int v) {
        return number(writes(4), 4, v);
    }

    public ByteBuffer putInt(int index, int v) {
        writable();
        return number(checked(index, 4), 4, v);
    }

    public long getLong() {
        return number(reads(8), 8);
    }

    public long getLong(int index) {
        return number(checked(index, 8), 8);
    }

    public ByteBuffer putLong(long v) {
        return number(writes(8), 8, v);
    }

    public ByteBuffer putLong(int index, long v) {
        writable();
        return number(checked(index, 8), 8, v);
    }

    public float getFloat() {
        return Float.intBitsToFloat((int) number(reads(4), 4));
    }

    public float getFloat(int index) {
        return Float.intBitsToFloat((int) number(checked(index, 4), 4));
    }

    public ByteBuffer putFloat(float v) {
        return number(writes(4), 4, Float.floatToRawIntBits(v));
    }

    public ByteBuffer putFloat(int index, float v) {
        writable();
        return number(checked(index, 4), 4, Float.floatToRawIntBits(v));
    }

    public double getDouble() {
        return Double.longBitsToDouble(number(reads(8), 8));
    }

    public double getDouble(int index) {
        return Double.longBitsToDouble(number(checked(index, 8), 8));
    }

    public ByteBuffer putDouble(double v) {
        return number(writes(8), 8, Double.doubleToRawLongBits(v));
    }

    public ByteBuffer putDouble(int index, double v) {
        writable();
        return number(checked(index, 8), 8, Double.doubleToRawLongBits(v));
    }
}
