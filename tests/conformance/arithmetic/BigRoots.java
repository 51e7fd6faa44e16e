// Roots, powers and remainders of big numbers to so many digits.
import java.math.*;
import java.util.Arrays;

public class BigRoots {
    static String of(BigDecimal x) {
        return x + " (" + x.scale() + ")";
    }

    static void t(String name, java.util.function.Supplier<String> f) {
        try {
            System.out.println(name + " " + f.get());
        } catch (ArithmeticException e) {
            System.out.println(name + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] numbers = {"2", "4.00", "100", "1E+4", "1E-3", "0.0625", "-1", "0.00", "152415787532388367501905199875019052100", "99.9", "12345.678900"};
        MathContext[] contexts = {MathContext.UNLIMITED, MathContext.DECIMAL32, new MathContext(20), new MathContext(3, RoundingMode.UP), new MathContext(5, RoundingMode.DOWN),
            new MathContext(4, RoundingMode.UNNECESSARY), new MathContext(1, RoundingMode.HALF_EVEN)};
        for (String n : numbers) {
            BigDecimal x = new BigDecimal(n);
            for (MathContext m : contexts) {
                t(n + " to " + m.getPrecision(), () -> of(x.sqrt(m)));
            }
        }
        BigDecimal x = new BigDecimal("-1.2345");
        for (int n : new int[] {0, 1, 2, 7, 100, -1, -3}) {
            for (MathContext m : new MathContext[] {MathContext.DECIMAL32, MathContext.UNLIMITED, new MathContext(2, RoundingMode.FLOOR)}) {
                t(n + " to " + m.getPrecision(), () -> of(x.pow(n, m)));
            }
        }
        String[][] pairs = {{"17", "5"}, {"-17.25", "0.5"}, {"12345678", "3"}, {"1E+10", "7"}, {"0.5", "3"}, {"1E+5", "0.001"}, {"100", "2.50"}, {"5", "0"}};
        for (String[] p : pairs) {
            BigDecimal a = new BigDecimal(p[0]);
            BigDecimal b = new BigDecimal(p[1]);
            for (MathContext m : new MathContext[] {MathContext.UNLIMITED, new MathContext(3), new MathContext(10)}) {
                t(a + "/" + b, () -> of(a.divideToIntegralValue(b, m)) + of(a.remainder(b, m)) + Arrays.toString(a.divideAndRemainder(b, m)));
            }
        }
        for (int v : new int[] {127, 128, -128, -129, 32767, 32768, -32768, -32769}) {
            BigInteger n = BigInteger.valueOf(v);
            t("byte", () -> "" + n.byteValueExact());
            t("short", () -> "" + n.shortValueExact());
            t("root", () -> Arrays.toString(n.pow(3).sqrtAndRemainder()));
        }
        t("root", () -> "" + BigInteger.ZERO.sqrt() + BigInteger.ONE.sqrt() + BigInteger.TEN.pow(31).sqrt());
    }
}
