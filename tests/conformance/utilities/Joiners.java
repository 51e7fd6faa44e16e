import java.util.StringJoiner;
import java.util.StringTokenizer;

// StringJoiner, Scanner on text, StringTokenizer.
public class Joiners {
    public static void main(String[] args) {
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.add("a").add("b");
        System.out.println(j.toString() + j.length());
        j.setEmptyValue("none");
        System.out.println(new StringJoiner("-").add("x").add("y").merge(j));
        StringTokenizer t = new StringTokenizer("one two\tthree");
        System.out.println(t.countTokens());
        while (t.hasMoreTokens()) {
            System.out.print(t.nextToken() + "|");
        }
        System.out.println("");
        StringTokenizer u = new StringTokenizer("1,2;3", ",;");
        int sum = 0;
        while (u.hasMoreElements()) {
            sum += Integer.parseInt(u.nextToken());
        }
        System.out.println(sum);
    }
}
