// static methods of Long.
public class LongStatics {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
    public static void main(String[] args) {
        System.out.println(Long.toString(Long.MIN_VALUE, 16) + " " + Long.toString(-255, 2) + " " + Long.toString(1295, 36));
        System.out.println(Long.parseLong("-8000000000000000", 16) + " " + Long.parseLong("+17") + " " + Long.parseUnsignedLong("18446744073709551615"));
        System.out.println(Long.valueOf("12") + " " + Long.valueOf("12", 8) + " " + Long.decode("0X1F") + " " + Long.decode("-0777"));
        System.out.println(Long.toUnsignedString(-1) + " " + Long.divideUnsigned(-1, 3) + " " + Long.remainderUnsigned(-1, 7) + " " + Long.compareUnsigned(-1, 1) + " " + Long.toUnsignedString(-1, 16));
        System.out.println(Long.bitCount(-1) + " " + Long.reverse(1) + " " + Long.reverseBytes(0x0102030405060708L) + " " + Long.highestOneBit(100) + " " + Long.lowestOneBit(100));
        System.out.println(Long.numberOfLeadingZeros(0) + " " + Long.numberOfTrailingZeros(0) + " " + Long.rotateLeft(0x8000000000000001L, 1) + " " + Long.rotateRight(1, 65));
        System.out.println(Long.signum(-5) + " " + Long.compare(3, 4) + " " + Long.sum(1, 2) + " " + Long.max(1, 2) + " " + Long.min(1, 2) + " " + Long.hashCode(1L << 32 | 5));
        System.out.println(Long.toBinaryString(-8) + " " + Long.toHexString(-1) + " " + Long.toOctalString(-1));
        attempt(() -> Long.parseLong("9223372036854775808"));
        attempt(() -> Long.parseLong("1L"));
        attempt(() -> Long.parseLong(""));
        attempt(() -> Long.parseLong(null));
        attempt(() -> Long.valueOf("--1"));
        Long l = 5_000_000_000L;
        System.out.println(l.intValue() + " " + l.byteValue() + " " + l.shortValue() + " " + l.floatValue() + " " + l.equals(5_000_000_000L) + " " + l.equals(5) + " " + l.hashCode() + " " + l.compareTo(1L));
        System.out.println(Long.SIZE + " " + Long.BYTES + " " + Long.MAX_VALUE + " " + (Long.MIN_VALUE == -Long.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE));
    }
}
