package java.nio;

import java.util.Objects;

public class BufferUnderflowException extends RuntimeException {
    public BufferUnderflowException() {
    }
}

public class BufferOverflowException extends RuntimeException {
    public BufferOverflowException() {
    }
}

public class ReadOnlyBufferException extends UnsupportedOperationException {
    public ReadOnlyBufferException() {
    }
}

public class InvalidMarkException extends IllegalStateException {
    public InvalidMarkException() {
    }
}

public final class ByteOrder {
    public static final ByteOrder BIG_ENDIAN = new ByteOrder("BIG_ENDIAN");
    public static final ByteOrder LITTLE_ENDIAN = new ByteOrder("LITTLE_ENDIAN");

    private final String name;

    private ByteOrder(String name) {
        this.name = name;
    }

    /** That of the machines on which most programs run. */
    public static ByteOrder nativeOrder() {
        return LITTLE_ENDIAN;
    }

    public String toString() {
        return name;
    }
}

/** Where a buffer is, without what is in it. Not synchronised: what is relative changes the position. */
public abstract class Buffer {
    private int mark = -1;
    private int position;
    private int limit;
    private final int capacity;
    private final boolean readOnly;

    Buffer(int capacity, int position, int limit, boolean readOnly) {
        this.capacity = capacity;
        this.position = position;
        this.limit = limit;
        this.readOnly = readOnly;
    }

    static int notNegative(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return capacity;
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public final int limit() {
        return limit;
    }

    public final int remaining() {
        int n = limit - position;
        return n > 0 ? n : 0;
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public final boolean isReadOnly() {
        return readOnly;
    }

    public Buffer position(int at) {
        if (at > limit) {
            throw new IllegalArgumentException("newPosition > limit: (" + at + " > " + limit + ")");
        }
        if (at < 0) {
            throw new IllegalArgumentException("newPosition < 0: (" + at + " < 0)");
        }
        if (mark > at) {
            mark = -1;
        }
        position = at;
        return this;
    }

    public Buffer limit(int end) {
        if (end > capacity) {
            throw new IllegalArgumentException("newLimit > capacity: (" + end + " > " + capacity + ")");
        }
        if (end < 0) {
            throw new IllegalArgumentException("newLimit < 0: (" + end + " < 0)");
        }
        limit = end;
        if (position > end) {
            position = end;
        }
        if (mark > end) {
            mark = -1;
        }
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    public Buffer reset() {
        if (mark < 0) {
            throw new InvalidMarkException();
        }
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public abstract boolean hasArray();

    public abstract boolean isDirect();

    // --- for the kinds of buffers ---

    /** Another one with the same place and mark. */
    final void placedAs(Buffer other) {
        mark = other.mark;
    }

    final void writable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    /** The place of the next `n` units to read, which is behind them now. */
    final int reads(int n) {
        int at = position;
        if (limit - at < n) {
            throw new BufferUnderflowException();
        }
        position = at + n;
        return at;
    }

    final int writes(int n) {
        writable();
        int at = position;
        if (limit - at < n) {
            throw new BufferOverflowException();
        }
        position = at + n;
        return at;
    }

    /** An index of `n` units. */
    final int checked(int index, int n) {
        if (index < 0 || n > limit - index) {
            throw new IndexOutOfBoundsException();
        }
        return index;
    }

    final void checkedRange(int index, int n) {
        Objects.checkFromIndexSize(index, n, limit);
    }

    /** What is left is at the start now; behind it is room. */
    final void compacted(int left) {
        position = left;
        limit = capacity;
        mark = -1;
    }

    final String shown(String name) {
        return name + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
    }
}
