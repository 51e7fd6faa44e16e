package java.util.zip;

public interface Checksum {
    void update(int b);

    default void update(byte[] b) {
        update(b, 0, b.length);
    }

    void update(byte[] b, int offset, int length);

    long getValue();

    void reset();
}

/** One bit after the other, from the lowest one on. Not synchronised: an update reads and writes the sum so far. */
public class CRC32 implements Checksum {
    private int sum;

    public CRC32() {
    }

    private static int next(int sum, int b) {
        int crc = ~sum ^ b & 0xff;
        for (int i = 0; i < 8; i++) {
            crc = crc >>> 1 ^ ((crc & 1) == 0 ? 0 : 0xedb88320);
        }
        return ~crc;
    }

    public void update(int b) {
        sum = next(sum, b);
    }

    public void update(byte[] b, int offset, int length) {
        Sums.check(b, offset, length);
        int now = sum;
        for (int i = 0; i < length; i++) {
            now = next(now, b[offset + i]);
        }
        sum = now;
    }

    public void update(byte[] b) {
        update(b, 0, b.length);
    }

    public void reset() {
        sum = 0;
    }

    public long getValue() {
        return sum & 0xffffffffL;
    }
}

/** Two sums modulo the greatest prime below 2^16. */
public class Adler32 implements Checksum {
    private int sum = 1;

    public Adler32() {
    }

    private static int next(int sum, int b) {
        int low = ((sum & 0xffff) + (b & 0xff)) % 65521;
        int high = ((sum >>> 16) + low) % 65521;
        return high << 16 | low;
    }

    public void update(int b) {
        sum = next(sum, b);
    }

    public void update(byte[] b, int offset, int length) {
        Sums.check(b, offset, length);
        int now = sum;
        for (int i = 0; i < length; i++) {
            now = next(now, b[offset + i]);
        }
        sum = now;
    }

    public void update(byte[] b) {
        update(b, 0, b.length);
    }

    public void reset() {
        sum = 1;
    }

    public long getValue() {
        return sum & 0xffffffffL;
    }
}

final class Sums {
    private Sums() {
    }

    static void check(byte[] b, int offset, int length) {
        if (b == null) {
            throw new NullPointerException();
        }
        if (offset < 0 || length < 0 || offset > b.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }
}
