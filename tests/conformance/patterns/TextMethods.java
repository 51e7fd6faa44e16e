import java.util.Arrays;
import java.util.regex.Pattern;

/** Methods of texts that came with Java 21. */
public class TextMethods {
    interface Body {
        Object get();
    }

    static String attempt(Body body) {
        try {
            return "" + body.get();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        String s = "banana";
        System.out.println(s.indexOf('a', 2, 4) + " " + s.indexOf('b', 1, 6) + " " + s.indexOf('n', 0, 2) + " " + s.indexOf('a', 6, 6) + " " + s.indexOf("an", 2, 5) + " " + s.indexOf("an", 2, 4) + " " + s.indexOf("", 3, 4) + " " + s.indexOf("ana", 3, 6));
        System.out.println(attempt(() -> s.indexOf('a', 3, 2)) + " / " + attempt(() -> s.indexOf("a", -1, 2)) + " / " + attempt(() -> s.indexOf('a', 0, 7)));
        StringBuilder b = new StringBuilder("x");
        System.out.println(b.repeat("ab", 2).repeat('-', 3).repeat("z", 0).repeat((CharSequence) null, 1).repeat(0x1F600, 1).length() + " " + b);
        System.out.println(attempt(() -> new StringBuilder().repeat("x", -1)) + " / " + new StringBuffer("q").repeat('!', 2).repeat("?!", 2));
        for (int limit : new int[] {-1, 0, 1, 2, 3, 10}) {
            for (String t : new String[] {"a,b;;c,", "", ",", "abc", ",,a"}) {
                System.out.println(limit + " " + Arrays.toString(t.splitWithDelimiters("[,;]", limit)) + Arrays.toString(t.splitWithDelimiters("", limit)) + Arrays.toString(Pattern.compile(",+").splitWithDelimiters(t, limit)));
                System.out.println(Arrays.toString(t.split("[,;]", limit)) + Arrays.toString(t.split("", limit)) + Arrays.toString(Pattern.compile(",+").split(t, limit)));
            }
        }
    }
}
