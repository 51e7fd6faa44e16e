package java.nio;

import java.util.Objects;
import scoville.Rt;

/** Numbers in an array. */
public final class IntBuffer extends Buffer implements Comparable<IntBuffer> {
    private final int[] all;
    private final int offset;

    private IntBuffer(int[] all, int offset, int capacity, int position, int limit, boolean readOnly) {
        super(capacity, position, limit, readOnly);
        this.all = all;
        this.offset = offset;
    }

    public static IntBuffer allocate(int capacity) {
        IntBuffer b = new IntBuffer(new int[notNegative(capacity)], 0, capacity, 0, capacity, false);
        Rt.own(b, b.all);
        return b;
    }

    public static IntBuffer wrap(int[] all) {
        return wrap(all, 0, all.length);
    }

    public static IntBuffer wrap(int[] all, int offset, int n) {
        if (offset < 0 || n < 0 || n > all.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new IntBuffer(all, 0, all.length, offset, offset + n, false);
    }

    public IntBuffer position(int at) {
        super.position(at);
        return this;
    }

    public IntBuffer limit(int end) {
        super.limit(end);
        return this;
    }

    public IntBuffer mark() {
        super.mark();
        return this;
    }

    public IntBuffer reset() {
        super.reset();
        return this;
    }

    public IntBuffer clear() {
        super.clear();
        return this;
    }

    public IntBuffer flip() {
        super.flip();
        return this;
    }

    public IntBuffer rewind() {
        super.rewind();
        return this;
    }

    public boolean isDirect() {
        return false;
    }

    public boolean hasArray() {
        return !isReadOnly();
    }

    public int[] array() {
        writable();
        return all;
    }

    public int arrayOffset() {
        writable();
        return offset;
    }

    public int get() {
        return all[offset + reads(1)];
    }

    public int get(int index) {
        return all[offset + checked(index, 1)];
    }

    public IntBuffer put(int v) {
        all[offset + writes(1)] = v;
        return this;
    }

    public IntBuffer put(int index, int v) {
        writable();
        all[offset + checked(index, 1)] = v;
        return this;
    }

    public IntBuffer get(int[] to) {
        return get(to, 0, to.length);
    }

    public IntBuffer get(int[] to, int at, int n) {
        Objects.checkFromIndexSize(at, n, to.length);
        System.arraycopy(all, offset + reads(n), to, at, n);
        return this;
    }

    public IntBuffer get(int index, int[] to) {
        return get(index, to, 0, to.length);
    }

    public IntBuffer get(int index, int[] to, int at, int n) {
        checkedRange(index, n);
        Objects.checkFromIndexSize(at, n, to.length);
        System.arraycopy(all, offset + index, to, at, n);
        return this;
    }

    public IntBuffer put(int[] from) {
        return put(from, 0, from.length);
    }

    public IntBuffer put(int[] from, int at, int n) {
        writable();
        Objects.checkFromIndexSize(at, n, from.length);
        System.arraycopy(from, at, all, offset + writes(n), n);
        return this;
    }

    public IntBuffer put(int index, int[] from) {
        return put(index, from, 0, from.length);
    }

    public IntBuffer put(int index, int[] from, int at, int n) {
        checkedRange(index, n);
        Objects.checkFromIndexSize(at, n, from.length);
        writable();
        System.arraycopy(from, at, all, offset + index, n);
        return this;
    }

    public IntBuffer put(IntBuffer from) {
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

    public IntBuffer compact() {
        writable();
        int n = remaining();
        System.arraycopy(all, offset + position(), all, offset, n);
        compacted(n);
        return this;
    }

    public IntBuffer slice() {
        return new IntBuffer(all, offset + position(), remaining(), 0, remaining(), isReadOnly());
    }

    public IntBuffer slice(int index, int n) {
        checkedRange(index, n);
        return new IntBuffer(all, offset + index, n, 0, n, isReadOnly());
    }

    public IntBuffer duplicate() {
        return same(isReadOnly());
    }

    public IntBuffer asReadOnlyBuffer() {
        return same(true);
    }

    private IntBuffer same(boolean readOnly) {
        IntBuffer b = new IntBuffer(all, offset, capacity(), position(), limit(), readOnly);
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
        return o instanceof IntBuffer && remaining() == ((IntBuffer) o).remaining() && mismatch((IntBuffer) o) < 0;
    }

    /** How many units from here on are the same, if not all. */
    public int mismatch(IntBuffer other) {
        int n = Math.min(remaining(), other.remaining());
        for (int i = 0; i < n; i++) {
            if (get(position() + i) != other.get(other.position() + i)) {
                return i;
            }
        }
        return remaining() == other.remaining() ? -1 : n;
    }

    public int compareTo(IntBuffer other) {
        int i = mismatch(other);
        if (i < 0 || i == remaining() || i == other.remaining()) {
            return remaining() - other.remaining();
        }
        return Integer.compare(get(position() + i), other.get(other.position() + i));
    }

    public String toString() {
        return shown(isReadOnly() ? "java.nio.HeapIntBufferR" : "java.nio.HeapIntBuffer");
    }

    /** That of the machine, as there are no buffers of numbers over bytes. */
    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
