/** Type arguments of an anonymous class that come from what is expected of the call that it is an argument of. */
public class VisitorDiamond {
    interface Visitor<R> {
        R number(int n);
        R sum(Expr a, Expr b);
    }

    interface Expr {
        <R> R accept(Visitor<R> visitor);
    }

    static Expr number(int n) {
        return new Expr() {
            public <R> R accept(Visitor<R> visitor) {
                return visitor.number(n);
            }
        };
    }

    static Expr sum(Expr a, Expr b) {
        return new Expr() {
            public <R> R accept(Visitor<R> visitor) {
                return visitor.sum(a, b);
            }
        };
    }

    public static void main(String[] args) {
        Expr e = sum(number(1), sum(number(2), number(3)));
        String text = e.accept(new Visitor<>() {
            public String number(int n) {
                return "" + n;
            }

            public String sum(Expr a, Expr b) {
                return "(" + a.accept(this) + "+" + b.accept(this) + ")";
            }
        });
        Integer value = e.accept(new Visitor<>() {
            public Integer number(int n) {
                return n;
            }

            public Integer sum(Expr a, Expr b) {
                return a.accept(this) + b.accept(this);
            }
        });
        System.out.println(text + " = " + value);
    }
}
