package java.util;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import scoville.Rt;

/**
 * Steps of a fixed width, whose places are mixed. It belongs to one task: its state is not protected. Without a seed, or with the time
 * as one, every number is an input of its own.
 */
public final class SplittableRandom {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private final boolean free;
    private long seed;
    private final long width;

    public SplittableRandom() {
        free = true;
        width = GOLDEN;
    }

    public SplittableRandom(long seed) {
        free = System.scovilleIsTime(seed);
        this.seed = seed;
        width = GOLDEN;
    }

    private SplittableRandom(boolean free, long seed, long width) {
        this.free = free;
        this.seed = seed;
        this.width = width;
    }

    private static long mixed(long a, int by, long p, int next, long q) {
        long z = (a ^ a >>> by) * p;
        return (z ^ z >>> next) * q;
    }

    /** An odd number with bits enough that change. */
    private static long widthOf(long a) {
        long z = mixed(a, 33, 0xff51afd7ed558ccdL, 33, 0xc4ceb9fe1a85ec53L);
        z = z ^ z >>> 33 | 1L;
        return Long.bitCount(z ^ z >>> 1) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
    }

    private long step() {
        seed += width;
        return seed;
    }

    public SplittableRandom split() {
        // Where it began, nobody can tell of a free one.
        long s = free ? step() : nextLong();
        return new SplittableRandom(free, s, widthOf(step()));
    }

    public long nextLong() {
        long place = step();
        if (free) {
            return Rt.chooseLong(Long.MIN_VALUE, Long.MAX_VALUE);
        }
        long z = mixed(place, 30, 0xbf58476d1ce4e5b9L, 27, 0x94d049bb133111ebL);
        return z ^ z >>> 31;
    }

    public int nextInt() {
        long place = step();
        if (free) {
            return Rt.chooseInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        return (int) (mixed(place, 33, 0x62a9d9ed799705f5L, 28, 0xcb24d0a5c88c35b3L) >>> 32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (free) {
            step();
            return Rt.chooseInt(0, bound - 1);
        }
        int r = nextInt();
        int m = bound - 1;
        if ((bound & m) == 0) {
            return r & m;
        }
        int u = r >>> 1;
        while (u + m - (r = u % bound) < 0) {
            u = nextInt() >>> 1;
        }
        return r;
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        if (free) {
            step();
            return Rt.chooseInt(origin, bound - 1);
        }
        int r = nextInt();
        int n = bound - origin;
        int m = n - 1;
        if ((n & m) == 0) {
            return (r & m) + origin;
        }
        if (n > 0) {
            int u = r >>> 1;
            while (u + m - (r = u % n) < 0) {
                u = nextInt() >>> 1;
            }
            return r + origin;
        }
        while (r < origin || r >= bound) {
            r = nextInt();
        }
        return r;
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return below(bound);
    }

    private long below(long bound) {
        if (free) {
            step();
            return Rt.chooseLong(0L, bound - 1);
        }
        long r = nextLong();
        long m = bound - 1;
        if ((bound & m) == 0) {
            return r & m;
        }
        long u = r >>> 1;
        while (u + m - (r = u % bound) < 0) {
            u = nextLong() >>> 1;
        }
        return r;
    }

    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        if (free) {
            step();
            return Rt.chooseLong(origin, bound - 1);
        }
        long n = bound - origin;
        if (n > 0) {
            return below(n) + origin;
        }
        long r = nextLong();
        while (r < origin || r >= bound) {
            r = nextLong();
        }
        return r;
    }

    public double nextDouble() {
        if (free) {
            step();
            return Rt.chooseLong(0L, (1L << 53) - 1) * 0x1.0p-53;
        }
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    public double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double r = nextDouble() * bound;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double r = nextDouble() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    public float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    public boolean nextBoolean() {
        return nextInt() < 0;
    }

    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            long r = nextLong();
            for (int k = Math.min(bytes.length - i, 8); k > 0; k--) {
                bytes[i++] = (byte) r;
                r >>= 8;
            }
        }
    }

    public IntStream ints(long n) {
        return atMost(n) ? IntStream.scovilleMade(n, () -> nextInt()) : null;
    }

    public IntStream ints(long n, int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return atMost(n) ? IntStream.scovilleMade(n, () -> nextInt(origin, bound)) : null;
    }

    public LongStream longs(long n) {
        return atMost(n) ? LongStream.scovilleMade(n, () -> nextLong()) : null;
    }

    public DoubleStream doubles(long n) {
        return atMost(n) ? DoubleStream.scovilleMade(n, () -> nextDouble()) : null;
    }

    private static boolean atMost(long n) {
        if (n < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return true;
    }
}
