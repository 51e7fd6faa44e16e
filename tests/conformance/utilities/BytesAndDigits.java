import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/** Bytes as digits and as numbers. */
public class BytesAndDigits {
    public static void main(String[] args) {
        byte[] bytes = {1, -1, 16, 0, -128};
        HexFormat hex = HexFormat.of();
        System.out.println(hex.formatHex(bytes) + " " + hex.withUpperCase().formatHex(bytes, 1, 3) + " " + hex.withPrefix("0x").withDelimiter(", ").formatHex(bytes));
        System.out.println(Arrays.toString(hex.parseHex("00ff7F")) + Arrays.toString(HexFormat.ofDelimiter(":").parseHex("01:02")) + hex.toHexDigits((byte) -3) + hex.toHexDigits(255) + HexFormat.fromHexDigit('c'));
        for (String wrong : new String[] {"abc", "zz"}) {
            try {
                hex.parseHex(wrong);
            } catch (IllegalArgumentException e) {
                System.out.println("wrong");
            }
        }
        for (byte[] b : new byte[][] {bytes, {-1}, {0}, {-128, 0}, {0, -128}, {127, -1, -1}, {-1, -1, -2}}) {
            System.out.println(new BigInteger(b) + " " + new BigInteger(1, b).toString(16) + " " + new BigInteger(-1, b) + " " + Arrays.equals(new BigInteger(b).toByteArray(), b));
        }
        System.out.println(new BigInteger(0, new byte[2]) + " " + new BigInteger(1, new byte[0]) + " " + new BigInteger(new byte[] {-1, -1}).equals(BigInteger.valueOf(-1)));
        for (int sign : new int[] {0, 2}) {
            try {
                new BigInteger(sign, bytes);
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(StandardCharsets.UTF_8.encode("a\u00e4").remaining() + " " + new String("\u00e4".getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1));
    }
}
