// expect: false(no-data-race)
// note: Clearing a bit writes how many words are in use, also where that remains the same; looking at a bit of another word reads it.

import java.util.BitSet;

public class BitSetClearWritesLength {
    public static void main(final String[] args) throws Exception {
        final BitSet bits = new BitSet(256);
        bits.set(1);
        bits.set(200);
        final Thread other = new Thread(() -> bits.clear(1)); //~ race with line 13
        other.start();
        assert !bits.get(70);
        other.join();
    }
}
