package java.util;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import scoville.OpenText;
import scoville.Rt;

/**
 * Two numbers. Those of a random one may be any that it can have; but no two that were made by `randomUUID` are equal. Its text is not
 * known, so that it can be printed, not looked into.
 */
public final class UUID implements Comparable<UUID>, java.io.Serializable {
    private final long high;
    private final long low;
    private final boolean random;

    public UUID(long high, long low) {
        this(high, low, false);
    }

    private UUID(long high, long low, boolean random) {
        this.high = high;
        this.low = low;
        this.random = random;
    }

    public static UUID randomUUID() {
        long high = Rt.chooseLong(Long.MIN_VALUE, Long.MAX_VALUE);
        long low = Rt.chooseLong(0L, (1L << 62) - 1);
        return new UUID(high & ~0xF000L | 0x4000L, low | Long.MIN_VALUE, true);
    }

    /** By MD5. */
    public static UUID nameUUIDFromBytes(byte[] name) {
        byte[] hash;
        try {
            hash = MessageDigest.getInstance("MD5").digest(name);
        } catch (NoSuchAlgorithmException e) {
            throw new InternalError("MD5 not supported", e);
        }
        long high = 0;
        long low = 0;
        for (int i = 0; i < 8; i++) {
            high = high << 8 | hash[i] & 0xff;
            low = low << 8 | hash[i + 8] & 0xff;
        }
        return new UUID(high & ~0xF000L | 0x3000L, low & (1L << 62) - 1 | Long.MIN_VALUE);
    }

    public static UUID fromString(String text) {
        int length = text.length();
        if (length > 36) {
            throw new IllegalArgumentException("UUID string too large");
        }
        int[] dashes = new int[5];
        int n = 0;
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) == '-') {
                if (n == 4) {
                    throw new IllegalArgumentException("Invalid UUID string: " + text);
                }
                dashes[n++] = i;
            }
        }
        if (n < 4) {
            throw new IllegalArgumentException("Invalid UUID string: " + text);
        }
        long a = part(text, 0, dashes[0]) & 0xFFFFFFFFL;
        long b = part(text, dashes[0] + 1, dashes[1]) & 0xFFFFL;
        long c = part(text, dashes[1] + 1, dashes[2]) & 0xFFFFL;
        long d = part(text, dashes[2] + 1, dashes[3]) & 0xFFFFL;
        long e = part(text, dashes[3] + 1, length) & 0xFFFFFFFFFFFFL;
        return new UUID(a << 32 | b << 16 | c, d << 48 | e);
    }

    private static long part(String text, int from, int to) {
        if (from == to) {
            throw new NumberFormatException("");
        }
        String digits = text.substring(from, to);
        try {
            return Long.parseLong(digits, 16);
        } catch (NumberFormatException e) {
            int n = digits.charAt(0) == '+' ? 1 : 0;
            while (n < digits.length() - 1 && Character.digit(digits.charAt(n), 16) >= 0) {
                n++;
            }
            throw new NumberFormatException("Error at index " + n + " in: \"" + digits + "\"");
        }
    }

    public long getMostSignificantBits() {
        return high;
    }

    public long getLeastSignificantBits() {
        return low;
    }

    public int version() {
        return (int) (high >> 12 & 0xF);
    }

    public int variant() {
        return (int) (low >>> (int) (64 - (low >>> 62)) & low >> 63);
    }

    private static String digits(long v, int n) {
        String s = Long.toHexString(v & (1L << 4 * n) - 1);
        return "0".repeat(n - s.length()) + s;
    }

    public String toString() {
        if (random) {
            return OpenText.ANY;
        }
        return digits(high >> 32, 8) + "-" + digits(high >> 16, 4) + "-" + digits(high, 4) + "-" + digits(low >> 48, 4) + "-" + digits(low, 12);
    }

    public int hashCode() {
        long h = high ^ low;
        return (int) (h >> 32) ^ (int) h;
    }

    /** Another random one has other numbers. */
    private boolean same(UUID other) {
        if (this == other) {
            return true;
        }
        return !(random && other.random) && high == other.high && low == other.low;
    }

    public boolean equals(Object o) {
        return o instanceof UUID && same((UUID) o);
    }

    public int compareTo(UUID other) {
        if (same(other)) {
            return 0;
        }
        if (high != other.high) {
            return high < other.high ? -1 : 1;
        }
        if (low != other.low) {
            return low < other.low ? -1 : 1;
        }
        // Never so; any order that is one.
        return System.identityHashCode(this) < System.identityHashCode(other) ? -1 : 1;
    }
}
