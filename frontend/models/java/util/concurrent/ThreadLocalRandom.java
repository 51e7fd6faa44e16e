package java.util.concurrent;

import scoville.Rt;

/** Without a seed: every number is an input. */
public class ThreadLocalRandom extends java.util.Random {
    /** It has no state that threads could share. */
    private static final ThreadLocalRandom ONLY = new ThreadLocalRandom();

    private ThreadLocalRandom() {
        super(0L);
    }

    public static ThreadLocalRandom current() {
        return ONLY;
    }

    public void setSeed(long seed) {
        throw new UnsupportedOperationException();
    }

    /** No greater ones than those of a Random. */
    public double nextGaussian() {
        return Rt.chooseLong(-(1L << 53), 1L << 53) * (12.1 * 0x1.0p-53);
    }

    protected int next(int bits) {
        return Rt.chooseInt(Integer.MIN_VALUE, Integer.MAX_VALUE) >>> (32 - bits);
    }

    public int nextInt() {
        return Rt.chooseInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return Rt.chooseInt(0, bound - 1);
    }

    public int nextInt(int lo, int hi) {
        if (lo >= hi) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return Rt.chooseInt(lo, hi - 1);
    }

    public long nextLong() {
        return Rt.chooseLong(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return Rt.chooseLong(0L, bound - 1);
    }

    public long nextLong(long lo, long hi) {
        if (lo >= hi) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return Rt.chooseLong(lo, hi - 1);
    }

    public boolean nextBoolean() {
        return Rt.chooseBoolean();
    }
}
