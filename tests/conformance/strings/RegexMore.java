// regular expressions: groups, quantifiers, alternation, find loops, replacement.
import java.util.*;
import java.util.regex.*;
public class RegexMore {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("joe@site.com, ann@home.com");
        while (m.find()) System.out.println(m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.start() + " " + m.end() + " " + m.start(2) + " " + m.groupCount());
        System.out.println("2024-01-31".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1") + " " + "aaa".replaceAll("a*?", "x") + " " + "aaa".replaceAll("a*", "x") + " " + "foo  bar".replaceAll("\\s+", " ") + " " + "a.b.c".replaceAll(".", "-") + " " + "x+y".replaceAll(Pattern.quote("+"), Matcher.quoteReplacement("$")));
        System.out.println(Pattern.matches("[a-c]+\\d{2,3}", "abc123") + " " + "color colour".replaceAll("colou?r", "c") + " " + "ABC".matches("(?i)abc") + " " + "a1b2".replaceAll("[^0-9]", "") + " " + "aXbX".replaceFirst("X", "-") + " " + "cat|dog".matches("cat\\|dog") + " " + "abab".matches("(ab)\\1") + " " + "foobar".replaceAll("foo(?=bar)", "X") + " " + "foobaz".matches("foo(?!bar).*"));
        Pattern p = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)");
        Matcher d = p.matcher("on 2023-05 and 2024-11");
        while (d.find()) System.out.println(d.group("year") + "/" + d.group("month"));
        System.out.println(p.pattern() + " " + p);
        System.out.println(Arrays.toString(Pattern.compile("[,;]\\s*").split("a, b;c,d")) + Arrays.toString("boo:and:foo".split("o")) + Arrays.toString("boo:and:foo".split("o", 5)) + Arrays.toString("boo:and:foo".split(":", -1)) + Arrays.toString("aXXb".split("X")) + Arrays.toString("2+3*4".split("(?<=[+*])|(?=[+*])")) + Arrays.toString("CamelCaseText".split("(?=[A-Z])")));
        Matcher r = Pattern.compile("\\d+").matcher("a1b22c333");
        StringBuilder sb = new StringBuilder();
        while (r.find()) r.appendReplacement(sb, "<" + Integer.parseInt(r.group()) * 2 + ">");
        r.appendTail(sb);
        System.out.println(sb);
        System.out.println(Pattern.compile("\\d+").matcher("a1b22c333").replaceAll(x -> "" + x.group().length()) + " " + Pattern.compile("b").matcher("abc").lookingAt() + " " + r.reset().find());
        try {
            Pattern.compile("(ab");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex() + " " + e.getPattern());
        }
        try {
            Pattern.compile("*a");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.reset();
            r.group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".replaceAll("a", "$1");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("line1\nline2".replaceAll("(?m)^", "> ") + Pattern.compile("^b", Pattern.MULTILINE | Pattern.CASE_INSENSITIVE).matcher("a\nB").find() + " " + "tel: 555-1234".replaceAll("\\D", "") + " " + "a\tb".matches("a\\sb") + "x{2}".matches("x\\{2\\}") + " " + "aab".matches("a++b") + "éa".matches("\\p{L}+") + " " + "_a1".matches("[\\w&&[^\\d]]+\\d") + Pattern.compile("a").asPredicate().test("cat") + Pattern.compile(",").splitAsStream("x,y").toList());
        for (String n : new String[] {"Lu", "Ll", "Upper", "Lower", "javaUpperCase", "IsLowercase", "Alpha", "Digit"}) {
            for (String s : new String[] {"c", "C", "1", "\u00e4", "\u01c5"}) {
                System.out.print(s.matches("(?i)\\p{" + n + "}") + " " + s.matches("\\p{" + n + "}") + " " + s.matches("(?i)[x\\P{" + n + "}]") + " " + Pattern.compile("\\p{" + n + "}", Pattern.CASE_INSENSITIVE).matcher(s).find() + ", ");
            }
            System.out.println(n);
        }
    }
}
