// text from numbers in other bases.
public class NumberText {
    public static void main(String[] args) {
        System.out.println(Integer.toString(255) + " " + Integer.toString(255, 16) + " " + Integer.toString(-255, 36) + " " + Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(8));
        System.out.println(Long.toString(-5L) + " " + Long.toBinaryString(5) + " " + Long.toHexString(-1L) + " " + Long.toString(35, 36) + " " + Integer.toBinaryString(-8) + " " + Integer.toUnsignedString(-1));
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Byte.MIN_VALUE + " " + Short.MAX_VALUE + " " + Long.MIN_VALUE + " " + Integer.SIZE + Long.BYTES + " " + Double.MAX_VALUE);
        System.out.println(Integer.bitCount(255) + " " + Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfTrailingZeros(8) + " " + Integer.reverse(1) + " " + Integer.rotateLeft(0x80000001, 1) + " " + Integer.reverseBytes(1) + " " + Integer.signum(-9));
        System.out.println(Long.bitCount(-1L) + " " + Long.highestOneBit(100) + " " + Long.numberOfLeadingZeros(1) + " " + Long.numberOfTrailingZeros(0) + " " + Long.reverse(1) + " " + Long.rotateRight(1, 1) + " " + Long.signum(5) + " " + Long.lowestOneBit(12));
        System.out.println(Integer.compare(1, 2) + " " + Long.compare(3, 3) + " " + Boolean.compare(true, false) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.toUnsignedLong(-1) + " " + Long.toUnsignedString(-1L));
        System.out.println(Integer.sum(1, 2) + " " + Integer.max(1, 2) + " " + Integer.min(1, 2) + " " + Double.sum(1, 2) + " " + Double.max(1, 2) + " " + Long.sum(1, 2) + " " + Boolean.logicalAnd(true, false) + Boolean.logicalXor(true, false) + Boolean.logicalOr(true, false));
        System.out.println(Double.toHexString(1.5) + " " + Double.doubleToLongBits(1.5) + " " + Double.longBitsToDouble(4609434218613702656L) + " " + Float.floatToIntBits(1.5f) + " " + Float.intBitsToFloat(0x3fc00000));
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Byte.toString((byte) 5) + " " + Short.toString((short) 6) + " " + Integer.parseInt("-0") + " " + Byte.compare((byte) 1, (byte) 3) + " " + Short.compare((short) 9, (short) 3));
    }
}
