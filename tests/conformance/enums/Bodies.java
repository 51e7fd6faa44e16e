// constants with bodies, abstract methods, interfaces.
interface Op {
    int apply(int a, int b);
}

enum Arithmetic implements Op {
    PLUS("+") {
        @Override
        public int apply(int a, int b) {
            return a + b;
        }
    },
    TIMES("*") {
        private int calls = 0;

        @Override
        public int apply(int a, int b) {
            calls++;
            return a * b * calls;
        }

        @Override
        String shown() {
            return "times(" + super.shown() + ")";
        }
    };

    private final String symbol;

    Arithmetic(String symbol) {
        this.symbol = symbol;
    }

    String shown() {
        return symbol + ordinal();
    }
}

enum Shape {
    CIRCLE {
        double area(double x) {
            return 3 * x * x;
        }
    },
    SQUARE {
        double area(double x) {
            return x * x;
        }
    };

    abstract double area(double x);
}

public class Bodies {
    public static void main(String[] args) {
        for (Arithmetic a : Arithmetic.values()) {
            System.out.println(a + " " + a.apply(3, 4) + " " + a.apply(3, 4) + " " + a.shown() + " " + a.getDeclaringClass().getSimpleName());
        }
        Op op = Arithmetic.PLUS;
        System.out.println(op.apply(1, 2) + " " + (op instanceof Arithmetic) + " " + (Arithmetic.PLUS.getClass() == Arithmetic.class));
        for (Shape s : Shape.values()) {
            System.out.println(s + " " + s.area(2));
        }
    }
}
