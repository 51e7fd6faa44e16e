// expect: false(no-data-race)
// note: Both bits are in words that come into use, of which a set remembers how many there are.

import java.util.BitSet;

public class BitSetWordsInUse {
    public static void main(final String[] args) throws Exception {
        final BitSet bits = new BitSet(256);
        final Thread other = new Thread(() -> bits.set(70)); //~ race with line 11
        other.start();
        bits.set(130);
        other.join();
    }
}
