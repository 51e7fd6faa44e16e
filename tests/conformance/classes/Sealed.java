// sealed interfaces and classes.
sealed interface Shape permits Circle, Square, Group {
}

record Circle(double radius) implements Shape {
}

record Square(double side) implements Shape {
}

non-sealed class Group implements Shape {
    final Shape[] parts;

    Group(Shape... parts) {
        this.parts = parts;
    }
}

sealed abstract class Expr {
    static final class Num extends Expr {
        final int value;

        Num(int value) {
            this.value = value;
        }
    }

    static final class Add extends Expr {
        final Expr left, right;

        Add(Expr left, Expr right) {
            this.left = left;
            this.right = right;
        }
    }

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.value;
        } else if (e instanceof Add a) {
            return eval(a.left) + eval(a.right);
        }
        throw new AssertionError();
    }
}

class Areas {
    static double area(Shape s) {
        if (s instanceof Circle c) {
            return c.radius() * c.radius() * 3;
        }
        if (s instanceof Square q && q.side() > 0) {
            return q.side() * q.side();
        }
        double total = 0;
        if (s instanceof Group g) {
            for (Shape p : g.parts) {
                total += area(p);
            }
        }
        return total;
    }
}

public class Sealed {
    public static void main(String[] args) {
        System.out.println(Areas.area(new Group(new Circle(1), new Square(2), new Group(new Square(3)))));
        System.out.println(Expr.eval(new Expr.Add(new Expr.Num(3), new Expr.Add(new Expr.Num(4), new Expr.Num(5)))));
        int sealed = 1, permits = 2, record = 3;
        System.out.println(sealed + permits + record);
    }
}
