import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

public class BigDecimals {
    static void attempt(String what, java.util.function.Supplier<Object> body) {
        try {
            System.out.println(what + " = " + body.get());
        } catch (ArithmeticException | IllegalArgumentException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "1", "-1", "10", "100", "0.1", "-0.50", "3.14159", "1E+3", "1e-7", "123.456", "-99999.995", "0.000001", "0.0000001", "12345678901234567890.123456789", "0.00", "0E+5", "2.5", "-3.5", "+7", ".5", "5."};
        List<BigDecimal> all = new ArrayList<>();
        for (String t : texts) {
            BigDecimal b = new BigDecimal(t);
            all.add(b);
            System.out.println(b + " " + b.toPlainString() + " " + b.toEngineeringString() + " " + b.scale() + " " + b.precision() + " " + b.unscaledValue() + " " + b.signum() + " " + b.hashCode() + " " + b.stripTrailingZeros() + " " + b.intValue() + " " + b.longValue() + " " + b.doubleValue() + " " + b.toBigInteger());
        }
        for (int i = 0; i < all.size(); i++) {
            BigDecimal a = all.get(i);
            BigDecimal b = all.get((i * 7 + 3) % all.size());
            System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.compareTo(b) + " " + a.equals(b) + " " + a.min(b) + " " + a.max(b) + " " + a.negate() + " " + a.abs());
            attempt(a + " / " + b, () -> a.divide(b));
            attempt(a + " /4 " + b, () -> a.divide(b, 4, RoundingMode.HALF_UP));
            attempt(a + " /m " + b, () -> a.divide(b, new MathContext(5)));
            attempt(a + " /64 " + b, () -> a.divide(b, MathContext.DECIMAL64));
            attempt(a + " /r " + b, () -> a.divide(b, RoundingMode.FLOOR));
            attempt(a + " % " + b, () -> Arrays.toString(a.divideAndRemainder(b)));
            attempt(a + " int " + b, () -> a.intValueExact());
            attempt(a + " long " + b, () -> a.longValueExact());
            MathContext three = new MathContext(3, RoundingMode.HALF_EVEN);
            System.out.println(a.round(three) + " " + a.add(b, three) + " " + a.subtract(b, three) + " " + a.multiply(b, three) + " " + a.plus(three) + " " + a.movePointLeft(3) + " " + a.movePointRight(2) + " " + a.scaleByPowerOfTen(-4) + " " + a.ulp());
        }
        for (RoundingMode mode : RoundingMode.values()) {
            StringBuilder line = new StringBuilder(mode + ":");
            for (String t : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
                try {
                    line.append(" ").append(new BigDecimal(t).setScale(0, mode));
                } catch (ArithmeticException e) {
                    line.append(" ").append(e.getMessage());
                }
            }
            System.out.println(line);
        }
        System.out.println(new BigDecimal(0.1) + " " + new BigDecimal(-2.5) + " " + new BigDecimal(1e20) + " " + new BigDecimal(0.0) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(100.0) + " " + BigDecimal.valueOf(1e10));
        System.out.println(BigDecimal.valueOf(12345, 3) + " " + BigDecimal.valueOf(7) + " " + new BigDecimal(BigInteger.TEN.pow(25), 5) + " " + new BigDecimal(42) + " " + new BigDecimal(42L) + " " + BigDecimal.valueOf(5, -3));
        System.out.println(BigDecimal.ZERO + " " + BigDecimal.ONE + " " + BigDecimal.TEN + " " + new BigDecimal("1.5").pow(5) + " " + BigDecimal.TEN.pow(0));
        attempt("pow", () -> BigDecimal.TEN.pow(-1));
        attempt("scale", () -> new BigDecimal("1.25").setScale(1));
        attempt("scale up", () -> new BigDecimal("1.25").setScale(4));
        attempt("exact", () -> new BigDecimal("1.5").toBigIntegerExact());
        attempt("exact", () -> new BigDecimal("1e3").toBigIntegerExact());
        attempt("abc", () -> new BigDecimal("abc"));
        attempt("1.2.3", () -> new BigDecimal("1.2.3"));
        attempt("nan", () -> new BigDecimal(Double.NaN));
        attempt("third", () -> BigDecimal.ONE.divide(new BigDecimal(3)));
        attempt("third", () -> BigDecimal.ONE.divide(new BigDecimal(3), 10, RoundingMode.HALF_UP));
        attempt("third", () -> BigDecimal.ONE.divide(new BigDecimal(3), MathContext.DECIMAL32));
        attempt("carry", () -> new BigDecimal("999.96").round(new MathContext(4)));
        attempt("carry", () -> new BigDecimal("99999").divide(new BigDecimal("1.00001"), new MathContext(3)));
        attempt("old", () -> new BigDecimal("2.345").setScale(2, BigDecimal.ROUND_HALF_EVEN));
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").equals(2.0));
        System.out.println(new TreeSet<>(all));
        System.out.println(MathContext.DECIMAL128 + " " + new MathContext(4).equals(new MathContext(4, RoundingMode.HALF_UP)) + " " + RoundingMode.valueOf("UP") + " " + RoundingMode.valueOf(6));
        BigDecimal balance = all.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        System.out.println(balance);
        System.out.println(String.format("%s|%.2f|%8.3f|%-10.1f|%,.2f|%+.0f|%f|%10s|%08.2f|%.3f", balance, balance, new BigDecimal("2.0005"), new BigDecimal("-0.05"), new BigDecimal("1234567.891"), new BigDecimal("2.5"), new BigDecimal("1e3"), new BigDecimal("1e-10"), new BigDecimal("-1.005"), BigDecimal.ZERO));
    }
}
