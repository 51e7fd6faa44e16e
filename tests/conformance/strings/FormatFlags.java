/** Flags that a conversion does not have, in the order in which Java looks for them. */
public class FormatFlags {
    private static void p(String format, Object... args) {
        try {
            System.out.println(format + " -> " + String.format(format, args));
        } catch (RuntimeException e) {
            System.out.println(format + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String c : new String[] { "s", "b", "h", "c", "d", "o", "x", "e", "f", "g", "%", "n" }) {
            Object arg = c.equals("c") ? 'x' : "efg".contains(c) ? 12345.5 : c.equals("b") ? true : c.equals("s") ? "text" : (Object) 1234567;
            for (String flags : new String[] { "", "-", "#", "+", " ", "0", ",", "(", "-9", "#9", "+9", " 9", "09", ",9", "(9", "-09", "+ 9", "+-9", ",10.0", "5.0", ".2", "0+,", "(,+" }) {
                p("%" + flags + c, arg);
            }
        }
        p("%,10.0g|%,.2g|%,g", 1e10, 123456.0, 12345.0);
        p("%+x", (Object) null);
        p("%--5d", 1);
        p("%q", 1);
    }
}
