import java.math.BigInteger;
import java.util.Arrays;

/** Bits, bytes, roots and primes of large whole numbers. */
public class BigBits {
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

    static BigInteger b(String s) {
        return new BigInteger(s);
    }

    static final String[] ALL = {"0", "1", "-1", "2", "-2", "127", "128", "-128", "-129", "255", "65536", "-65536", "4294967296", "-4294967297", "9223372036854775807", "-9223372036854775808",
        "340282366920938463463374607431768211456", "-123456789012345678901234567890"};

    static void bits() {
        for (String s : ALL) {
            BigInteger x = b(s);
            p(x + " " + x.bitLength() + " " + x.bitCount() + " " + x.getLowestSetBit() + " " + x.testBit(0) + x.testBit(7) + x.testBit(64) + x.testBit(500) + " " + x.setBit(5) + " " + x.clearBit(1) + " " + x.flipBit(70) + " " + x.not()
                + " " + x.shiftLeft(9) + " " + x.shiftRight(3) + " " + x.shiftLeft(-2) + " " + x.shiftRight(-2) + " " + x.hashCode() + " " + x.intValue() + " " + x.longValue() + " " + x.shortValue() + " " + x.signum());
            byte[] bytes = x.toByteArray();
            p(Arrays.toString(bytes) + " " + new BigInteger(bytes).equals(x) + " " + new BigInteger(x.signum(), x.abs().toByteArray()).equals(x) + " " + new BigInteger(bytes, 0, bytes.length) + " " + x.toString(2) + " " + x.toString(36) + " " + new BigInteger(x.toString(16), 16).equals(x));
        }
        for (int i = 0; i < ALL.length; i += 3) {
            for (int j = 1; j < ALL.length; j += 4) {
                BigInteger x = b(ALL[i]);
                BigInteger y = b(ALL[j]);
                p(x.and(y) + " " + x.or(y) + " " + x.xor(y) + " " + x.andNot(y) + " " + x.gcd(y) + " " + x.min(y) + " " + x.max(y) + " " + x.compareTo(y));
            }
        }
        p(new BigInteger(1, new byte[] {-1, -1}) + " " + new BigInteger(-1, new byte[] {0, 0, 5}) + " " + new BigInteger(0, new byte[3]) + " " + new BigInteger(1, new byte[0]) + " " + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(new byte[] {9, 1, 2, 9}, 1, 2)
            + " " + new BigInteger(-1, new byte[] {9, 1, 2, 9}, 1, 2));
        t(() -> new BigInteger(2, new byte[1]));
        t(() -> new BigInteger(0, new byte[] {1}));
        t(() -> new BigInteger(new byte[0]));
        t(() -> new BigInteger(new byte[2], 1, 2));
        t(() -> b("5").testBit(-1));
        t(() -> b("5").setBit(-1));
        t(() -> b("5").clearBit(-2));
        t(() -> b("5").flipBit(-3));
    }

    static void exact() {
        for (String s : new String[] {"127", "128", "-128", "-129", "32767", "32768", "2147483647", "2147483648", "9223372036854775807", "9223372036854775808"}) {
            BigInteger x = b(s);
            StringBuilder line = new StringBuilder(s);
            try {
                line.append(" l").append(x.longValueExact());
                line.append(" i").append(x.intValueExact());
                line.append(" s").append(x.shortValueExact());
                line.append(" b").append(x.byteValueExact());
            } catch (ArithmeticException e) {
                line.append(' ').append(e.getMessage());
            }
            p(line);
        }
    }

    static void roots() {
        for (String s : new String[] {"0", "1", "2", "3", "4", "15", "16", "17", "99980001", "123456789012345678901234567890"}) {
            p(b(s).sqrt() + " " + Arrays.toString(b(s).sqrtAndRemainder()));
        }
        t(() -> b("-4").sqrt());
        p(b("3").modPow(b("200"), b("13")) + " " + b("3").modPow(b("-1"), b("11")) + " " + b("-7").modPow(b("3"), b("10")) + " " + b("2").modPow(b("1000"), b("1000000007")) + " " + b("5").modPow(b("0"), b("1")));
        p(b("3").modInverse(b("11")) + " " + b("-3").modInverse(b("11")) + " " + b("1").modInverse(b("1")) + " " + b("123456789").modInverse(b("1000000007")));
        t(() -> b("2").modInverse(b("4")));
        t(() -> b("2").modInverse(b("0")));
        t(() -> b("2").modPow(b("2"), b("-3")));
        t(() -> b("2").modPow(b("-2"), b("4")));
        t(() -> b("2").mod(b("0")));
        p(b("-7").mod(b("3")) + " " + b("-7").remainder(b("3")) + " " + b("-7").divide(b("3")) + " " + b("-2").pow(5) + " " + b("0").pow(0));
        t(() -> b("2").pow(-1));
    }

    static void primes() {
        StringBuilder line = new StringBuilder();
        for (int i = -5; i < 120; i++) {
            if (BigInteger.valueOf(i).isProbablePrime(20)) {
                line.append(i).append(' ');
            }
        }
        p(line);
        for (String s : new String[] {"561", "65521", "65536", "65537", "1373653", "3215031751", "4294967291", "4294967297", "1000000007", "999999999989", "3825123056546413051", "2305843009213693951"}) {
            p(s + " " + b(s).isProbablePrime(50));
        }
        p(b("170141183460469231731687303715884105727").isProbablePrime(30) + " " + b("170141183460469231731687303715884105729").isProbablePrime(30) + " " + b("162259276829213363391578010288127").isProbablePrime(10) + " " + b("26328072917139296674479506920917608079723773850137277813577744383").isProbablePrime(9));
        p(b("9").isProbablePrime(0) + " " + b("8").isProbablePrime(-1) + " " + b("8").isProbablePrime(1));
        p(b("0").nextProbablePrime() + " " + b("2").nextProbablePrime() + " " + b("7").nextProbablePrime() + " " + b("113").nextProbablePrime() + " " + b("1000000").nextProbablePrime() + " " + b("10000000000").nextProbablePrime());
        t(() -> b("-1").nextProbablePrime());
    }

    public static void main(String[] args) {
        bits();
        exact();
        roots();
        primes();
    }
}
