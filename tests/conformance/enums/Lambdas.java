import java.util.function.IntBinaryOperator;

// constants that carry functions.
enum Calc {
    ADD("+", (a, b) -> a + b), SUB("-", (a, b) -> a - b), MAX("max", Math::max);

    private final String symbol;
    private final IntBinaryOperator f;

    Calc(String symbol, IntBinaryOperator f) {
        this.symbol = symbol;
        this.f = f;
    }

    int apply(int a, int b) {
        return f.applyAsInt(a, b);
    }

    @Override
    public String toString() {
        return name().toLowerCase() + symbol;
    }
}

public class Lambdas {
    public static void main(String[] args) {
        for (Calc c : Calc.values()) {
            System.out.println(c + " " + c.apply(5, 7));
        }
        System.out.println(Calc.valueOf("MAX") + Calc.MAX.name());
    }
}
