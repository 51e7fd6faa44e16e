import java.math.BigInteger;

// java.math.BigInteger.
public class BigNumbers {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 25; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f);
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = BigInteger.valueOf(987654321);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(b) + " " + a.negate());
        System.out.println(a.compareTo(b) + " " + a.equals(new BigInteger("123456789012345678901234567890")) + " " + b.pow(5) + " " + BigInteger.TWO.shiftLeft(70) + " " + a.gcd(b) + " " + b.modPow(BigInteger.TEN, BigInteger.valueOf(1000)) + " " + a.signum() + " " + a.bitLength());
        System.out.println(b.intValue() + " " + a.longValue() + " " + BigInteger.ZERO.equals(BigInteger.valueOf(0)) + " " + a.max(b).equals(a) + " " + a.toString(16) + " " + a.hashCode());
    }
}
