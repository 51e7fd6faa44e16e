import java.util.Scanner;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a scanner has matched, its tokens, and patterns that look at what is around. */
public class ScannerMatches {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Action {
        Object run();
    }

    static void t(Action a) {
        try {
            p(a.run());
        } catch (RuntimeException e) {
            p(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String m(Scanner s) {
        try {
            MatchResult r = s.match();
            return " [" + r.group().replace("\n", "N").replace("\r", "R") + " " + r.start() + "-" + r.end() + "]";
        } catch (RuntimeException e) {
            return " " + e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static void matches() {
        Scanner s = new Scanner("ab 12 cd 3.5 true x99\r\nnext line\nlast 7,5;8");
        p(m(s));
        p(s.hasNext() + m(s));
        p(s.next() + m(s) + s.match().groupCount());
        p(s.hasNextInt() + m(s));
        p(s.nextInt() + m(s));
        p(s.hasNext("c(.)") + m(s) + s.match().group(1));
        p(s.hasNext("x") + m(s));
        p(s.next("c(.)") + m(s) + s.match().groupCount() + s.match().start(1));
        t(() -> s.nextInt());
        p(m(s));
        p(s.hasNextInt() + m(s));
        p(s.hasNextDouble() + m(s));
        p(s.nextDouble() + m(s));
        p(s.hasNextBoolean() + m(s));
        p(s.nextBoolean() + m(s) + s.match().groupCount());
        p(s.findInLine("(x)(\\d)") + m(s) + s.match().group(2));
        p(s.findInLine("zz") + m(s));
        p(s.hasNextLine() + m(s) + s.match().groupCount() + s.match().start(1));
        p(s.nextLine() + m(s) + s.match().group(1).length());
        p(m(s.skip("ne(x)t ")));
        t(() -> s.skip("q"));
        p(m(s));
        p(s.findWithinHorizon("i(.)", 0) + m(s));
        p(s.findWithinHorizon("zz", 3) + m(s));
        s.useDelimiter("[,;\\s]+");
        p(s.next() + m(s));
        s.useRadix(16);
        p(m(s));
        s.reset();
        p(m(s) + " " + s.delimiter() + " " + s.radix());
        p(s.tokens().count());
        p(s.hasNext() + m(s));
        t(() -> s.next());
        p(m(s));
        s.close();
        t(() -> s.tokens());
        t(() -> s.findAll("x"));
        p(s.ioException());
        Scanner line = new Scanner("only");
        p(line.nextLine() + m(line) + line.match().group(1) + line.match().start(1) + line.match().end(1));
        t(() -> line.match().group(2));
        line.close();
        p(m(line));
    }

    static void streams() {
        Scanner s = new Scanner("1 2 3 a4 b5");
        p(s.tokens().limit(2).collect(Collectors.toList()) + " " + s.next());
        p(s.findAll("[a-z](\\d)").map(r -> r.group(1) + "@" + r.start()).collect(Collectors.toList()) + m(s));
        Scanner y = new Scanner("1 2 3");
        t(() -> y.tokens().peek(x -> y.next()).count());
        Scanner x = new Scanner("1 2 3");
        t(() -> x.findAll("\\d").peek(w -> x.next()).count());
        p(new Scanner("aXbXXc").findAll("X*").map(r -> r.start() + "-" + r.end()).collect(Collectors.toList()));
        p(new Scanner("a,b,,c").useDelimiter(",").tokens().collect(Collectors.toList()) + " " + new Scanner("").tokens().count());
        p(new Scanner("10 x 20 y").tokens().filter(w -> w.matches("\\d+")).mapToInt(Integer::parseInt).sum());
    }

    static void around() {
        Scanner s = new Scanner("one two\nthree four five");
        p(s.hasNext("one$") + " " + s.hasNext("^one") + " " + s.hasNext("one(?= two)") + " " + s.hasNext("one\\b") + " " + s.hasNext("one\\z"));
        s.next();
        p(s.hasNext("^two") + " " + s.hasNext("\\btwo") + " " + s.hasNext("(?<=e )two") + " " + s.hasNext("two$") + " " + s.hasNext(Pattern.compile("two$", Pattern.MULTILINE)));
        p(s.findInLine("\\w+$") + " " + s.findInLine("(?m)\\w+$") + " " + s.findInLine("x"));
        s.nextLine();
        p(s.findInLine("^three") + " " + s.findInLine("(?m)^three") + " " + s.findInLine("four(?! six)") + " " + s.findWithinHorizon("f\\w+", 4) + " " + s.findWithinHorizon("\\bive", 9) + " " + s.findWithinHorizon(".", 1));
        t(() -> s.findWithinHorizon("a", -1));
    }

    static void numbers() {
        Scanner w = new Scanner("1.5 2e3 NaN 1,234.5 -0.1 0x1p3 abc 12 99999999999999999999 1_0 7 ff 300 70000");
        p(w.hasNextBigDecimal() + m(w));
        p(w.nextBigDecimal() + " " + w.nextBigDecimal() + " " + w.hasNextBigDecimal() + m(w));
        t(() -> w.nextBigDecimal());
        p(m(w) + w.hasNextDouble() + m(w));
        w.next();
        p(w.nextBigDecimal() + " " + w.nextBigDecimal() + " " + w.hasNextBigDecimal());
        t(() -> w.nextBigDecimal());
        w.next();
        t(() -> w.nextBigDecimal());
        w.next();
        p(w.hasNextBigInteger() + " " + w.nextBigInteger() + " " + w.hasNextLong() + m(w) + " " + w.nextBigInteger());
        t(() -> w.nextBigInteger());
        w.next();
        p(w.nextBigInteger(8) + " " + w.nextInt(16) + " " + w.hasNextByte() + m(w) + " " + w.hasNextShort());
        t(() -> w.nextByte());
        p(m(w) + " " + w.nextInt());
        t(() -> w.nextShort());
        w.next();
        t(() -> w.nextBigDecimal());
        t(() -> w.hasNextBigDecimal());
        t(() -> w.nextBigInteger());
    }

    public static void main(String[] args) {
        matches();
        streams();
        around();
        numbers();
    }
}
