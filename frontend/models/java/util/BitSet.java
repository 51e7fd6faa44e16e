package java.util;

import scoville.Rt;

/** The words behind those that are in use are 0. That number is a field, as in Java, so calls race that have no word in common. */
public class BitSet implements Cloneable, java.io.Serializable {
    private long[] words;
    private int wordsInUse;
    /** Whether it is as large as its constructor says. */
    private boolean sizeIsSticky;

    public BitSet() {
        take(new long[1]);
    }

    public BitSet(int n) {
        if (n < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + n);
        }
        take(new long[(n - 1 >> 6) + 1]);
        sizeIsSticky = true;
    }

    /** Of words of which the last is not 0. */
    private BitSet(long[] words) {
        take(words);
        wordsInUse = words.length;
    }

    private void take(long[] words) {
        this.words = words;
        Rt.own(this, words);
    }

    private static void check(int i) {
        if (i < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + i);
        }
    }

    private static void checkStart(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
    }

    /** Whether there is anything to look at downwards from there. */
    private static boolean checkLast(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + from);
        }
        return from >= 0;
    }

    private static void check(int from, int to) {
        checkStart(from);
        if (to < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + to);
        }
        if (from > to) {
            throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
        }
    }

    /** The bits of a word from that of an index on. */
    private static long above(int from) {
        return -1L << from;
    }

    /** The bits of a word before that of an index; all if it is the first of the next word. */
    private static long below(int to) {
        return -1L >>> -to;
    }

    /** Makes room for some words; at least twice as many as before. */
    private void ensureCapacity(int n) {
        if (words.length < n) {
            take(Arrays.copyOf(words, Math.max(2 * words.length, n)));
            sizeIsSticky = false;
        }
    }

    private void expandTo(int word) {
        if (wordsInUse <= word) {
            ensureCapacity(word + 1);
            wordsInUse = word + 1;
        }
    }

    /** When words in use may have become 0. */
    private void recalculateWordsInUse() {
        int n = wordsInUse;
        while (n > 0 && words[n - 1] == 0) {
            n--;
        }
        wordsInUse = n;
    }

    public void set(int i) {
        check(i);
        expandTo(i >> 6);
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
        if (from == to) {
            return;
        }
        int first = from >> 6;
        int last = to - 1 >> 6;
        expandTo(last);
        if (first == last) {
            words[first] |= above(from) & below(to);
            return;
        }
        words[first] |= above(from);
        for (int u = first + 1; u < last; u++) {
            words[u] = -1;
        }
        words[last] |= below(to);
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
        if (i >> 6 < wordsInUse) {
            words[i >> 6] &= ~(1L << i);
            recalculateWordsInUse();
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        int first = from >> 6;
        if (from == to || first >= wordsInUse) {
            return;
        }
        int end = to;
        int last = end - 1 >> 6;
        if (last >= wordsInUse) {
            end = length();
            last = wordsInUse - 1;
        }
        if (first == last) {
            words[first] &= ~(above(from) & below(end));
        } else {
            words[first] &= ~above(from);
            for (int u = first + 1; u < last; u++) {
                words[u] = 0;
            }
            words[last] &= ~below(end);
        }
        recalculateWordsInUse();
    }

    public void clear() {
        while (wordsInUse > 0) {
            words[--wordsInUse] = 0;
        }
    }

    public void flip(int i) {
        check(i);
        expandTo(i >> 6);
        words[i >> 6] ^= 1L << i;
        recalculateWordsInUse();
    }

    public void flip(int from, int to) {
        check(from, to);
        if (from == to) {
            return;
        }
        int first = from >> 6;
        int last = to - 1 >> 6;
        expandTo(last);
        if (first == last) {
            words[first] ^= above(from) & below(to);
        } else {
            words[first] ^= above(from);
            for (int u = first + 1; u < last; u++) {
                words[u] ^= -1L;
            }
            words[last] ^= below(to);
        }
        recalculateWordsInUse();
    }

    public boolean get(int i) {
        check(i);
        return i >> 6 < wordsInUse && (words[i >> 6] & 1L << i) != 0;
    }

    public BitSet get(int from, int to) {
        check(from, to);
        int length = length();
        if (length <= from || from == to) {
            return new BitSet(0);
        }
        int n = Math.min(to, length) - from;
        BitSet part = new BitSet(n);
        int last = n - 1 >> 6;
        for (int u = 0; u <= last; u++) {
            int at = (from >> 6) + u;
            // How many bits of this word are there: they may begin in the middle of a word, and go on in the next.
            int bits = u < last ? 64 : (n - 1 & 63) + 1;
            long w = words[at] >>> from;
            if ((from & 63) + bits > 64) {
                w |= words[at + 1] << -from;
            }
            part.words[u] = w & below(bits);
        }
        part.wordsInUse = last + 1;
        part.recalculateWordsInUse();
        return part;
    }

    public int nextSetBit(int from) {
        checkStart(from);
        int u = from >> 6;
        if (u >= wordsInUse) {
            return -1;
        }
        long w = words[u] & above(from);
        while (w == 0) {
            if (++u == wordsInUse) {
                return -1;
            }
            w = words[u];
        }
        return u * 64 + Long.numberOfTrailingZeros(w);
    }

    public int nextClearBit(int from) {
        checkStart(from);
        int u = from >> 6;
        if (u >= wordsInUse) {
            return from;
        }
        long w = ~words[u] & above(from);
        while (w == 0) {
            if (++u == wordsInUse) {
                return wordsInUse * 64;
            }
            w = ~words[u];
        }
        return u * 64 + Long.numberOfTrailingZeros(w);
    }

    public int previousSetBit(int from) {
        if (!checkLast(from)) {
            return -1;
        }
        int u = from >> 6;
        if (u >= wordsInUse) {
            return length() - 1;
        }
        long w = words[u] & below(from + 1);
        while (w == 0) {
            if (u-- == 0) {
                return -1;
            }
            w = words[u];
        }
        return u * 64 + 63 - Long.numberOfLeadingZeros(w);
    }

    public int previousClearBit(int from) {
        if (!checkLast(from)) {
            return -1;
        }
        int u = from >> 6;
        if (u >= wordsInUse) {
            return from;
        }
        long w = ~words[u] & below(from + 1);
        while (w == 0) {
            if (u-- == 0) {
                return -1;
            }
            w = ~words[u];
        }
        return u * 64 + 63 - Long.numberOfLeadingZeros(w);
    }

    public int length() {
        return wordsInUse == 0 ? 0 : 64 * wordsInUse - Long.numberOfLeadingZeros(words[wordsInUse - 1]);
    }

    public int size() {
        return words.length * 64;
    }

    public boolean isEmpty() {
        return wordsInUse == 0;
    }

    public int cardinality() {
        int n = 0;
        for (int u = 0; u < wordsInUse; u++) {
            n += Long.bitCount(words[u]);
        }
        return n;
    }

    public boolean intersects(BitSet other) {
        for (int u = Math.min(wordsInUse, other.wordsInUse) - 1; u >= 0; u--) {
            if ((words[u] & other.words[u]) != 0) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet other) {
        if (this == other) {
            return;
        }
        while (wordsInUse > other.wordsInUse) {
            words[--wordsInUse] = 0;
        }
        for (int u = 0; u < wordsInUse; u++) {
            words[u] &= other.words[u];
        }
        recalculateWordsInUse();
    }

    /** Makes room for the words of another set, and says how many words in use both had. */
    private int meet(BitSet other) {
        int common = Math.min(wordsInUse, other.wordsInUse);
        if (wordsInUse < other.wordsInUse) {
            ensureCapacity(other.wordsInUse);
            wordsInUse = other.wordsInUse;
        }
        return common;
    }

    public void or(BitSet other) {
        if (this == other) {
            return;
        }
        int common = meet(other);
        for (int u = 0; u < common; u++) {
            words[u] |= other.words[u];
        }
        if (common < other.wordsInUse) {
            System.arraycopy(other.words, common, words, common, wordsInUse - common);
        }
    }

    public void xor(BitSet other) {
        int common = meet(other);
        for (int u = 0; u < common; u++) {
            words[u] ^= other.words[u];
        }
        if (common < other.wordsInUse) {
            System.arraycopy(other.words, common, words, common, other.wordsInUse - common);
        }
        recalculateWordsInUse();
    }

    public void andNot(BitSet other) {
        for (int u = Math.min(wordsInUse, other.wordsInUse) - 1; u >= 0; u--) {
            words[u] &= ~other.words[u];
        }
        recalculateWordsInUse();
    }

    public long[] toLongArray() {
        return Arrays.copyOf(words, wordsInUse);
    }

    public Object clone() {
        // What has become too large is made smaller, too.
        if (!sizeIsSticky && wordsInUse != words.length) {
            take(Arrays.copyOf(words, wordsInUse));
        }
        try {
            BitSet copy = (BitSet) super.clone();
            copy.take(words.clone());
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public boolean equals(Object o) {
        if (!(o instanceof BitSet)) {
            return false;
        }
        BitSet other = (BitSet) o;
        if (this == other) {
            return true;
        }
        if (wordsInUse != other.wordsInUse) {
            return false;
        }
        for (int u = 0; u < wordsInUse; u++) {
            if (words[u] != other.words[u]) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        long h = 1234;
        for (int u = wordsInUse; --u >= 0; ) {
            h ^= words[u] * (u + 1);
        }
        return (int) (h >> 32 ^ h);
    }

    public String toString() {
        if (wordsInUse > 128) {
            // Java estimates how long the text becomes.
            cardinality();
        }
        String s = "{";
        int i = nextSetBit(0);
        if (i >= 0) {
            s += i;
            while (++i >= 0 && (i = nextSetBit(i)) >= 0) {
                int end = nextClearBit(i);
                do {
                    s += ", " + i;
                } while (++i != end);
            }
        }
        return s + "}";
    }

    public static BitSet valueOf(long[] words) {
        int n = words.length;
        while (n > 0 && words[n - 1] == 0) {
            n--;
        }
        return new BitSet(Arrays.copyOf(words, n));
    }

    public static BitSet valueOf(byte[] bytes) {
        return valueOf(java.nio.ByteBuffer.wrap(bytes));
    }

    public static BitSet valueOf(java.nio.ByteBuffer bytes) {
        java.nio.ByteBuffer part = bytes.slice();
        int n = part.remaining();
        while (n > 0 && part.get(n - 1) == 0) {
            n--;
        }
        long[] words = new long[(n + 7) / 8];
        for (int i = 0; i < n; i++) {
            words[i >> 3] |= (part.get(i) & 0xffL) << 8 * (i & 7);
        }
        return new BitSet(words);
    }

    public byte[] toByteArray() {
        int n = wordsInUse;
        if (n == 0) {
            return new byte[0];
        }
        int length = 8 * n - Long.numberOfLeadingZeros(words[n - 1]) / 8;
        byte[] bytes = new byte[length];
        for (int u = 0; u < n; u++) {
            long w = words[u];
            for (int i = 8 * u; i < length && i < 8 * u + 8; i++) {
                bytes[i] = (byte) w;
                w >>>= 8;
            }
        }
        return bytes;
    }

    /** The bits that are set, for one pipeline, which looks for the first, and at how many words there are, when it begins. */
    private final class Bits extends AbstractCollection<Integer> implements SequencedCollection<Integer>, Iterator<Integer> {
        private boolean begun;
        private int used;
        private int size;
        private int next;

        private void begin() {
            if (!begun) {
                begun = true;
                used = wordsInUse;
                size = cardinality();
                next = nextSetBit(0);
            }
        }

        public int size() {
            begin();
            return size;
        }

        public Iterator<Integer> iterator() {
            begin();
            return this;
        }

        public boolean hasNext() {
            return next >= 0;
        }

        /** Looks for the next one already. */
        public Integer next() {
            int i = next++;
            long mask = above(next);
            int u = next >> 6;
            next = -1;
            for (; next < 0 && u < used; u++) {
                long w = words[u] & mask;
                mask = -1;
                if (w != 0) {
                    next = u * 64 + Long.numberOfTrailingZeros(w);
                }
            }
            return i;
        }

        /** Reads each word once only. */
        public void scovilleEach(java.util.function.Consumer<? super Integer> action) {
            begin();
            int i = next;
            next = -1;
            if (i >= 0) {
                action.accept(i++);
                long mask = above(i);
                for (int u = i >> 6; u < used; u++) {
                    for (long w = words[u] & mask; w != 0; w &= w - 1) {
                        action.accept(u * 64 + Long.numberOfTrailingZeros(w));
                    }
                    mask = -1;
                }
            }
        }

        public SequencedCollection<Integer> reversed() {
            Rt.unsupported("a stream's bits in reverse");
            return null;
        }
    }

    public java.util.stream.IntStream stream() {
        return java.util.stream.Stream.scovilleOf(new Bits(), false).mapToInt(i -> i);
    }
}
