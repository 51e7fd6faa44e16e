// a tokenizer, a parser and an interpreter for a little language.
import java.util.*;
public class TokenProcessing {
    enum Kind {
        NUM, ID, OP, END
    }
    record Token(Kind kind, String text, int at) { }
    static class Lexer {
        final String s;
        int p;
        Lexer(String s) {
            this.s = s;
        }
        Token next() {
            while (p < s.length() && Character.isWhitespace(s.charAt(p))) p++;
            if (p == s.length()) return new Token(Kind.END, "", p);
            int b = p;
            char c = s.charAt(p);
            if (Character.isDigit(c)) {
                while (p < s.length() && (Character.isDigit(s.charAt(p)) || s.charAt(p) == '.')) p++;
                return new Token(Kind.NUM, s.substring(b, p), b);
            }
            if (Character.isLetter(c)) {
                while (p < s.length() && Character.isLetterOrDigit(s.charAt(p))) p++;
                return new Token(Kind.ID, s.substring(b, p), b);
            }
            p++;
            return new Token(Kind.OP, String.valueOf(c), b);
        }
    }
    static class SyntaxError extends RuntimeException {
        final int at;
        SyntaxError(String m, Token t) {
            super(m + " at " + t.at() + (t.text().isEmpty() ? " (end)" : " '" + t.text() + "'"));
            at = t.at();
        }
    }
    static class Interp {
        final Map<String, Double> vars = new TreeMap<>();
        Lexer lex;
        Token cur;
        Double run(String src) {
            lex = new Lexer(src);
            cur = lex.next();
            Double r = assign();
            if (cur.kind() != Kind.END) throw new SyntaxError("unexpected", cur);
            return r;
        }
        boolean is(String op) {
            return cur.kind() == Kind.OP && cur.text().equals(op);
        }
        boolean take(String op) {
            if (!is(op)) return false;
            cur = lex.next();
            return true;
        }
        Double assign() {
            if (cur.kind() == Kind.ID) {
                Token id = cur;
                int save = lex.p;
                cur = lex.next();
                if (take("=")) {
                    Double v = assign();
                    vars.put(id.text(), v);
                    return v;
                }
                lex.p = save;
                cur = id;
            }
            return sum();
        }
        Double sum() {
            Double v = term();
            while (true) {
                if (take("+")) v += term();
                else if (take("-")) v -= term();
                else return v;
            }
        }
        Double term() {
            Double v = unary();
            for (;;) {
                if (take("*")) v *= unary();
                else if (take("/")) {
                    Token at = cur;
                    Double d = unary();
                    if (d == 0) throw new SyntaxError("division by zero", at);
                    v /= d;
                } else return v;
            }
        }
        Double unary() {
            return take("-") ? -unary() : atom();
        }
        Double atom() {
            Token t = cur;
            switch (t.kind()) {
                case NUM -> {
                    cur = lex.next();
                    return Double.valueOf(t.text());
                }
                case ID -> {
                    cur = lex.next();
                    if (take("(")) {
                        List<Double> args = new ArrayList<>();
                        if (!is(")")) do args.add(sum());
                        while (take(","));
                        if (!take(")")) throw new SyntaxError("expected )", cur);
                        return call(t, args);
                    }
                    Double v = vars.get(t.text());
                    if (v == null) throw new SyntaxError("unknown variable", t);
                    return v;
                }
                default -> {
                    if (take("(")) {
                        Double v = assign();
                        if (!take(")")) throw new SyntaxError("expected )", cur);
                        return v;
                    }
                    throw new SyntaxError("expected a value", t);
                }
            }
        }
        Double call(Token f, List<Double> a) {
            return switch (f.text()) {
                case "max" -> Collections.max(a);
                case "min" -> Collections.min(a);
                case "sum" -> a.stream().mapToDouble(Double::doubleValue).sum();
                case "sqrt" -> Math.sqrt(a.get(0));
                default -> throw new SyntaxError("unknown function", f);
            };
        }
    }
    public static void main(String[] args) {
        Interp in = new Interp();
        for (String s : List.of("1 + 2 * 3", "x = (1 + 2) * 3", "y = x / 2 - -1", "max(x, y, 4) + sum(1, 2, 3)", "a = b = 5", "2 * (3 + ", "z + 1", "1 / (x - 9)", "sqrt(16) 3", "f(1)", "min()", "10 - 2 - 3", "2 * 3.5 / 7")) {
            try {
                System.out.println(s + " => " + in.run(s));
            } catch (SyntaxError e) {
                System.out.println(s + " => error: " + e.getMessage() + " " + e.at);
            } catch (NoSuchElementException e) {
                System.out.println(s + " => empty");
            }
        }
        System.out.println(in.vars);
    }
}
