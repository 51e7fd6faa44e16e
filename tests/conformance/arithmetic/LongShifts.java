// shifts of long values and masks.
public class LongShifts {
    public static void main(String[] args) {
        long x = 0xDEADBEEFCAFEBABEL;
        for (int i = 0; i < 64; i += 16) {
            System.out.println((x >> i & 0xffff) + " " + (x >>> i) + " " + (int) (x >> i) + " " + (short) (x >>> i));
        }
        long packed = ((long) 123 << 32) | (-5 & 0xffffffffL);
        System.out.println((int) (packed >> 32) + " " + (int) packed);
        System.out.println((1 << 35) + " " + (1L << 35) + " " + (1L << 99) + " " + (-1 >>> 1) + " " + (-1L >>> 1) + " " + (byte) (-1 >>> 24));
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        System.out.println(x);
    }
}
