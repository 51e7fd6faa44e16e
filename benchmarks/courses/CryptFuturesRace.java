// expect: false(no-data-race)
// note: Who deciphers a slice gets the future of the slice before it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

public class CryptFuturesRace {
    static final int BLOCK = 8;

    /** A key of 128 bits, as the 52 numbers of 16 bits that eight rounds and the last step take. */
    static final class Idea {
        private final int[] keys = new int[52];

        Idea(final long left, final long right) {
            long l = left;
            long r = right;
            for (int i = 0; i < keys.length; i++) {
                final long half = i % 8 < 4 ? l : r;
                keys[i] = (int) (half >>> 48 - 16 * (i % 4)) & 0xffff;
                if (i % 8 == 7) {
                    final long turned = l << 25 | r >>> 39;
                    r = r << 25 | l >>> 39;
                    l = turned;
                }
            }
        }

        private Idea() {
        }

        /** What undoes this: the rounds the other way round, each step with the inverse of its number. */
        Idea inverse() {
            final Idea back = new Idea();
            for (int r = 0; r <= 8; r++) {
                final int to = 6 * r;
                final int from = 6 * (8 - r);
                final boolean crossed = r > 0 && r < 8;
                back.keys[to] = reciprocal(keys[from]);
                back.keys[to + 1] = -keys[crossed ? from + 2 : from + 1] & 0xffff;
                back.keys[to + 2] = -keys[crossed ? from + 1 : from + 2] & 0xffff;
                back.keys[to + 3] = reciprocal(keys[from + 3]);
                if (r < 8) {
                    back.keys[to + 4] = keys[from - 2];
                    back.keys[to + 5] = keys[from - 1];
                }
            }
            return back;
        }

        /** Product modulo 65537, in which 0 stands for 65536. */
        private static int times(final int a, final int b) {
            final long product = (long) (a == 0 ? 0x10000 : a) * (b == 0 ? 0x10000 : b);
            return (int) (product % 0x10001) & 0xffff;
        }

        private static int reciprocal(final int a) {
            int power = a;
            int result = 1;
            for (int i = 0; i < 16; i++) {
                result = times(result, power);
                power = times(power, power);
            }
            return result;
        }

        private static int word(final byte[] bytes, final int at) {
            return (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
        }

        private static void put(final byte[] bytes, final int at, final int word) {
            bytes[at] = (byte) (word >>> 8); //~ race with line 70
            bytes[at + 1] = (byte) word; //~ race with line 70
        }

        void block(final byte[] from, final byte[] to, final int at) {
            int a = word(from, at);
            int b = word(from, at + 2);
            int c = word(from, at + 4);
            int d = word(from, at + 6);
            int k = 0;
            for (int round = 0; round < 8; round++) {
                a = times(a, keys[k++]);
                b = b + keys[k++] & 0xffff;
                c = c + keys[k++] & 0xffff;
                d = times(d, keys[k++]);
                final int s = times(a ^ c, keys[k++]);
                final int t = times((b ^ d) + s & 0xffff, keys[k++]);
                final int u = s + t & 0xffff;
                a ^= t;
                d ^= u;
                final int swap = b ^ u;
                b = c ^ t;
                c = swap;
            }
            put(to, at, times(a, keys[k]));
            put(to, at + 2, c + keys[k + 1]);
            put(to, at + 4, b + keys[k + 2]);
            put(to, at + 6, times(d, keys[k + 3]));
        }

        void blocks(final byte[] from, final byte[] to, final int first, final int end) {
            for (int at = first; at < end; at += BLOCK) {
                block(from, to, at);
            }
        }
    }

    static HjFuture<byte[]> enciphers(final Idea idea, final byte[] from, final byte[] to, final int first, final int slice) {
        return future(() -> {
            idea.blocks(from, to, first, first + slice);
            return to;
        });
    }

    public static void main(final String[] args) {
        final Idea idea = new Idea(0x0001000200030004L, 0x0005000600070008L);
        final byte[] plain = new byte[6 * BLOCK];
        for (int i = 0; i < plain.length; i++) {
            plain[i] = (byte) (i % BLOCK / 2 * (i % 2));
        }
        final Idea inverse = idea.inverse();
        final int slice = 2 * BLOCK;
        launchHabaneroApp(() -> {
            final byte[] secret = new byte[plain.length];
            final byte[] again = new byte[plain.length];
            final List<HjFuture<byte[]>> enciphered = new ArrayList<>();
            for (int first = 0; first < plain.length; first += slice) {
                enciphered.add(enciphers(idea, plain, secret, first, slice));
            }
            final List<HjFuture<Void>> deciphered = new ArrayList<>();
            for (int s = 0; s < enciphered.size(); s++) {
                final int first = s * slice;
                final HjFuture<byte[]> input = enciphered.get(Math.max(0, s - 1));
                deciphered.add(future(() -> {
                    inverse.blocks(input.get(), again, first, first + slice);
                    return null;
                }));
            }
            for (final HjFuture<Void> part : deciphered) {
                part.get();
            }
        });
    }
}
