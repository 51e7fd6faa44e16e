// bit twiddling with library methods.
public class Bits {
    public static void main(String[] args) {
        for (int x : new int[] {0, 1, 5, 255, -1, Integer.MIN_VALUE}) {
            System.out.println(Integer.bitCount(x) + " " + Integer.toBinaryString(x) + " " + Integer.numberOfLeadingZeros(x) + " " + Integer.numberOfTrailingZeros(x) + " " + Integer.highestOneBit(x) + " " + Integer.reverse(x) + " " + Integer.rotateLeft(x, 3) + " " + (x & -x));
        }
        long l = 0x123456789ABCDEFL;
        System.out.println(Long.toHexString(l) + " " + Long.bitCount(l) + " " + Long.toHexString(Long.reverse(l)) + " " + Long.toHexString(Long.reverseBytes(l)) + " " + Long.toHexString(Long.rotateLeft(l, 8)) + " " + Long.numberOfTrailingZeros(l << 5));
        System.out.println(Integer.parseInt("-7f", 16) + " " + Integer.toString(-255, 2) + " " + Long.parseLong("zz", 36) + " " + Integer.toHexString(-255) + " " + Integer.parseUnsignedInt("ffffffff", 16));
    }
}
