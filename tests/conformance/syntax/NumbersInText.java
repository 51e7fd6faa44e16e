// numbers at the edges of their types.
public class NumbersInText {
    public static void main(String[] args) {
        System.out.println(Integer.MIN_VALUE + " " + -2147483648 + " " + 0x80000000 + " " + 037777777777 + " " + 0b11111111111111111111111111111111);
        System.out.println(-9223372036854775808L + " " + 0x8000000000000000L);
        System.out.println(1e-300 + 0x.8p1 + 0x1P-2 + " " + 1e308 * 10 + " " + 3e-45f);
        System.out.println(.1f + 1.e1 + 1e1f + " " + 100_000.000_1);
        System.out.println((byte) 0xff + (short) 0xffff + (char) 65 + " " + (float) 1e10 + " " + (double) 1e10f);
        System.out.println(1.0e7 + " " + 1.0e-3 + " " + 0.001f + " " + 12345678f + " " + 0.00012f);
    }
}
