import java.util.*;

// a small lexer and an interpreter of assignments.
class Lexer {
    enum Kind { NUMBER, NAME, OP, END }

    record Token(Kind kind, String text) {
    }

    private final String s;
    private int at;

    Lexer(String s) {
        this.s = s;
    }

    Token next() {
        while (at < s.length() && Character.isWhitespace(s.charAt(at))) at++;
        if (at == s.length()) return new Token(Kind.END, "");
        int from = at;
        char c = s.charAt(at++);
        if (Character.isDigit(c)) {
            while (at < s.length() && Character.isDigit(s.charAt(at))) at++;
            return new Token(Kind.NUMBER, s.substring(from, at));
        }
        if (Character.isLetter(c)) {
            while (at < s.length() && Character.isLetterOrDigit(s.charAt(at))) at++;
            return new Token(Kind.NAME, s.substring(from, at));
        }
        return new Token(Kind.OP, String.valueOf(c));
    }
}

class Interpreter {
    private final Map<String, Integer> vars = new LinkedHashMap<>();

    int value(Lexer.Token t) {
        return switch (t.kind()) {
            case NUMBER -> Integer.parseInt(t.text());
            case NAME -> {
                Integer v = vars.get(t.text());
                if (v == null) throw new NoSuchElementException("undefined " + t.text());
                yield v;
            }
            case OP, END -> throw new IllegalArgumentException("unexpected " + t);
        };
    }

    void run(String line) {
        Lexer l = new Lexer(line);
        String name = l.next().text();
        if (!l.next().text().equals("=")) throw new IllegalArgumentException("expected =");
        int v = value(l.next());
        for (Lexer.Token op = l.next(); op.kind() != Lexer.Kind.END; op = l.next()) {
            int r = value(l.next());
            switch (op.text().charAt(0)) {
                case '+' -> v += r;
                case '-' -> v -= r;
                case '*' -> v *= r;
                default -> throw new IllegalArgumentException("operator " + op.text());
            }
        }
        vars.put(name, v);
    }

    public String toString() {
        return vars.toString();
    }
}

public class Tokenizer {
    public static void main(String[] args) {
        Interpreter i = new Interpreter();
        for (String line : new String[] {"x = 3", "y1 = x * 4 - 2", "z = y1 + q", "x = x + x", "w = 2 / 1", "5"}) {
            try {
                i.run(line);
            } catch (RuntimeException e) {
                System.out.println(line + ": " + e.getMessage());
            }
        }
        System.out.println(i);
    }
}
