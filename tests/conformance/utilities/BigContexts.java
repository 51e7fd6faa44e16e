import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;

/** Decimal numbers with contexts, in all ways to make them, and what belongs to their digits. */
public class BigContexts {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Action {
        Object run();
    }

    static void t(Action a) {
        try {
            p(a.run());
        } catch (RuntimeException e) {
            p(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static BigDecimal d(String s) {
        return new BigDecimal(s);
    }

    static void made() {
        MathContext three = new MathContext(3);
        MathContext down = new MathContext(2, RoundingMode.DOWN);
        p(new BigDecimal(12345, three) + " " + new BigDecimal(-12355, three) + " " + new BigDecimal(99950, three) + " " + new BigDecimal(7, three));
        p(new BigDecimal(123456789012345L, down) + " " + new BigDecimal(Long.MIN_VALUE, three) + " " + new BigDecimal(0L, three));
        p(new BigDecimal(0.1, three) + " " + new BigDecimal(2.5, down) + " " + new BigDecimal(1e20, three) + " " + new BigDecimal(-1.0 / 3, new MathContext(10)));
        p(new BigDecimal("1.23456", three) + " " + new BigDecimal("-0.00012345", down) + " " + new BigDecimal("1E+10", three) + " " + new BigDecimal("999.9", three));
        p(new BigDecimal(new BigInteger("123456789012345678901234567890"), three) + " " + new BigDecimal(new BigInteger("123456"), 4, down) + " " + new BigDecimal(BigInteger.TEN, -3, three));
        char[] c = "  -12.3456e2 ".toCharArray();
        p(new BigDecimal("3.25".toCharArray()) + " " + new BigDecimal(c, 2, 10) + " " + new BigDecimal(c, 3, 7) + " " + new BigDecimal(c, 2, 10, three) + " " + new BigDecimal("77.77".toCharArray(), down));
        t(() -> new BigDecimal(c, 2, 20));
        t(() -> new BigDecimal(c, -1, 2));
        t(() -> new BigDecimal(c));
        t(() -> new BigDecimal(new char[0]).toString());
        t(() -> new BigDecimal(Double.NaN, three));
        t(() -> new BigDecimal(12345, new MathContext(3, RoundingMode.UNNECESSARY)));
        t(() -> new BigDecimal(12300, new MathContext(3, RoundingMode.UNNECESSARY)));
        p(new MathContext("precision=7 roundingMode=HALF_EVEN").equals(MathContext.DECIMAL32) + " " + new MathContext("precision=0 roundingMode=UP"));
        t(() -> new MathContext("precision=7"));
        t(() -> new MathContext("precision=-7 roundingMode=UP"));
        t(() -> new MathContext("precision=7 roundingMode=SIDEWAYS"));
        t(() -> new MathContext((String) null));
        t(() -> new MathContext(-1));
    }

    static void rounded() {
        String[] all = {"1.25", "-1.25", "1.35", "123456", "-0.0099951", "0", "0.000", "9.99", "1E+5", "5", "-5"};
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder b = new StringBuilder(m + ":");
            for (String s : all) {
                try {
                    b.append(' ').append(d(s).round(new MathContext(2, m)));
                } catch (ArithmeticException e) {
                    b.append(" !");
                }
            }
            p(b);
        }
        MathContext four = new MathContext(4);
        for (String s : all) {
            BigDecimal x = d(s);
            p(x.plus(four) + " " + x.negate(four) + " " + x.abs(four) + " " + x.plus() + " " + x.ulp() + " " + x.precision() + " " + x.scale() + " " + x.stripTrailingZeros() + " " + x.signum() + " " + x.unscaledValue() + " "
                + x.movePointLeft(3) + " " + x.movePointRight(3) + " " + x.scaleByPowerOfTen(4) + " " + x.toEngineeringString() + " " + x.toPlainString() + " " + x.hashCode());
        }
        for (String s : new String[] {"1E+3", "12E+4", "0E+4", "0E-9", "1.5E-8", "123E-10", "100", "1200.00", "0.0000001", "-12345E+2"}) {
            BigDecimal x = d(s);
            p(x + " " + x.toEngineeringString() + " " + x.toPlainString() + " " + x.stripTrailingZeros() + " " + x.precision() + " " + x.scale() + " " + x.ulp() + " " + x.toBigInteger() + " " + x.movePointLeft(-2) + " " + x.movePointRight(0));
        }
    }

    static void divided() {
        String[][] pairs = {{"17", "5"}, {"-17.5", "2.25"}, {"1E+5", "3"}, {"0.001", "7"}, {"100", "4"}, {"12345678901234567890", "0.07"}, {"0", "3.00"}, {"5.000", "-2"}, {"1", "1E+3"}};
        for (String[] q : pairs) {
            BigDecimal a = d(q[0]);
            BigDecimal b = d(q[1]);
            p(a.divideToIntegralValue(b) + " " + a.remainder(b) + " " + Arrays.toString(a.divideAndRemainder(b)) + " " + a.divide(b, MathContext.DECIMAL32) + " " + a.divide(b, new MathContext(3, RoundingMode.FLOOR)) + " "
                + a.divide(b, RoundingMode.CEILING) + " " + a.divide(b, 5, RoundingMode.HALF_EVEN));
            t(() -> a.divideToIntegralValue(b, new MathContext(5)) + " " + a.remainder(b, new MathContext(5)) + " " + Arrays.toString(a.divideAndRemainder(b, new MathContext(5))));
            t(() -> a.divide(b));
        }
        t(() -> d("1").remainder(d("0")));
        t(() -> d("0").divideToIntegralValue(d("0")));
        t(() -> d("1").divide(d("0.0"), MathContext.DECIMAL32));
        MathContext five = new MathContext(5);
        p(d("1.1").pow(10) + " " + d("1.1").pow(10, five) + " " + d("-2.5").pow(3, five) + " " + d("2").pow(-3, five) + " " + d("3").pow(0, five) + " " + d("7").pow(20, MathContext.DECIMAL64));
        t(() -> d("2").pow(-1));
        t(() -> d("2").pow(123456, new MathContext(3)));
        for (String s : new String[] {"2", "4", "0.25", "100", "1E+7", "12345.678", "0", "0.000", "1", "1.00", "144.00"}) {
            p(s + ": " + d(s).sqrt(five) + " " + d(s).sqrt(MathContext.DECIMAL64) + " " + d(s).sqrt(new MathContext(3, RoundingMode.DOWN)));
        }
        t(() -> d("2").sqrt(MathContext.UNLIMITED));
        t(() -> d("16").sqrt(MathContext.UNLIMITED));
        t(() -> d("-1").sqrt(five));
        p(d("1.005").add(d("2.00005"), five) + " " + d("1.005").subtract(d("2.00005"), five) + " " + d("1.005").multiply(d("2.00005"), five) + " " + d("1E+10").add(d("1E-10"), five) + " " + d("0").add(d("123456.7"), five));
        t(() -> d("1E+2147483647").scaleByPowerOfTen(1));
        t(() -> d("12.5").intValueExact());
        t(() -> d("12.0").longValueExact() + " " + d("127").byteValueExact() + " " + d("1E+3").shortValueExact() + " " + d("3.7").intValue() + " " + d("1E+25").longValue());
        t(() -> d("128").byteValueExact());
        t(() -> d("1.50").toBigIntegerExact());
        p(d("2.0").equals(d("2.00")) + " " + d("2.0").compareTo(d("2.00")) + " " + d("2.50").min(d("2.5")) + " " + d("2.50").max(d("2.5")) + " " + d("1e400").doubleValue() + " " + d("0.1").floatValue());
    }

    public static void main(String[] args) {
        made();
        rounded();
        divided();
    }
}
