// shifts with distances out of range and compound forms.
public class ShiftsAndMasks {
    public static void main(String[] args) {
        int i = -17;
        long l = -17L;
        byte b = -17;
        short s = -17;
        char c = '\uffef';
        for (int d : new int[] {0, 1, 5, 31, 32, 33, 63, 64, 65, -1, -31}) {
            System.out.println(d + ": " + (i << d) + " " + (i >> d) + " " + (i >>> d) + " " + (l << d) + " " + (l >> d) + " " + (l >>> d));
        }
        System.out.println((b << 1) + " " + (b >> 1) + " " + (b >>> 1) + " " + (s >>> 4) + " " + (c >> 4) + " " + (c >>> 4) + " " + (c << 20));
        b >>>= 1;
        s >>>= 10;
        c >>>= 1;
        System.out.println(b + " " + s + " " + (int) c);
        b <<= 5;
        s <<= 9;
        c <<= 9;
        System.out.println(b + " " + s + " " + (int) c);
        i >>= 33L;
        l >>>= 60;
        System.out.println(i + " " + l + " " + (1 << 31) + " " + (1L << 31) + " " + (1 << 31 >> 31) + " " + (1 << 31 >>> 31) + " " + (5 & 3 | 4 ^ 1) + " " + (~5) + " " + (~0L));
        boolean p = true, q = false;
        System.out.println((p & q) + " " + (p | q) + " " + (p ^ q) + " " + (p ^ p) + " " + (!p | q & p));
        p &= q;
        q |= true;
        p ^= q;
        System.out.println(p + " " + q);
        int x = 0b1010_1010, y = 0x0F0F, z = 0777, w = 1_000_000;
        System.out.println(x + " " + y + " " + z + " " + w + " " + 0xFFFFFFFF + " " + 0x8000_0000_0000_0000L + " " + 0b1111L + " " + 0x1.8p1 + " " + 1e-3f + " " + .5 + " " + 5.e2 + " " + 1D + " " + 0f + " " + 037777777777);
    }
}
