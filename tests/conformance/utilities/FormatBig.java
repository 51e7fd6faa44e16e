import java.math.BigInteger;
import java.util.Arrays;

/** Big numbers as text, and their bits. */
public class FormatBig {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = BigInteger.valueOf(987654321L);
        System.out.println(String.format("%d|%,d|%+d|%(,d|%40d|%-40d|%040d", a, a, b, a.negate(), a, a, a.negate()));
        System.out.println(String.format("%x|%X|%o|%#x|%#o|%x|%+x|%(x|%#x", a, a, b, b, b, a.negate(), b, b.negate(), b.negate()));
        System.out.println(String.format("%#.0f|%#.0e|%.0f|%#.1f|%08.0f|%#08.0f", 3.0, 12345.0, 2.5, 2.25, 7.0, 7.0));
        System.out.println(a.getLowestSetBit() + " " + BigInteger.ZERO.getLowestSetBit() + " " + b.negate().getLowestSetBit());
        System.out.println(b.flipBit(3) + " " + b.flipBit(0) + " " + a.andNot(b) + " " + b.andNot(a.negate()));
        for (long v : new long[] { 0, 1, 127, 128, -128, -129, 65535, -1 }) {
            System.out.println(Arrays.toString(BigInteger.valueOf(v).toByteArray()));
        }
        System.out.println(Arrays.toString(a.toByteArray()) + Arrays.toString(a.negate().toByteArray()));
        System.out.println(new Integer("12") + new Long("-5") + new Short("7") + new Byte("8") + new Double("1.5") + new Float("2.5"));
        System.out.println(new Boolean("TRUE") + " " + new Boolean("no") + " " + new Boolean((String) null));
        String[] numbers = {"0", "0.000", "0E+3", "1", "-1", "12.345", "-12.345", "9.9995", "999999.5", "1234567890", "12345678901234567890", "1E+20",
            "123E-15", "0.00012345", "0.0001", "0.00009999995", "-1E-7"};
        String[] formats = {"%e", "%.0e", "%.2E", "%#.0e", "%(12.3e", "%015.4e", "%+.12e", "%-14.1e|", "%g", "%.0g", "%.3G", "%,.10g", "%012.4g", "%(g", "%f", "%#.0f", "%(,.2f"};
        for (String n : numbers) {
            for (String f : formats) {
                System.out.print(String.format(f, new java.math.BigDecimal(n)) + " ");
            }
            System.out.println(n);
        }
    }
}
