package java.util;

public class BitSet {
    private long[] words;

    public BitSet() {
        this(64);
    }

    public BitSet(int bits) {
        if (bits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + bits);
        }
        words = new long[bits + 63 >> 6];
        scoville.Rt.own(this, words);
    }

    private static void check(int i) {
        if (i < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + i);
        }
    }

    private static void check(int from, int to) {
        check(from);
        if (to < from) {
            throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
        }
    }

    private void room(int n) {
        if (n > words.length) {
            long[] more = new long[Math.max(n, 2 * words.length)];
            for (int i = 0; i < words.length; i++) {
                more[i] = words[i];
            }
            words = more;
            scoville.Rt.own(this, words);
        }
    }

    private long word(int i) {
        return i < words.length ? words[i] : 0L;
    }

    public boolean get(int i) {
        check(i);
        return (word(i >> 6) & 1L << i) != 0;
    }

    public void set(int i) {
        check(i);
        room((i >> 6) + 1);
        words[i >> 6] |= 1L << i;
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
        check(from, to);
        for (int i = from; i < to; i++) {
            set(i, value);
        }
    }

    public void clear(int i) {
        check(i);
        if (i >> 6 < words.length) {
            words[i >> 6] &= ~(1L << i);
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        for (int i = from; i < to && i >> 6 < words.length; i++) {
            clear(i);
        }
    }

    public void clear() {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0L;
        }
    }

    public void flip(int i) {
        check(i);
        room((i >> 6) + 1);
        words[i >> 6] ^= 1L << i;
    }

    public void flip(int from, int to) {
        check(from, to);
        for (int i = from; i < to; i++) {
            flip(i);
        }
    }

    public int cardinality() {
        int n = 0;
        for (int i = 0; i < words.length; i++) {
            n += Long.bitCount(words[i]);
        }
        return n;
    }

    public int length() {
        for (int i = words.length - 1; i >= 0; i--) {
            if (words[i] != 0) {
                return 64 * i + 64 - Long.numberOfLeadingZeros(words[i]);
            }
        }
        return 0;
    }

    public int size() {
        return 64 * words.length;
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    public int nextSetBit(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        int i = from >> 6;
        long w = word(i) & -1L << from;
        while (i < words.length) {
            if (w != 0) {
                return 64 * i + Long.numberOfTrailingZeros(w);
            }
            i++;
            w = word(i);
        }
        return -1;
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
        int i = from;
        while (i >= 0 && !get(i)) {
            i--;
        }
        return i;
    }

    public boolean intersects(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.word(i)) != 0) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.word(i);
        }
    }

    public void or(BitSet other) {
        room(other.words.length);
        for (int i = 0; i < other.words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    public void xor(BitSet other) {
        room(other.words.length);
        for (int i = 0; i < other.words.length; i++) {
            words[i] ^= other.words[i];
        }
    }

    public void andNot(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.word(i);
        }
    }

    public Object clone() {
        BitSet copy = new BitSet(size());
        copy.or(this);
        return copy;
    }

    public java.util.stream.IntStream stream() {
        int[] set = new int[cardinality()];
        int n = 0;
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            set[n++] = i;
        }
        return java.util.stream.IntStream.of(set);
    }

    public boolean equals(Object o) {
        if (!(o instanceof BitSet)) {
            return false;
        }
        BitSet other = (BitSet) o;
        for (int i = 0; i < Math.max(words.length, other.words.length); i++) {
            if (word(i) != other.word(i)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        long h = 1234;
        for (int i = words.length - 1; i >= 0; i--) {
            h ^= words[i] * (i + 1);
        }
        return (int) (h >> 32 ^ h);
    }

    public String toString() {
        StringBuilder b = new StringBuilder("{");
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            if (b.length() > 1) {
                b.append(", ");
            }
            b.append(i);
        }
        return b.append("}").toString();
    }
}
