// What is wrong with parts of texts, and with texts of unsigned numbers; cases of characters beyond the first plane.
public class UnsignedParts {
    static void t(String n, java.util.function.Supplier<Object> f) {
        try {
            System.out.println(n + " " + f.get());
        } catch (NumberFormatException e) {
            System.out.println(n + ": " + e.getMessage());
        }
    }

    public static void main(String[] a) {
        for (String s : new String[] {null, "", "-1", "+1", "99999999999999999999", "18446744073709551615", "18446744073709551616", "12345678901234567890",
            "1234567890123x", "12x45678901234567890", "+18446744073709551615", "4294967296", "x", "zzzzzzzzzzzzz", "3w5e11264sgsf", "3w5e11264sgsg", "++1234567890123"}) {
            for (int r : new int[] {10, 16, 36}) {
                t(s + "/" + r, () -> Long.parseUnsignedLong(s, r));
            }
            t("int " + s, () -> Integer.parseUnsignedInt(s));
        }
        for (String s : new String[] {"12x4", "1234", "-12-", "-", "+", "99999999999", "2147483648", "-2147483648", "-2147483649", "9223372036854775808", "-9223372036854775808"}) {
            t(s, () -> Integer.parseInt("ab" + s + "c", 2, s.length() + 2, 10));
            t(s, () -> Long.parseLong("ab" + s + "c", 2, s.length() + 2, 10));
        }
        t("none", () -> Long.parseLong("abc", 1, 1, 10));
        t("radix", () -> Long.parseLong("1", 0, 1, 99));
        String[] texts = {"\ud83d\ude00 ok", "a|b", "\ud801\udc00x", "\ud801\udc28X", "\u00e4", "\u0100", "\ud83d\ude00", "\ud83d\ude01", "abc", "ABD"};
        for (String x : texts) {
            for (String y : texts) {
                System.out.print(x.compareToIgnoreCase(y) + " " + x.equalsIgnoreCase(y) + ", ");
            }
            System.out.println();
        }
        char half = '\ud83d';
        System.out.println((int) Character.toUpperCase(half) + " " + (int) Character.toLowerCase('\ude00') + " " + Character.toUpperCase(0x10428) + " " + Character.toLowerCase(0x10400));
        System.out.println("a\nb\r\nc".lines().peek(s -> System.out.print(s + " ")).count());
    }
}
