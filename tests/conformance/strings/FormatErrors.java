// formats that do not fit.
public class FormatErrors {
    static void attempt(String format, Object... values) {
        try {
            System.out.println(String.format(format, values));
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("%d", "text");
        attempt("%s");
        attempt("%s %s", 1);
        attempt("%f", 1);
        attempt("%q", 1);
        attempt("%c", "s");
        attempt("%", 1);
        attempt("%d %s", 1, 2, 3);
        attempt("%x", 1.5);
        attempt("%-d", 1);
        attempt("%.2d", 1);
    }
}
