// narrowing and widening of all kinds.
public class NarrowingCasts {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.9, -1.9, 127.5, 128, 255.9, 256, 32768, 65535.5, 65536, 2147483647.0, 2147483648.0, -2147483649.0, 1e19, -1e19, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double d : ds) System.out.println(d + " -> " + (int) d + " " + (long) d + " " + (short) d + " " + (byte) d + " " + (int) (char) d + " " + (float) d);
        long[] ls = {0, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 2147483647L, 2147483648L, 1L << 53, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long l : ls) System.out.println(l + " -> " + (int) l + " " + (short) l + " " + (byte) l + " " + (int) (char) l + " " + (float) l + " " + (double) l);
        int big = 16777217;
        float f = big;
        double d = big;
        long back = (long) f;
        System.out.println(f + " " + d + " " + back + " " + (big == f) + " " + (big == d) + " " + (int) (float) Integer.MAX_VALUE);
        char c = (char) -1;
        byte b = (byte) c;
        short s = (short) c;
        System.out.println((int) c + " " + b + " " + s + " " + (char) 98 + (char) ('a' + 2) + " " + (byte) 200 + " " + (short) 70000 + " " + (byte) 'é');
        System.out.println((int) 3.7e9f + " " + (long) 1e18f + " " + (int) 'A' + " " + (char) 65.7 + " " + (byte) -128.9 + " " + (short) 1e6 + " " + (byte) (short) 300 + " " + (char) (byte) -1 % 1000);
    }
}
