package java.security;

import java.util.Random;

/** Every number is an input of its own, whatever seeds it is given. */
public class SecureRandom extends Random {
    public SecureRandom() {
    }

    public SecureRandom(byte[] seed) {
        if (seed == null) {
            throw new NullPointerException();
        }
    }

    public static SecureRandom getInstanceStrong() {
        return new SecureRandom();
    }

    /** The name of an algorithm. */
    public String toString() {
        return scoville.OpenText.ANY;
    }

    public void setSeed(long seed) {
    }

    public void setSeed(byte[] seed) {
    }

    public byte[] generateSeed(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        byte[] seed = new byte[count];
        nextBytes(seed);
        return seed;
    }
}
