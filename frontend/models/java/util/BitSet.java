package java.util;

public class BitSet implements Cloneable, java.io.Serializable {
    private long[] words;
    /** Whether it is as large as its constructor says. */
    private boolean given;

    public BitSet() {
        words = new long[1];
    }

    public BitSet(int n) {
        if (n < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + n);
        }
        words = new long[(n + 63) / 64];
        given = true;
    }

    private static void check(int i) {
        if (i < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + i);
        }
    }

    private static void check(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        if (to < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + to);
        }
        if (from > to) {
            throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
        }
    }

    /** Makes room for some words; at least twice as many as before. */
    private void grow(int n) {
        if (words.length < n) {
            words = Arrays.copyOf(words, Math.max(2 * words.length, n));
            given = false;
        }
    }

    private int used() {
        int n = words.length;
        while (n > 0 && words[n - 1] == 0) {
            n--;
        }
        return n;
    }

    public void set(int i) {
        check(i);
        grow(i / 64 + 1);
        words[i / 64] |= 1L << i;
    }

    public void set(int i, boolean value) {
        if (value) {
            set(i);
        } else {
            clear(i);
        }
    }

    public void set(int from, int to) {
        check(from, to);
        for (int i = from; i < to; i++) {
            set(i);
        }
    }

    public void set(int from, int to, boolean value) {
        if (value) {
            set(from, to);
        } else {
            clear(from, to);
        }
    }

    public void clear(int i) {
        check(i);
        if (i / 64 < words.length) {
            words[i / 64] &= ~(1L << i);
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        int end = Math.min(to, words.length * 64);
        for (int i = from; i < end; i++) {
            clear(i);
        }
    }

    public void clear() {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
    }

    public void flip(int i) {
        check(i);
        grow(i / 64 + 1);
        words[i / 64] ^= 1L << i;
    }

    public void flip(int from, int to) {
        check(from, to);
        for (int i = from; i < to; i++) {
            flip(i);
        }
    }

    public boolean get(int i) {
        check(i);
        return i / 64 < words.length && (words[i / 64] & 1L << i) != 0;
    }

    public BitSet get(int from, int to) {
        check(from, to);
        BitSet b = new BitSet(Math.max(Math.min(to, length()) - from, 0));
        for (int i = nextSetBit(from); i >= 0 && i < to; i = nextSetBit(i + 1)) {
            b.set(i - from);
        }
        return b;
    }

    public int nextSetBit(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        int u = from / 64;
        if (u >= words.length) {
            return -1;
        }
        long w = words[u] & -1L << from;
        while (w == 0) {
            if (++u == words.length) {
                return -1;
            }
            w = words[u];
        }
        return u * 64 + Long.numberOfTrailingZeros(w);
    }

    public int nextClearBit(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        int i = from;
        while (get(i)) {
            i++;
        }
        return i;
    }

    public int previousSetBit(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + from);
        }
        int i = Math.min(from, words.length * 64 - 1);
        while (i >= 0 && !get(i)) {
            i--;
        }
        return i;
    }

    public int previousClearBit(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + from);
        }
        int i = from;
        while (i >= 0 && get(i)) {
            i--;
        }
        return i;
    }

    public int length() {
        int n = used();
        return n == 0 ? 0 : 64 * n - Long.numberOfLeadingZeros(words[n - 1]);
    }

    public int size() {
        return words.length * 64;
    }

    public boolean isEmpty() {
        return used() == 0;
    }

    public int cardinality() {
        int n = 0;
        for (int i = 0; i < words.length; i++) {
            n += Long.bitCount(words[i]);
        }
        return n;
    }

    public boolean intersects(BitSet other) {
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= i < other.words.length ? other.words[i] : 0;
        }
    }

    public void or(BitSet other) {
        grow(other.used());
        for (int i = other.used() - 1; i >= 0; i--) {
            words[i] |= other.words[i];
        }
    }

    public void xor(BitSet other) {
        grow(other.used());
        for (int i = other.used() - 1; i >= 0; i--) {
            words[i] ^= other.words[i];
        }
    }

    public void andNot(BitSet other) {
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--) {
            words[i] &= ~other.words[i];
        }
    }

    public long[] toLongArray() {
        return Arrays.copyOf(words, used());
    }

    public Object clone() {
        // What has become too large is made smaller, too.
        if (!given) {
            words = Arrays.copyOf(words, used());
        }
        BitSet b = new BitSet(0);
        b.words = words.clone();
        b.given = given;
        return b;
    }

    public boolean equals(Object o) {
        return o instanceof BitSet && Arrays.equals(toLongArray(), ((BitSet) o).toLongArray());
    }

    public int hashCode() {
        long h = 1234;
        for (int i = used(); --i >= 0; ) {
            h ^= words[i] * (i + 1);
        }
        return (int) (h >> 32 ^ h);
    }

    public String toString() {
        String s = "{";
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            s = s.length() == 1 ? s + i : s + ", " + i;
        }
        return s + "}";
    }

    public static BitSet valueOf(long[] words) {
        BitSet set = new BitSet();
        for (int i = 0; i < words.length * 64; i++) {
            if ((words[i >> 6] >>> (i & 63) & 1) != 0) {
                set.set(i);
            }
        }
        return set;
    }

    public static BitSet valueOf(byte[] bytes) {
        BitSet set = new BitSet();
        for (int i = 0; i < bytes.length * 8; i++) {
            if ((bytes[i >> 3] >>> (i & 7) & 1) != 0) {
                set.set(i);
            }
        }
        return set;
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) / 8];
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            bytes[i >> 3] |= 1 << (i & 7);
        }
        return bytes;
    }

    public java.util.stream.IntStream stream() {
        return java.util.stream.IntStream.iterate(nextSetBit(0), i -> i >= 0, i -> nextSetBit(i + 1));
    }
}
