// StringTokenizer and Scanner over a text.
import java.util.*;
public class Tokenizers {
    public static void main(String[] args) {
        StringTokenizer t = new StringTokenizer("a b  c\td");
        System.out.print(t.countTokens());
        while (t.hasMoreTokens()) System.out.print("[" + t.nextToken() + "]");
        System.out.println();
        t = new StringTokenizer("k=v;x=y", "=;", true);
        while (t.hasMoreElements()) System.out.print("[" + t.nextElement() + "]");
        System.out.println();
        t = new StringTokenizer("a,b-c", ",");
        System.out.println(t.nextToken() + t.nextToken("-") + t.nextToken());
        try {
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Scanner s = new Scanner("12 3.5 word true\nrest of line\n99");
        System.out.println(s.nextInt() + " " + s.nextDouble() + " " + s.next() + " " + s.nextBoolean() + "[" + s.nextLine() + "][" + s.nextLine() + "]" + s.hasNextInt() + s.nextLong() + s.hasNext() + s.hasNextLine());
        try {
            new Scanner("").next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getName() + e.getMessage());
        }
        try {
            new Scanner("").nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("none");
        System.out.println(j + " " + j.length());
        j.add("a").add("b").add(null);
        System.out.println(j);
        System.out.println(j.merge(new StringJoiner("-").add("x").add("y")));
    }
}
