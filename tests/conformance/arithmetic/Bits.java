// operators on bits of all widths.
public class Bits {
    public static void main(String[] args) {
        int a = 0b1100, b = 0b1010;
        System.out.println((a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a + " " + (a & ~b));
        long l = 0xF0F0F0F0F0F0F0F0L;
        System.out.println((l & 0xFF) + " " + (l ^ -1) + " " + ~l + " " + (l | a));
        byte x = (byte) 0xAB;
        System.out.println(x + " " + (x & 0xFF) + " " + (x & 0x0F) + " " + ((x & 0xF0) >> 4) + " " + (byte) ~x);
        boolean p = true, q = false;
        System.out.println((p & q) + " " + (p | q) + " " + (p ^ q) + " " + (p ^ true) + " " + !(p & !q));
        p &= q;
        q |= true;
        q ^= p;
        System.out.println(p + " " + q);
        int flags = 0;
        flags |= 1 << 3;
        flags |= 1 << 5;
        flags &= ~(1 << 3);
        flags ^= 0xff;
        System.out.println(flags + " " + (flags & -flags) + " " + (flags & (flags - 1)));
    }
}
