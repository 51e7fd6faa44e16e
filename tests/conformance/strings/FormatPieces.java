// A format is checked as a whole before anything is formatted; then its pieces are written one by one.
import java.io.*;
import java.math.BigInteger;
import java.util.*;

public class FormatPieces {
    static PrintStream out;

    static class Loud {
        public String toString() {
            out.print("<asked>");
            return "Loud";
        }
    }

    static class Bad {
        public String toString() {
            throw new IllegalStateException("bad");
        }
    }

    static class Nothing {
        public String toString() {
            return null;
        }
    }

    static void written(String f, Object... a) {
        try {
            out.printf(f, a);
        } catch (RuntimeException e) {
            out.print("!" + e);
        }
        out.print("|");
    }

    static void p(String f, Object... a) {
        try {
            System.out.println(f + " [" + String.format(f, a) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(f + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        out = new PrintStream(bytes);
        written("a=%d b=%s c", 1, "x");
        written("a=%d b=%d c", 1, "x");
        written("a=%s b=%s c", new Loud(), 2);
        written("a=%s b=%s c", 1, new Bad());
        written("a=%s %q", new Loud());
        written("a=%s %s", 1);
        written("%h%s%%%n", 5, new Loud());
        written("%s", new Nothing());
        System.out.println(bytes);
        StringWriter w = new StringWriter();
        PrintWriter p = new PrintWriter(w);
        try {
            p.printf("v=%d w=%d", 1, 2.0);
        } catch (IllegalFormatException e) {
            p.print("!");
        }
        System.out.println(w);
        StringBuilder sb = new StringBuilder();
        try {
            new Formatter(sb).format("v=%d w=%d", 1, 2.0);
        } catch (IllegalFormatException e) {
            sb.append("!");
        }
        System.out.println(sb);

        for (String c : new String[] {"s", "S", "b", "B", "h", "H", "f", "e", "G", "a", "A"}) {
            p("%.2" + c + "|%8.3" + c + "|%-6.10" + c + "|", null, null, null);
        }
        for (String c : new String[] {"d", "x", "X", "o", "c", "C", "tH", "TQ"}) {
            p("%" + c + "|%8" + c + "|%-6" + c + "|", null, null, null);
        }
        p("%06d|%#06x|%08.2f|%+5d", null, null, null, null);
        for (String f : new String[] {"%#013X", "%#06o", "%013x", "%#3X", "%-#9X|"}) {
            p(f, -1);
            p(f, new BigInteger("-255"));
        }
        p("%(010d|%(,12d|%+010d|% 010d", -5, -1234567, 5, 5);
        p("%(010.2f|%(09.1e|%(,012.2f", -5.0, -5.0, -12345.5);
        for (String f : new String[] {"%<%", "%-<5%", "%<5%", "%<n", "%5n", "%.1%", "%-%", "%s %<-5s|", "%d %<05d|%1$<5d", "%<s", "%<-5d",
            "%+ X", "%-05X", "%-0X", "%+ d", "%1$5$d", "%0$d", "%99999999999$d", "%99999999999d", "%.99999999999f", "%.d", "%5.", "%5", "%-", "%t", "%t5", "%tq",
            "%.2tH", "%-tH", "%+tH", "%x %q", "%D", "%#s", "%#S", "%,a", "%-10X|%-10x|", "%$d", "%--d", "%5-d"}) {
            p(f, 77, 78);
        }
        for (Object o : new Object[] {1.5, "x", 'c', true, 1}) {
            for (String f : new String[] {"%+o", "%(x", "% X", "%+d", "%c", "%#f", "%,e", "%#g"}) {
                p(f, o);
            }
        }
    }
}
