// expect: true
// note: Each thread has a digest of its own; they share what it is made of.

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

public class DigestPerThread {
    static final ByteBuffer BLOCKS = ByteBuffer.allocate(8);
    static final byte[][] FOUND = new byte[2][];

    static void hash(int i) {
        ByteBuffer block = BLOCKS.slice(4 * i, 4);
        block.putInt(i);
        byte[] own = new byte[4];
        block.flip();
        block.get(own);
        try {
            FOUND[i] = MessageDigest.getInstance("MD5").digest(own);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> hash(0));
        t.start();
        hash(1);
        t.join();
        assert FOUND[0][1] == (byte) 0xd3 && FOUND[1][1] == 0x45;
        assert BLOCKS.getLong() == 1;
    }
}
