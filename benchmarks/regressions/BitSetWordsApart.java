// expect: true
// note: Bits in different words of a set do not race where no word comes into use and none becomes zero.

import java.util.BitSet;

public class BitSetWordsApart {
    public static void main(final String[] args) throws Exception {
        final BitSet bits = new BitSet(256);
        bits.set(200);
        final Thread other = new Thread(() -> {
            bits.set(70);
            bits.set(80, 90);
        });
        other.start();
        bits.set(130);
        bits.set(131, true);
        other.join();
        assert bits.cardinality() == 14;
        assert bits.length() == 201;
    }
}
