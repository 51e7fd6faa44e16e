import java.util.regex.*;

// java.util.regex: groups, find, replace, split.
public class Regex {
    public static void main(String[] args) {
        Pattern p = Pattern.compile("(\\w+)@(?<host>\\w+)\\.(com|org)");
        Matcher m = p.matcher("ann@home.com, bob@work.org; x@y.net");
        while (m.find()) {
            System.out.println(m.group() + " " + m.group(1) + " " + m.group("host") + " " + m.group(3) + " " + m.start() + "-" + m.end() + " " + m.groupCount());
        }
        System.out.println(m.reset().replaceAll("<$1 at ${host}>") + " " + m.reset().lookingAt());
        System.out.println(Pattern.matches("a{2,3}b?", "aaab") + " " + Pattern.matches("(a|b)*c", "abbac") + " " + Pattern.matches("[^x-z]+", "abcx") + " " + Pattern.compile("HELLO", Pattern.CASE_INSENSITIVE).matcher("say hello").find());
        System.out.println("aXbXc".split("X").length + " " + "a1b2".replaceAll("(\\d)", "[$1]") + " " + "abcabc".replaceAll("(?<=a)b", "B") + " " + "foobar".replaceAll("foo(?!bar)", "x") + " " + "aab".replaceFirst("a+?", "-") + " " + "xyyx".matches("(.)(.)\\2\\1"));
        System.out.println(Pattern.compile(",\\s*").split("a, b,c,  d").length + " " + Pattern.quote("a.b") + " " + "a.b.c".split(Pattern.quote(".")).length + " " + "tel 555-1234".replaceAll("\\D+", ""));
        StringBuilder b = new StringBuilder();
        Matcher n = Pattern.compile("\\d+").matcher("1 and 22 and 333");
        while (n.find()) n.appendReplacement(b, String.valueOf(Integer.parseInt(n.group()) * 2));
        System.out.println(n.appendTail(b));
        System.out.println(Pattern.compile("^\\s*(\\w+)\\s*$", Pattern.MULTILINE).matcher(" one \n two").replaceAll("<$1>"));
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex());
        }
        try {
            m.reset().group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("2024-03-15".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1") + " " + "aaa".replaceAll("a{2}", "b") + " " + "x*y".replaceAll("\\*", "\\$"));
    }
}
