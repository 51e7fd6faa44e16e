// String.format with flags, widths and precisions.
public class Format {
    public static void main(String[] args) {
        System.out.println(String.format("%d|%5d|%-5d|%05d|%+d|%,d|%(d|% d", 42, 42, 42, 42, 42, 1234567, -42, 42));
        System.out.println(String.format("%s|%10s|%-10s|%.3s|%10.2s|%S", "hello", "hello", "hello", "hello", "hello", "hello"));
        System.out.println(String.format("%f|%.2f|%8.3f|%-8.1f|%08.2f|%+.1f|%,.2f|%.0f", 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 1234567.891, 2.5));
        System.out.println(String.format("%x|%X|%o|%08x|%#x|%x|%x", 255, 255, 8, 48879, 255, -1, -1L));
        System.out.println(String.format("%e|%.2e|%E|%g|%g", 12345.678, 12345.678, 0.00012, 12345.678, 0.00001234));
        System.out.println(String.format("%c|%C|%5c|%-3c|%c", 'a', 'a', 'b', 'c', 65));
        System.out.println(String.format("%b|%B|%b|%6b|%b", true, false, null, true, "x"));
        System.out.println(String.format("%%|%n|%s|%s|%s", null, 1, 2.5).replace("\n", "NL"));
        System.out.println(String.format("%2$s %1$s %2$s|%s %s|%<s", "a", "b"));
        System.out.println(String.format("%h|%h|%s", "hello", 42, java.util.List.of(1, 2)));
        System.out.println(String.format("%10d|%-10d|%10x|%,15d|%015d", Long.MAX_VALUE / 1000000000000L, -5L, 3000000000L, -1234567890123L, -42));
        System.out.println("%d items at %.1f%%".formatted(3, 99.5));
        System.out.printf("%s has %d%n", "list", 3);
        System.out.printf("%5.1f|%6.2f|%s%n", 0.05, -0.005, 'c');
        System.out.println(String.format("%.1f %.1f %.1f %.2f %.3f", 0.25, 0.35, -0.45, 1.005, 1e-10) + String.format("%f %f", Double.NaN, Double.NEGATIVE_INFINITY));
        System.out.println(String.format("%s %s %s", 1.0f, (byte) 3, new int[0].length) + String.format("no arguments"));
    }
}
