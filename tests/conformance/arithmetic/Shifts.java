// shift counts are masked, by the type of the left operand.
public class Shifts {
    public static void main(String[] args) {
        int i = -16;
        System.out.println((i >> 2) + " " + (i >>> 28) + " " + (i << 3));
        System.out.println((1 << 31) + " " + (1 << 32) + " " + (1 << 33) + " " + (1 << -1));
        System.out.println((1L << 31) + " " + (1L << 32) + " " + (1L << 63) + " " + (1L << 64));
        System.out.println((i >> 32) + " " + (i >>> 33) + " " + (-1L >>> 60) + " " + (-1L >>> 124));
        byte b = -1;
        System.out.println((b >>> 4) + " " + (b >> 4) + " " + (b << 4));
        b >>>= 4;
        System.out.println(b);
        b = -128;
        b >>= 1;
        System.out.println(b);
        short s = (short) 0xff00;
        s >>>= 4;
        System.out.println(s);
        char c = 'A';
        c <<= 1;
        System.out.println((int) c);
        System.out.println((5 >> 1L) + " " + (5L >> 1) + " " + ('b' >> 1));
        long count = 35;
        i <<= count;
        System.out.println(i);
    }
}
