package java.security;

import java.util.Arrays;
import scoville.Rt;

/** Mixes blocks of bytes into words; what is left of the last block waits until it is full, or until the end. */
abstract class Hash {
    /** How many bytes it yields. */
    final int length;
    private final byte[] block;
    private int filled;
    /** How many bytes it has taken. */
    private long taken;

    Hash(int length, int blockLength) {
        this.length = length;
        block = new byte[blockLength];
        Rt.own(this, block);
    }

    /** The words to begin with. */
    abstract void start();

    abstract void mix(byte[] block, int offset);

    /** The words so far, as bytes. */
    abstract byte[] words();

    /** Whether a number is written with its last byte first. */
    boolean little() {
        return false;
    }

    abstract Hash fresh();

    Hash copy() {
        Hash h = fresh();
        h.filled = filled;
        h.taken = taken;
        System.arraycopy(block, 0, h.block, 0, block.length);
        h.wordsOf(this);
        return h;
    }

    abstract void wordsOf(Hash h);

    void take(byte b) {
        taken++;
        block[filled] = b;
        filled++;
        if (filled == block.length) {
            mix(block, 0);
            filled = 0;
        }
    }

    void take(byte[] bytes, int offset, int count) {
        for (int i = 0; i < count; i++) {
            take(bytes[offset + i]);
        }
    }

    byte[] end() {
        long bits = taken << 3;
        // The number of bits comes last, in eight bytes of a small block and sixteen of a large one.
        int room = block.length == 64 ? 8 : 16;
        take((byte) 0x80);
        while (filled != block.length - room) {
            take((byte) 0);
        }
        for (int i = 0; i < room; i++) {
            int at = little() ? i : room - 1 - i;
            take(at < 8 ? (byte) (bits >>> 8 * at) : 0);
        }
        byte[] found = Arrays.copyOf(words(), length);
        reset();
        return found;
    }

    void reset() {
        filled = 0;
        taken = 0;
        start();
    }
}

/** Hashes with words of four bytes. */
abstract class IntHash extends Hash {
    final int[] words;

    IntHash(int length, int count) {
        super(length, 64);
        words = new int[count];
        Rt.own(this, words);
        start();
    }

    void wordsOf(Hash h) {
        System.arraycopy(((IntHash) h).words, 0, words, 0, words.length);
    }

    final int word(byte[] b, int i) {
        int x = b[i] & 0xff;
        int y = b[i + 1] & 0xff;
        int z = b[i + 2] & 0xff;
        int w = b[i + 3] & 0xff;
        return little() ? w << 24 | z << 16 | y << 8 | x : x << 24 | y << 16 | z << 8 | w;
    }

    byte[] words() {
        byte[] b = new byte[4 * words.length];
        for (int i = 0; i < b.length; i++) {
            int at = little() ? i & 3 : 3 - (i & 3);
            b[i] = (byte) (words[i >> 2] >>> 8 * at);
        }
        return b;
    }
}

final class Md5 extends IntHash {
    private static final int[] SHIFTS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
    private static final int[] SINES = new int[64];

    static {
        for (int i = 0; i < 64; i++) {
            SINES[i] = (int) (long) (Math.abs(Math.sin(i + 1)) * 4294967296.0);
        }
    }

    Md5() {
        super(16, 4);
    }

    Hash fresh() {
        return new Md5();
    }

    boolean little() {
        return true;
    }

    void start() {
        words[0] = 0x67452301;
        words[1] = 0xefcdab89;
        words[2] = 0x98badcfe;
        words[3] = 0x10325476;
    }

    void mix(byte[] block, int offset) {
        int a = words[0];
        int b = words[1];
        int c = words[2];
        int d = words[3];
        for (int i = 0; i < 64; i++) {
            int f;
            int g;
            switch (i >> 4) {
                case 0:
                    f = b & c | ~b & d;
                    g = i;
                    break;
                case 1:
                    f = d & b | ~d & c;
                    g = 5 * i + 1 & 15;
                    break;
                case 2:
                    f = b ^ c ^ d;
                    g = 3 * i + 5 & 15;
                    break;
                default:
                    f = c ^ (b | ~d);
                    g = 7 * i & 15;
            }
            int sum = a + f + SINES[i] + word(block, offset + 4 * g);
            a = d;
            d = c;
            c = b;
            b = b + Integer.rotateLeft(sum, SHIFTS[i >> 4 << 2 | i & 3]);
        }
        words[0] += a;
        words[1] += b;
        words[2] += c;
        words[3] += d;
    }
}

final class Sha1 extends IntHash {
    Sha1() {
        super(20, 5);
    }

    Hash fresh() {
        return new Sha1();
    }

    void start() {
        words[0] = 0x67452301;
        words[1] = 0xefcdab89;
        words[2] = 0x98badcfe;
        words[3] = 0x10325476;
        words[4] = 0xc3d2e1f0;
    }

    void mix(byte[] block, int offset) {
        int[] w = new int[80];
        for (int i = 0; i < 80; i++) {
            w[i] = i < 16 ? word(block, offset + 4 * i) : Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        }
        int a = words[0];
        int b = words[1];
        int c = words[2];
        int d = words[3];
        int e = words[4];
        for (int i = 0; i < 80; i++) {
            int f;
            if (i < 20) {
                f = (b & c | ~b & d) + 0x5a827999;
            } else if (i < 40) {
                f = (b ^ c ^ d) + 0x6ed9eba1;
            } else if (i < 60) {
                f = (b & c | b & d | c & d) + 0x8f1bbcdc;
            } else {
                f = (b ^ c ^ d) + 0xca62c1d6;
            }
            int next = Integer.rotateLeft(a, 5) + f + e + w[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = next;
        }
        words[0] += a;
        words[1] += b;
        words[2] += c;
        words[3] += d;
        words[4] += e;
    }
}

final class Sha256 extends IntHash {
    private final boolean small;

    /** The small one is SHA-224. */
    Sha256(boolean small) {
        super(small ? 28 : 32, 8);
        this.small = small;
        start();
    }

    Hash fresh() {
        return new Sha256(small);
    }

    void start() {
        long[] from = small ? Sha512.SMALL : Sha512.LARGE;
        for (int i = 0; i < 8; i++) {
            words[i] = (int) (small ? from[i] : from[i] >>> 32);
        }
    }

    void mix(byte[] block, int offset) {
        int[] w = new int[64];
        for (int i = 0; i < 64; i++) {
            if (i < 16) {
                w[i] = word(block, offset + 4 * i);
            } else {
                int x = w[i - 15];
                int y = w[i - 2];
                x = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
                y = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10;
                w[i] = w[i - 16] + x + w[i - 7] + y;
            }
        }
        int[] v = words.clone();
        for (int i = 0; i < 64; i++) {
            int e = v[4];
            int a = v[0];
            int one = v[7] + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                + (e & v[5] ^ ~e & v[6]) + (int) (Sha512.ROUNDS[i] >>> 32) + w[i];
            int two = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                + (a & v[1] ^ a & v[2] ^ v[1] & v[2]);
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += one;
            v[0] = one + two;
        }
        for (int i = 0; i < 8; i++) {
            words[i] += v[i];
        }
    }
}

/** With words of eight bytes. What it begins with and its constants begin with those of SHA-256. */
final class Sha512 extends Hash {
    /** Fractions of the square roots of the first eight primes, */
    static final long[] LARGE = {
        0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
        0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L,
    };
    /** of the next eight, */
    static final long[] SMALL = {
        0xcbbb9d5dc1059ed8L, 0x629a292a367cd507L, 0x9159015a3070dd17L, 0x152fecd8f70e5939L,
        0x67332667ffc00b31L, 0x8eb44a8768581511L, 0xdb0c2e0d64f98fa7L, 0x47b5481dbefa4fa4L,
    };
    /** and of the cube roots of the first eighty. */
    static final long[] ROUNDS = {
        0x428a2f98d728ae22L, 0x7137449123ef65cdL, 0xb5c0fbcfec4d3b2fL, 0xe9b5dba58189dbbcL,
        0x3956c25bf348b538L, 0x59f111f1b605d019L, 0x923f82a4af194f9bL, 0xab1c5ed5da6d8118L,
        0xd807aa98a3030242L, 0x12835b0145706fbeL, 0x243185be4ee4b28cL, 0x550c7dc3d5ffb4e2L,
        0x72be5d74f27b896fL, 0x80deb1fe3b1696b1L, 0x9bdc06a725c71235L, 0xc19bf174cf692694L,
        0xe49b69c19ef14ad2L, 0xefbe4786384f25e3L, 0x0fc19dc68b8cd5b5L, 0x240ca1cc77ac9c65L,
        0x2de92c6f592b0275L, 0x4a7484aa6ea6e483L, 0x5cb0a9dcbd41fbd4L, 0x76f988da831153b5L,
        0x983e5152ee66dfabL, 0xa831c66d2db43210L, 0xb00327c898fb213fL, 0xbf597fc7beef0ee4L,
        0xc6e00bf33da88fc2L, 0xd5a79147930aa725L, 0x06ca6351e003826fL, 0x142929670a0e6e70L,
        0x27b70a8546d22ffcL, 0x2e1b21385c26c926L, 0x4d2c6dfc5ac42aedL, 0x53380d139d95b3dfL,
        0x650a73548baf63deL, 0x766a0abb3c77b2a8L, 0x81c2c92e47edaee6L, 0x92722c851482353bL,
        0xa2bfe8a14cf10364L, 0xa81a664bbc423001L, 0xc24b8b70d0f89791L, 0xc76c51a30654be30L,
        0xd192e819d6ef5218L, 0xd69906245565a910L, 0xf40e35855771202aL, 0x106aa07032bbd1b8L,
        0x19a4c116b8d2d0c8L, 0x1e376c085141ab53L, 0x2748774cdf8eeb99L, 0x34b0bcb5e19b48a8L,
        0x391c0cb3c5c95a63L, 0x4ed8aa4ae3418acbL, 0x5b9cca4f7763e373L, 0x682e6ff3d6b2b8a3L,
        0x748f82ee5defb2fcL, 0x78a5636f43172f60L, 0x84c87814a1f0ab72L, 0x8cc702081a6439ecL,
        0x90befffa23631e28L, 0xa4506cebde82bde9L, 0xbef9a3f7b2c67915L, 0xc67178f2e372532bL,
        0xca273eceea26619cL, 0xd186b8c721c0c207L, 0xeada7dd6cde0eb1eL, 0xf57d4f7fee6ed178L,
        0x06f067aa72176fbaL, 0x0a637dc5a2c898a6L, 0x113f9804bef90daeL, 0x1b710b35131c471bL,
        0x28db77f523047d84L, 0x32caab7b40c72493L, 0x3c9ebe0a15c9bebcL, 0x431d67c49c100d4cL,
        0x4cc5d4becb3e42b6L, 0x597f299cfc657e2aL, 0x5fcb6fab3ad6faecL, 0x6c44198c4a475817L,
    };
    private final long[] words = new long[8];
    private final boolean small;

    /** The small one is SHA-384. */
    Sha512(boolean small) {
        super(small ? 48 : 64, 128);
        this.small = small;
        Rt.own(this, words);
        start();
    }

    Hash fresh() {
        return new Sha512(small);
    }

    void start() {
        System.arraycopy(small ? SMALL : LARGE, 0, words, 0, 8);
    }

    void wordsOf(Hash h) {
        System.arraycopy(((Sha512) h).words, 0, words, 0, 8);
    }

    byte[] words() {
        byte[] b = new byte[64];
        for (int i = 0; i < 64; i++) {
            b[i] = (byte) (words[i >> 3] >>> 8 * (7 - (i & 7)));
        }
        return b;
    }

    void mix(byte[] block, int offset) {
        long[] w = new long[80];
        for (int i = 0; i < 80; i++) {
            if (i < 16) {
                for (int j = 0; j < 8; j++) {
                    w[i] = w[i] << 8 | block[offset + 8 * i + j] & 0xff;
                }
            } else {
                long x = w[i - 15];
                long y = w[i - 2];
                x = Long.rotateRight(x, 1) ^ Long.rotateRight(x, 8) ^ x >>> 7;
                y = Long.rotateRight(y, 19) ^ Long.rotateRight(y, 61) ^ y >>> 6;
                w[i] = w[i - 16] + x + w[i - 7] + y;
            }
        }
        long[] v = words.clone();
        for (int i = 0; i < 80; i++) {
            long e = v[4];
            long a = v[0];
            long one = v[7] + (Long.rotateRight(e, 14) ^ Long.rotateRight(e, 18) ^ Long.rotateRight(e, 41))
                + (e & v[5] ^ ~e & v[6]) + ROUNDS[i] + w[i];
            long two = (Long.rotateRight(a, 28) ^ Long.rotateRight(a, 34) ^ Long.rotateRight(a, 39))
                + (a & v[1] ^ a & v[2] ^ v[1] & v[2]);
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += one;
            v[0] = one + two;
        }
        for (int i = 0; i < 8; i++) {
            words[i] += v[i];
        }
    }
}
