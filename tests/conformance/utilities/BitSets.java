import java.util.BitSet;

// java.util.BitSet.
public class BitSets {
    public static void main(String[] args) {
        BitSet b = new BitSet();
        b.set(1);
        b.set(5, 8);
        b.set(100);
        System.out.println(b + " " + b.cardinality() + " " + b.length() + " " + b.size() + " " + b.get(6) + b.get(99) + " " + b.nextSetBit(2) + " " + b.nextClearBit(5) + " " + b.previousSetBit(99));
        BitSet c = (BitSet) b.clone();
        c.clear(100);
        c.flip(0, 3);
        System.out.println(c + " " + c.equals(b) + " " + c.intersects(b) + " " + c.isEmpty());
        b.and(c);
        System.out.println(b);
        b.or(c);
        b.xor(new BitSet());
        b.andNot(c);
        System.out.println(b + " " + b.isEmpty());
        BitSet sieve = new BitSet(50);
        sieve.set(2, 50);
        for (int i = sieve.nextSetBit(0); i >= 0; i = sieve.nextSetBit(i + 1)) {
            for (int j = i * 2; j < 50; j += i) {
                sieve.clear(j);
            }
        }
        System.out.println(sieve);
    }
}
