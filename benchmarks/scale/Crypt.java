// expect: true
// args: 16 4
// note: Family crypt-n. n blocks of 8 bytes are enciphered and deciphered in slices, a task for each slice (a Feistel network over 16-bit words).

import static edu.rice.hj.Module1.*;

public class Crypt {
    static final int ROUNDS = 8;

    static int mix(final int x, final int key) {
        final int y = (x * 0x9e37 + key) & 0xffff;
        return (y << 5 | y >>> 11) & 0xffff;
    }

    static void cipher(final byte[] from, final byte[] to, final int lo, final int hi, final int[] keys, final boolean back) {
        for (int b = lo; b < hi; b++) {
            final int at = 8 * b;
            for (int half = 0; half < 8; half += 4) {
                int left = (from[at + half] & 0xff) << 8 | from[at + half + 1] & 0xff;
                int right = (from[at + half + 2] & 0xff) << 8 | from[at + half + 3] & 0xff;
                for (int r = 0; r < ROUNDS; r++) {
                    final int key = keys[back ? ROUNDS - 1 - r : r];
                    final int next = left ^ mix(right, key);
                    left = right;
                    right = next;
                }
                to[at + half] = (byte) (right >>> 8);
                to[at + half + 1] = (byte) right;
                to[at + half + 2] = (byte) (left >>> 8);
                to[at + half + 3] = (byte) left;
            }
        }
    }

    static void all(final byte[] from, final byte[] to, final int blocks, final int tasks, final int[] keys, final boolean back) {
        final int slice = (blocks + tasks - 1) / tasks;
        forall(0, tasks - 1, (t) -> cipher(from, to, t * slice, Math.min(blocks, (t + 1) * slice), keys, back));
    }

    public static void main(final String[] args) {
        final int blocks = Integer.parseInt(args[0]);
        final int tasks = Integer.parseInt(args[1]);
        launchHabaneroApp(() -> {
            final byte[] plain = new byte[8 * blocks];
            final byte[] secret = new byte[8 * blocks];
            final byte[] again = new byte[8 * blocks];
            final int[] keys = new int[ROUNDS];
            for (int i = 0; i < ROUNDS; i++) {
                keys[i] = 7919 * (i + 1) & 0xffff;
            }
            for (int i = 0; i < plain.length; i++) {
                plain[i] = (byte) (i * 31);
            }
            all(plain, secret, blocks, tasks, keys, false);
            all(secret, again, blocks, tasks, keys, true);
            for (int i = 0; i < plain.length; i++) {
                assert again[i] == plain[i];
            }
        });
    }
}
