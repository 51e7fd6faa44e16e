// the visitor pattern over an expression tree.
interface Visitor<R> {
    R num(int n);

    R binary(char op, Expr l, Expr r);
}

interface Expr {
    <R> R accept(Visitor<R> v);
}

class Num implements Expr {
    final int n;

    Num(int n) {
        this.n = n;
    }

    public <R> R accept(Visitor<R> v) {
        return v.num(n);
    }
}

class Bin implements Expr {
    final char op;
    final Expr l, r;

    Bin(char op, Expr l, Expr r) {
        this.op = op;
        this.l = l;
        this.r = r;
    }

    public <R> R accept(Visitor<R> v) {
        return v.binary(op, l, r);
    }
}

class Eval implements Visitor<Integer> {
    public Integer num(int n) {
        return n;
    }

    public Integer binary(char op, Expr l, Expr r) {
        int a = l.accept(this), b = r.accept(this);
        return switch (op) {
            case '+' -> a + b;
            case '*' -> a * b;
            default -> throw new IllegalArgumentException("op " + op);
        };
    }
}

public class Expressions {
    public static void main(String[] args) {
        Expr e = new Bin('+', new Num(2), new Bin('*', new Num(3), new Num(4)));
        System.out.println(e.accept(new Eval()));
        System.out.println(e.accept(new Visitor<String>() {
            public String num(int n) {
                return "" + n;
            }

            public String binary(char op, Expr l, Expr r) {
                return "(" + l.accept(this) + op + r.accept(this) + ")";
            }
        }));
        System.out.println(e.<Integer>accept(new Visitor<>() {
            public Integer num(int n) {
                return 1;
            }

            public Integer binary(char op, Expr l, Expr r) {
                return l.accept(this) + r.accept(this) + 1;
            }
        }));
    }
}
