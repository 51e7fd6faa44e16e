public class Arithmetic {
    static int f(int x) { System.out.print("f" + x + " "); return x; }
    public static void main(String[] args) {
        System.out.println(Integer.MAX_VALUE + 1);
        System.out.println(Integer.MIN_VALUE / -1);
        System.out.println(Integer.MIN_VALUE % -1);
        System.out.println(-7 / 2 + " " + -7 % 2 + " " + (-7 >> 1) + " " + (-7 >>> 28));
        System.out.println(1 << 33);
        System.out.println(1L << 33);
        System.out.println(1L << 65);
        int sh = 35; System.out.println((5 << sh) + " " + (5L << sh) + " " + (-5 >>> sh) + " " + (-5L >>> sh));
        byte b = (byte) 200; short s = (short) 70000; char c = (char) 65601; long l = 1L << 40;
        System.out.println(b + " " + s + " " + c + " " + (int) l + " " + (byte) l);
        b += 100; System.out.println(b);
        b++; System.out.println(b);
        c++; System.out.println(c); System.out.println(c + 1); System.out.println((char) (c + 1));
        s *= 3; System.out.println(s);
        int i = 10; i += 3.7; System.out.println(i);
        i -= 'a'; System.out.println(i);
        i = 'a' + 'b'; System.out.println(i);
        i <<= 2L; System.out.println(i);
        i >>>= 1; System.out.println(i);
        i ^= 0xFF; i |= 0x1000; i &= ~3; System.out.println(i);
        System.out.println((int) 3.99 + " " + (int) -3.99 + " " + (int) Double.NaN + " " + (int) 1e20 + " " + (long) 1e20 + " " + (int) Float.NEGATIVE_INFINITY);
        System.out.println((byte) 300.7 + " " + (char) 97.5 + " " + (short) -1e9);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0);
        System.out.println(5.5 % 2 + " " + -5.5 % 2 + " " + 5 % -3);
        System.out.println(0.1 + 0.2); System.out.println(0.1f + 0.2f); System.out.println(1f / 3); System.out.println(100.0); System.out.println(1e7); System.out.println(1.0E-5); System.out.println(123456789.125); System.out.println(1e21f);
        System.out.println((float) 1e10 + " " + 3.0e-4f + " " + 0.001 + " " + 1234567.0f);
        System.out.println(" " + Double.MAX_VALUE + " " + " " + Float.MAX_VALUE);
        System.out.println(Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + Byte.MIN_VALUE + " " + Short.MAX_VALUE + " " + (int) Character.MAX_VALUE);
        System.out.println(0.0 == -0.0); System.out.println(Double.valueOf(0.0).equals(-0.0)); System.out.println(Double.NaN == Double.NaN);
        System.out.println(f(1) + f(2) * f(3) - f(4));
        int x = 5; x = x++ + ++x; System.out.println(x);
        int y = 2; y += y++ * 2 + y; System.out.println(y);
        int[] a = {0, 0, 0}; int k = 0; a[k++] = k; a[k] = k++ + k; System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
        long big = 0xFFFFFFFFL; System.out.println(big + " " + (int) big + " " + 0xFFFFFFFF);
        System.out.println(017 + 0b1010 + 0x1F + 1_000);
        System.out.println('a' < 98 ? "lt" : "ge");
        System.out.println(true ^ false | false & true);
        System.out.println((5 & 6) + " " + (5 | 6) + " " + (5 ^ 6) + " " + ~5);
        final int FI = 10; byte bb = FI; System.out.println(bb);
        System.out.println((1 > 0 ? 1 : 2.0)); System.out.println((Object) (true ? 1 : 'a')); System.out.println(true ? 'b' : 0); System.out.println(false ? i : 'c');
        System.out.println(Math.floorMod(-7, 3) + " " + Math.floorDiv(-7, 3) + " " + Math.abs(-5) + " " + Math.max(3, 7L) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994));
        System.out.println(Math.sqrt(2) + " " + Math.pow(2, 10) + " " + Math.ceil(-0.5) + " " + Math.floor(-0.5) + " " + Math.rint(2.5) + " " + Math.hypot(3, 4));
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Long.toHexString(-1L) + " " + Integer.bitCount(255) + " " + Integer.toString(255, 16) + " " + Integer.parseInt("-42") + " " + Integer.reverse(1) + " " + Integer.highestOneBit(100) + " " + Integer.numberOfTrailingZeros(8) + " " + Long.numberOfLeadingZeros(1L));
        System.out.println(Float.floatToIntBits(1.5f) + " " + Double.doubleToLongBits(1.5));
        System.out.println((5 / 2) * 2.0 + " " + 7 / 2.0f);
        System.out.println((short) 40000 + (byte) 129);
        double d = 10; d /= 4; System.out.println(d); float ff = 3; ff *= 1.1; System.out.println(ff);
        char cc = 'x'; cc += 1; System.out.println(cc); cc -= 'x' - 'a'; System.out.println(cc);
        System.out.println((char) 0x41 + "" + (char) ('A' + 1)); System.out.println("" + 'a' + 1); System.out.println('a' + 1 + "");
        System.out.println(1 + 2 + "x" + 1 + 2);
    }
}
