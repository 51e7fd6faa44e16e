import java.io.StringReader;
import java.util.ArrayList;
import java.util.InputMismatchException;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.Pattern;

/** What stands between tokens, what numbers look like, and where a scanner is after a failure. */
public class Scanners {
    interface Body {
        Object get();
    }

    static String attempt(Body body) {
        try {
            return "" + body.get();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static List<String> tokens(Scanner s) {
        List<String> all = new ArrayList<>();
        while (s.hasNext()) {
            all.add("<" + s.next() + ">");
        }
        return all;
    }

    static void delimiters() {
        String[] texts = {"a,b,,c", ",a,", ",,", "", "abc", " a , b\n,c ", "a, b;c"};
        String[] patterns = {",", ",\\s*", "[,;]", "\\s*,\\s*", "", "\\n", "x*", ", |;", ",+", "b"};
        for (String p : patterns) {
            for (String t : texts) {
                System.out.println("`" + p.replace("\n", "\\n") + "` " + tokens(new Scanner(t).useDelimiter(p)).toString().replace("\n", "\\n"));
            }
        }
        Scanner s = new Scanner("1,2, 3;4\n5,x,true,2.5").useDelimiter("[,;\\n]\\s*");
        System.out.println(s.nextInt() + s.nextInt() + s.nextInt() + s.nextInt() + s.nextInt() + " " + s.hasNextInt() + " " + s.next() + " " + s.nextBoolean() + " " + s.nextDouble() + " " + s.hasNext());
        System.out.println(new Scanner("x").delimiter() + " " + new Scanner("x").useDelimiter(Pattern.compile("-")).delimiter() + " " + new Scanner("x").useDelimiter("-").reset().delimiter());
        s = new Scanner("name: Bob\nage: 5\n");
        s.useDelimiter(":\\s*|\\n");
        System.out.println(s.next() + "=" + s.next() + "," + s.next() + "=" + s.nextInt());
        s = new Scanner("a-b c\nd");
        System.out.println(s.useDelimiter("-").next() + s.reset().next() + s.next() + s.nextLine() + s.nextLine());
        s = new Scanner("one\ntwo\n\nthree").useDelimiter("\\A");
        System.out.println(s.next().length() + " " + s.hasNext());
    }

    static void numbers() {
        String[] texts = {"1", "+1", "-1", "99999999999", "-2147483648", "2147483648", "1,234", "1,23", "12,345,678", "0,123", "1234,567", ",123", "1.5",
            "x", "1d", "1f", "1L", "1e3", "1e", "1e+2", ".5", "5.", ".", "-", "+", "NaN", "-Infinity", "1_000", "--1", "300", "70000", "1,234.5", "1.5,0", "true", "FALSE", "tru"};
        for (String t : texts) {
            Scanner s = new Scanner(t);
            System.out.println(t + " " + s.hasNextInt() + s.hasNextLong() + s.hasNextDouble() + s.hasNextBoolean() + s.hasNextByte() + s.hasNextShort() + s.hasNextFloat() + s.hasNextBigInteger());
            System.out.println("  " + attempt(() -> new Scanner(t).nextInt()) + " / " + attempt(() -> new Scanner(t).nextLong()) + " / " + attempt(() -> new Scanner(t).nextDouble())
                    + " / " + attempt(() -> new Scanner(t).nextBoolean()) + " / " + attempt(() -> new Scanner(t).nextByte()) + " / " + attempt(() -> new Scanner(t).nextShort())
                    + " / " + attempt(() -> new Scanner(t).nextFloat()) + " / " + attempt(() -> new Scanner(t).nextBigInteger()));
        }
        System.out.println(new Scanner("ff").nextInt(16) + " " + new Scanner("-101").nextInt(2) + " " + new Scanner("12").hasNextInt(2) + " " + new Scanner("zz").useRadix(36).nextInt());
        System.out.println(attempt(() -> new Scanner("12").nextInt(2)) + " " + attempt(() -> new Scanner("fffffffff").nextInt(16)) + " " + attempt(() -> new Scanner("1").nextInt(99)) + " " + new Scanner("1").useRadix(8).radix());
        System.out.println(new Scanner("2.5").useLocale(Locale.US).nextDouble());
    }

    static void failures() {
        Scanner s = new Scanner("5\n  abc 6\nlast\n");
        System.out.println(s.nextInt() + " " + attempt(s::nextInt) + " [" + s.nextLine() + "] [" + s.nextLine() + "] " + attempt(s::nextLine));
        s = new Scanner("1 x 2");
        System.out.println(s.nextInt() + " " + s.hasNextInt() + " " + attempt(s::nextInt) + " " + attempt(s::nextDouble) + " " + s.next() + s.nextInt() + " " + attempt(s::nextInt) + " " + attempt(s::next));
        s = new Scanner("7 \n");
        System.out.println(s.nextInt() + " " + s.hasNext() + s.hasNextLine() + " " + attempt(s::next) + " " + s.hasNextLine() + " " + attempt(s::nextLine));
        s = new Scanner("a,,b").useDelimiter(",");
        System.out.println(s.next() + " " + attempt(s::nextInt) + " " + attempt(s::nextInt) + " [" + s.next() + "] " + attempt(s::next));
        s = new Scanner("");
        System.out.println(attempt(s::nextInt) + " " + attempt(s::nextLine) + " " + attempt(s::nextBoolean) + " " + s.hasNextDouble());
        Scanner closed = new Scanner("a b");
        closed.close();
        System.out.println(attempt(closed::next) + " " + attempt(closed::hasNextInt) + " " + attempt(() -> closed.findInLine("a")) + " " + attempt(closed::nextLine));
        Scanner open = new Scanner("a");
        System.out.println(attempt(() -> {
            open.remove();
            return 0;
        }) + " " + attempt(() -> open.useDelimiter("[")).startsWith("PatternSyntaxException"));
        try {
            new Scanner("x").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage() + " " + (e instanceof NoSuchElementException));
        }
    }

    static void patterns() {
        Scanner s = new Scanner("x=1, y=22\nz=333\n\nend");
        System.out.println(s.findInLine("y=(\\d+)") + " [" + s.nextLine() + "] " + s.findInLine("q") + " " + s.findInLine("z") + s.next() + " " + s.findInLine(Pattern.compile("e")) + " " + s.nextLine() + s.nextLine() + s.next());
        s = new Scanner("1 fish 2 fish red fish");
        s.findInLine("(\\d+) fish (\\d+) fish (\\w+)");
        System.out.println("[" + s.nextLine() + "]");
        s = new Scanner("ab12cd34\nef56");
        System.out.println(s.findWithinHorizon("\\d+", 3) + " " + s.findWithinHorizon("\\d+", 0) + " " + s.findWithinHorizon("[a-z]+", 0) + " " + s.findWithinHorizon("f", 0) + " " + s.next() + " " + attempt(() -> new Scanner("a").findWithinHorizon("a", -1)));
        s = new Scanner("3\r\nline\n");
        int n = s.nextInt();
        s.skip("(\r\n|[\n\r\u2028\u2029\u0085])?");
        System.out.println(n + s.nextLine() + " " + attempt(() -> new Scanner("abc").skip("b")) + " " + new Scanner("abc").skip("a*").next());
        s = new Scanner("10:20 ab");
        System.out.println(s.hasNext("\\d+:\\d+") + " " + s.hasNext("\\d+") + " " + attempt(() -> new Scanner("10:20").next("\\d+")) + " " + s.next("\\d+:\\d+") + " " + s.next(Pattern.compile("a.")));
        s = new Scanner(new StringReader("a\u0085b\u2028c\rd"));
        while (s.hasNextLine()) {
            System.out.println(s.nextLine());
        }
        for (char c = s.hasNext() ? 'a' : 'b'; c < 'd'; c++) {
            System.out.println(c + " " + new Scanner("" + c).findInLine(".").charAt(0));
        }
    }

    public static void main(String[] args) {
        delimiters();
        numbers();
        failures();
        patterns();
    }
}
