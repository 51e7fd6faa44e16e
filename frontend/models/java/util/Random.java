package java.util;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import scoville.Rt;

/**
 * The documented linear congruential generator. The seed is advanced atomically. Without a seed, or with the time as one,
 * every number is an input of its own: nobody can count on what one says about the next.
 */
public class Random implements java.io.Serializable {
    /** It may be that numbers are free. */
    private final boolean open;
    // All that follows belongs to its own section.
    private boolean free;
    private long seed;
    private double nextGaussian;
    private boolean haveGaussian;

    public Random() {
        open = true;
        free = true;
    }

    public Random(long seed) {
        open = System.scovilleIsTime(seed);
        free = open;
        this.seed = (seed ^ 0x5DEECE66DL) & ((1L << 48) - 1);
    }

    public void setSeed(long s) {
        if (!open && System.scovilleIsTime(s)) {
            Rt.unsupported("the time as another seed of a random generator");
        }
        synchronized (Rt.internal(this)) {
            free = open && System.scovilleIsTime(s);
            seed = (s ^ 0x5DEECE66DL) & ((1L << 48) - 1);
            haveGaussian = false;
        }
    }

    protected int next(int bits) {
        synchronized (Rt.internal(this)) {
            if (!free) {
                seed = (seed * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
                return (int) (seed >>> (48 - bits));
            }
        }
        return Rt.chooseInt(Integer.MIN_VALUE, Integer.MAX_VALUE) >>> (32 - bits);
    }

    /** Whether numbers need not be computed from others; a subclass may have numbers of its own. */
    private boolean isFree() {
        if (!open) {
            return false;
        }
        synchronized (Rt.internal(this)) {
            return free && (Rt.className(this).equals("java.util.Random") || Rt.className(this).equals("java.security.SecureRandom"));
        }
    }

    /** For the library: whether its numbers are inputs. */
    public boolean scovilleIsFree() {
        return isFree();
    }

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (isFree()) {
            return Rt.chooseInt(0, bound - 1);
        }
        int r = next(31);
        int m = bound - 1;
        if ((bound & m) == 0) {
            return (int) ((bound * (long) r) >> 31);
        }
        int u = r;
        while (u - (r = u % bound) + m < 0) {
            u = next(31);
        }
        return r;
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        if (isFree()) {
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

    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (isFree()) {
            return Rt.chooseLong(0L, bound - 1);
        }
        long m = bound - 1;
        long r = nextLong();
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
        if (isFree()) {
            return Rt.chooseLong(origin, bound - 1);
        }
        long r = nextLong();
        long n = bound - origin;
        long m = n - 1;
        if ((n & m) == 0) {
            return (r & m) + origin;
        }
        if (n > 0) {
            long u = r >>> 1;
            while (u + m - (r = u % n) < 0) {
                u = nextLong() >>> 1;
            }
            return r + origin;
        }
        while (r < origin || r >= bound) {
            r = nextLong();
        }
        return r;
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

    public boolean nextBoolean() {
        return isFree() ? Rt.chooseBoolean() : next(1) != 0;
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    public double nextDouble() {
        if (isFree()) {
            return Rt.chooseLong(0L, (1L << 53) - 1) * 0x1.0p-53;
        }
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    public double nextGaussian() {
        if (isFree()) {
            // The method below gives no greater ones.
            return Rt.chooseLong(-(1L << 53), 1L << 53) * (12.1 * 0x1.0p-53);
        }
        synchronized (Rt.internal(this)) {
            if (haveGaussian) {
                haveGaussian = false;
                return nextGaussian;
            }
            double v1;
            double v2;
            double s;
            do {
                v1 = 2 * nextDouble() - 1;
                v2 = 2 * nextDouble() - 1;
                s = v1 * v1 + v2 * v2;
            } while (s >= 1 || s == 0);
            double m = Math.sqrt(-2 * StrictMath.log(s) / s);
            nextGaussian = v2 * m;
            haveGaussian = true;
            return v1 * m;
        }
    }

    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            int r = nextInt();
            int n = Math.min(bytes.length - i, 4);
            while (n-- > 0) {
                bytes[i++] = (byte) r;
                r >>= 8;
            }
        }
    }

    public IntStream ints() {
        return IntStream.scovilleMade(Long.MAX_VALUE, () -> nextInt());
    }

    public IntStream ints(long n) {
        return atMost(n) ? ints().limit(n) : null;
    }

    public IntStream ints(int origin, int bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return IntStream.scovilleMade(Long.MAX_VALUE, () -> nextInt(origin, bound));
    }

    public IntStream ints(long n, int origin, int bound) {
        return atMost(n) ? ints(origin, bound).limit(n) : null;
    }

    public LongStream longs() {
        return LongStream.scovilleMade(Long.MAX_VALUE, () -> nextLong());
    }

    public LongStream longs(long n) {
        return atMost(n) ? longs().limit(n) : null;
    }

    public LongStream longs(long origin, long bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return LongStream.scovilleMade(Long.MAX_VALUE, () -> nextLong(origin, bound));
    }

    public LongStream longs(long n, long origin, long bound) {
        return atMost(n) ? longs(origin, bound).limit(n) : null;
    }

    public DoubleStream doubles() {
        return DoubleStream.scovilleMade(Long.MAX_VALUE, () -> nextDouble());
    }

    public DoubleStream doubles(long n) {
        return atMost(n) ? doubles().limit(n) : null;
    }

    public DoubleStream doubles(double origin, double bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return DoubleStream.scovilleMade(Long.MAX_VALUE, () -> nextDouble(origin, bound));
    }

    public DoubleStream doubles(long n, double origin, double bound) {
        return atMost(n) ? doubles(origin, bound).limit(n) : null;
    }

    private static boolean atMost(long n) {
        if (n < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return true;
    }
}
