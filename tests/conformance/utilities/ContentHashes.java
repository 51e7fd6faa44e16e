import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Hash codes that come from names, and the order of a table that does. */
public class ContentHashes {
    public static void main(String[] args) {
        Map<Object, Integer> table = new HashMap<>();
        for (Locale l : new Locale[] {Locale.US, Locale.ENGLISH, Locale.ROOT, Locale.UK, Locale.CANADA}) {
            table.put(l, l.hashCode());
        }
        for (Charset c : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII}) {
            table.put(c, c.hashCode());
            System.out.println(c.compareTo(StandardCharsets.ISO_8859_1));
        }
        System.out.println(table);
    }
}
