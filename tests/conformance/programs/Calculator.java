// a recursive-descent evaluator.
public class Calculator {
    static class Parser {
        private final String text;
        private int pos = -1, ch;

        Parser(String text) {
            this.text = text;
            next();
        }

        private void next() {
            ch = ++pos < text.length() ? text.charAt(pos) : -1;
        }

        private boolean eat(int c) {
            while (ch == ' ') {
                next();
            }
            if (ch == c) {
                next();
                return true;
            }
            return false;
        }

        double parse() {
            double x = expression();
            if (pos < text.length()) {
                throw new IllegalArgumentException("unexpected '" + (char) ch + "' at " + pos);
            }
            return x;
        }

        private double expression() {
            double x = term();
            for (;;) {
                if (eat('+')) x += term();
                else if (eat('-')) x -= term();
                else return x;
            }
        }

        private double term() {
            double x = factor();
            for (;;) {
                if (eat('*')) x *= factor();
                else if (eat('/')) x /= factor();
                else return x;
            }
        }

        private double factor() {
            if (eat('-')) return -factor();
            double x;
            int start = pos;
            if (eat('(')) {
                x = expression();
                if (!eat(')')) throw new IllegalArgumentException("expected )");
            } else {
                while (ch == ' ') next();
                start = pos;
                while (ch >= '0' && ch <= '9' || ch == '.') next();
                x = Double.parseDouble(text.substring(start, pos));
            }
            return eat('^') ? Math.pow(x, factor()) : x;
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1 + 2 * 3", "(1+2)*3", "2^3^2", "-4 / (2 - 4)", "1 / 0", "2 * (3", "4 $ 5"}) {
            try {
                System.out.println(s + " = " + new Parser(s).parse());
            } catch (IllegalArgumentException e) {
                System.out.println(s + ": " + e.getMessage());
            }
        }
    }
}
