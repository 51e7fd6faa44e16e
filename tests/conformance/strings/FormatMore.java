// conversions, flags and their combinations.
import java.util.*;
public class FormatMore {
    static void f(String s, Object... a) {
        try {
            System.out.println("[" + String.format(s, a) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        f("%5d|%-5d|%05d|%+5d|% d|%(d|%,d", 42, 42, 42, 42, 42, -42, 1234567);
        f("%x|%X|%#x|%o|%#o|%08x|%x", 255, 255, 255, 8, 8, 255, (byte) -1);
        f("%x|%x|%o|%d", -1L, (short) -1, -1, (short) 7);
        f("%f|%.0f|%.3f|%10.2f|%-10.2f|%010.2f|%+.1f|%,.2f|%(.2f", 1.5, 2.5, 3.14159, 2.345, 2.345, -2.345, 9.99, 1234567.891, -5.0);
        f("%e|%.2e|%E|%g|%.3g|%g", 12345.678, 0.00012, 1e10, 0.0001, 123456.0, 1e-5);
        f("%f %f %e %5.1f %05.1f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, -0.0);
        f("%s|%10s|%-10s|%.2s|%S|%5.1s", "abc", "abc", "abc", "abc", "abc", "abc");
        f("%s %s %s %s", null, 1, 'c', List.of(1, 2));
        f("%c|%C|%c|%-3c|%3c", 'a', 'b', 65, 'x', 'y');
        f("%b|%B|%b|%b|%5b", true, false, null, "x", true);
        f("%n%%|%5%|%-5%|");
        f("%h|%H|%h", "hello", "hello", null);
        f("%2$s %1$s %1$s", "a", "b");
        f("%s %<s %s", "a", "b");
        f("%1$s %s %s %2$s", "x", "y");
        f("%d");
        f("%d", "x");
        f("%c", "x");
        f("%f", 1);
        f("%s", new int[0].length);
        f("%y", 1);
        f("%-d", 1);
        f("%5");
        f("%,x", 1);
        f("%#d", 1);
        f("%+s", "a");
        f("%0d", 1);
        f("%-05d", 1);
        f("%+ d", 1);
        f("%.2d", 1);
        f("%.1c", 'a');
        f("%3$s", 1);
        f("%x", 1.5);
        f("%b", 0);
        f("%S", "straße");
        f("%,d", -1234567890123L);
        f("%,.3f", 1e9);
        f("%d", Long.MIN_VALUE);
        f("%x", Long.MIN_VALUE);
        f("%.20f", 0.1);
        f("%.15f", 1.0 / 3);
        f("%5s%5s", "a", "bb");
        f("%s", (Object) new String[] {"x"}.length);
        f("no args", 1, 2);
        f("%.1f %.1f %.1f %.1f", 0.05, 0.15, 0.25, 0.35);
        f("%.2f", 1.005);
        f("%.1f", 0.95f);
        f("%.0f %.0f %.0f", 0.5, 1.5, 2.5);
        f("%10.3e|%-12.1e|", 123456.789, 0.5);
        f("%g %g %g", 0.0, 123456789.0, 99999.95);
        f("%08.3f|%+08.3f", 3.14159, 3.14159);
        f("%s %S", Optional.of(1), true);
        f("%-8s|%8s|", true, null);
        f("%3d|%3d|%3d", 1, 22, 4444);
        System.out.printf("%d%n", 5);
        System.out.format("%s-%s%n", "a", 1);
        System.out.println(String.format(Locale.US, "%,.2f", 12345.678));
        System.out.println(new Formatter().format("%d %s", 1, "x").toString());
    }
}
