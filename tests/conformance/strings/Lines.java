// lines, strip, indent, chars, regular expressions that people use.
public class Lines {
    public static void main(String[] args) {
        System.out.println("hello world".matches("[a-z ]+") + " " + "123".matches("\\d+") + " " + "12a".matches("\\d+") + " " + "ab".matches("a") + " " + "".matches("x*"));
        System.out.println("a1b22c".replaceAll("[0-9]+", "#") + " " + "  many   spaces ".replaceAll("\\s+", " ") + "|" + "CamelCaseWord".replaceAll("([A-Z])", "_$1") + " " + "aaa".replaceAll("a*", "x"));
        System.out.println("x.y.z".replaceAll("\\.", "/") + " " + "tel: 555-1234".replaceAll("[^0-9]", ""));
        System.out.println("foo".replaceFirst("o", "0") + " " + "one two".replaceAll("(\\w+) (\\w+)", "$2 $1") + " " + "AbC".replaceAll("(?i)[a-b]", "."));
        System.out.println("user@example.com".matches("[\\w.]+@[\\w.]+\\.(com|org)") + " " + "2024-01-15".matches("\\d{4}-\\d{2}-\\d{2}") + " " + "abab".matches("(ab)+") + " " + "aXb".matches("a.b") + " " + "color".matches("colou?r"));
    }
}
