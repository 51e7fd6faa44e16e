// arithmetic of BigInteger.
import java.math.BigInteger;
import java.util.*;
public class BigIntegers {
    static BigInteger fact(int n) {
        BigInteger r = BigInteger.ONE;
        for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i));
        return r;
    }
    static BigInteger fib(int n) {
        BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        while (n-- > 0) {
            BigInteger t = a.add(b);
            a = b;
            b = t;
        }
        return a;
    }
    public static void main(String[] args) {
        System.out.println(fact(30) + " " + fib(150));
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = new BigInteger("-987654321");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.remainder(b) + " " + a.mod(b.negate()) + " " + b.pow(5) + " " + a.gcd(b) + " " + a.negate().abs().equals(a) + a.signum() + b.signum() + " " + a.compareTo(b) + a.max(b).equals(a) + a.bitLength() + " " + b.bitLength() + " " + a.hashCode() + " " + b.hashCode());
        System.out.println(a.shiftLeft(10) + " " + a.shiftRight(20) + " " + b.shiftRight(3) + " " + a.and(BigInteger.valueOf(0xFFFF)) + " " + b.or(BigInteger.TEN) + " " + a.xor(b) + " " + b.not() + " " + a.testBit(5) + a.setBit(0) + " " + new BigInteger("ff", 16) + " " + a.toString(36) + " " + BigInteger.TWO.modPow(BigInteger.valueOf(100), BigInteger.valueOf(1000007)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.sqrt() + " " + BigInteger.valueOf(97).isProbablePrime(10) + BigInteger.valueOf(91).isProbablePrime(10));
        System.out.println(a.intValue() + " " + a.longValue() + " " + b.intValue() + " " + a.doubleValue() + " " + b.longValueExact() + " " + Arrays.toString(a.divideAndRemainder(BigInteger.valueOf(1000))));
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.pow(-1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.mod(b);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        for (int bits : new int[] {0, 1, 7, 8, 9, 16, 31, 32, 33, 64, 100}) {
            Random drawn = new Random(11);
            System.out.println(new BigInteger(bits, drawn) + " " + drawn.nextInt());
        }
        Set<BigInteger> s = new TreeSet<>(List.of(a, b, BigInteger.ZERO));
        System.out.println(s + " " + BigInteger.valueOf(5).equals(new BigInteger("5")) + new BigInteger("-0") + new BigInteger("+7"));
    }
}
