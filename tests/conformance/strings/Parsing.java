// numbers from text.
public class Parsing {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Integer.parseInt("42") + Integer.parseInt("-7") + Integer.parseInt("+5") + Integer.parseInt("ff", 16) + Integer.parseInt("-1010", 2));
        System.out.println(Long.parseLong("9223372036854775807") + " " + Double.parseDouble("1e3") + " " + Double.parseDouble(" 2.5 ") + " " + Float.parseFloat("1.1") + " " + Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes"));
        System.out.println(Integer.valueOf("12") + " " + Double.valueOf("-0") + " " + Byte.parseByte("-128") + " " + Short.parseShort("123") + " " + Integer.decode("0x10") + " " + Integer.parseUnsignedInt("4294967295"));
        attempt(() -> Integer.parseInt(""));
        attempt(() -> Integer.parseInt("12a"));
        attempt(() -> Integer.parseInt("2147483648"));
        attempt(() -> Integer.parseInt(null));
        attempt(() -> Integer.parseInt(" 1"));
        attempt(() -> Integer.parseInt("-"));
        attempt(() -> Long.parseLong("9223372036854775808"));
        attempt(() -> Double.parseDouble("abc"));
        attempt(() -> Double.parseDouble(""));
        attempt(() -> Byte.parseByte("200"));
        attempt(() -> Integer.parseInt("9", 8));
        attempt(() -> Long.valueOf("x"));
        System.out.println(Double.parseDouble("NaN") + " " + Double.parseDouble("-Infinity") + " " + Double.parseDouble("0x1p4") + " " + Double.parseDouble("1f") + " " + Double.parseDouble(".5"));
    }
}
