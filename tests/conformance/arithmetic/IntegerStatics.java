// static methods of Integer.
public class IntegerStatics {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
    public static void main(String[] args) {
        System.out.println(Integer.toString(255, 16) + " " + Integer.toString(-255, 2) + " " + Integer.toString(35, 36) + " " + Integer.toString(7, 99));
        System.out.println(Integer.parseInt("-80000000", 16) + " " + Integer.parseInt("+17") + " " + Integer.parseInt("zz", 36) + " " + Integer.parseUnsignedInt("4294967295"));
        System.out.println(Integer.valueOf("12") + " " + Integer.valueOf("12", 8) + " " + Integer.valueOf(-7) + " " + Integer.decode("0x1F") + " " + Integer.decode("-017") + " " + Integer.decode("#ff"));
        System.out.println(Integer.toUnsignedString(-1) + " " + Integer.toUnsignedLong(-2) + " " + Integer.divideUnsigned(-1, 3) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.compareUnsigned(-1, 1));
        System.out.println(Integer.bitCount(-1) + " " + Integer.reverse(1) + " " + Integer.reverseBytes(0x01020304) + " " + Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100));
        System.out.println(Integer.numberOfLeadingZeros(0) + " " + Integer.numberOfTrailingZeros(0) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.rotateLeft(0x80000001, 1) + " " + Integer.rotateRight(1, 33));
        System.out.println(Integer.signum(-5) + " " + Integer.compare(3, 3) + " " + Integer.sum(1, 2) + " " + Integer.max(1, 2) + " " + Integer.min(1, 2) + " " + Integer.hashCode(99));
        System.out.println(Integer.toBinaryString(-8) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(-1) + " " + Integer.toBinaryString(0));
        System.out.println(Integer.SIZE + " " + Integer.BYTES + " " + Integer.MIN_VALUE + " " + Integer.MAX_VALUE);
        attempt(() -> Integer.parseInt(""));
        attempt(() -> Integer.parseInt(null));
        attempt(() -> Integer.parseInt("2147483648"));
        attempt(() -> Integer.parseInt("1 "));
        attempt(() -> Integer.parseInt("-"));
        attempt(() -> Integer.parseInt("12", 1));
        attempt(() -> Integer.parseInt("9", 8));
        attempt(() -> Integer.valueOf("x"));
        attempt(() -> Integer.decode("0x"));
        attempt(() -> Integer.parseUnsignedInt("-1"));
        attempt(() -> Integer.parseInt("5000000000", 10));
        Integer i = 77;
        System.out.println(i.byteValue() + " " + i.shortValue() + " " + i.longValue() + " " + i.floatValue() + " " + i.doubleValue() + " " + i.compareTo(78) + " " + i.equals(77L) + " " + i.hashCode() + " " + i.toString());
        System.out.println(Integer.valueOf(300).byteValue() + " " + Integer.getInteger("no.such.property") + " " + Integer.getInteger("no.such.property", 5));
    }
}
