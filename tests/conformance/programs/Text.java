import java.util.*;

// wrapping, justification and run lengths.
public class Text {
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String w : text.split("\\s+")) {
            if (line.length() + w.length() + 1 > width && line.length() > 0) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(w);
        }
        lines.add(line.toString());
        return lines;
    }

    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++);
            b.append(s.charAt(i));
            if (j - i > 1) b.append(j - i);
        }
        return b.toString();
    }

    static String unrle(String s) {
        String out = "";
        for (int i = 0; i < s.length(); ) {
            char c = s.charAt(i++);
            int n = 0;
            while (i < s.length() && Character.isDigit(s.charAt(i))) n = n * 10 + s.charAt(i++) - '0';
            out += String.valueOf(c).repeat(Math.max(n, 1));
        }
        return out;
    }

    public static void main(String[] args) {
        for (String l : wrap("the quick brown  fox jumps over the lazy dog again", 12)) System.out.printf("|%12s|%-12s|%n", l, l);
        System.out.println(rle("aaabccdddd") + " " + unrle(rle("aaabccdddd")) + " " + rle(""));
    }
}
