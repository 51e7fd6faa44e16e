import java.math.BigInteger;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

public class LibNumbers {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 30; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.bitLength() + " " + f.hashCode() + " " + f.longValue() + " " + f.intValue());
        BigInteger a = new BigInteger("-123456789012345678901234567890");
        BigInteger b = new BigInteger("987654321987654321");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.remainder(b) + " " + a.mod(b));
        System.out.println(a.compareTo(b) + " " + a.signum() + " " + a.abs() + " " + a.negate().equals(a.abs()) + " " + a.hashCode());
        System.out.println(b.gcd(BigInteger.valueOf(1111111110L)) + " " + b.pow(3) + " " + BigInteger.TWO.pow(100) + " " + b.toString(16) + " " + new BigInteger("ff", 16));
        System.out.println(BigInteger.valueOf(7).modPow(BigInteger.valueOf(560), BigInteger.valueOf(561)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + BigInteger.valueOf(97).isProbablePrime(10));
        System.out.println(BigInteger.valueOf(-5).shiftRight(1) + " " + BigInteger.valueOf(5).shiftLeft(70) + " " + BigInteger.valueOf(-6).and(BigInteger.valueOf(11)) + " " + BigInteger.valueOf(12).or(BigInteger.valueOf(-8)) + " " + BigInteger.valueOf(12).xor(BigInteger.valueOf(10)) + " " + BigInteger.valueOf(9).not());
        System.out.println(BigInteger.valueOf(Long.MIN_VALUE) + " " + BigInteger.valueOf(Long.MIN_VALUE).longValue() + " " + new BigInteger("1000000").sqrt() + " " + f.doubleValue() + " " + BigInteger.ZERO + " " + BigInteger.valueOf(255).bitCount());
        try {
            f.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new DecimalFormat("0.00").format(3.14159) + " " + new DecimalFormat("#.##").format(2.0) + " " + new DecimalFormat("#,##0.0").format(1234567.25) + " " + new DecimalFormat("000").format(7) + " " + new DecimalFormat("0.0").format(0.25) + " " + new DecimalFormat("0.0").format(0.35) + " " + new DecimalFormat("#0.0%").format(0.1234) + " " + new DecimalFormat("0.###").format(-0.5));
        NumberFormat nf = NumberFormat.getInstance();
        nf.setMaximumFractionDigits(3);
        nf.setGroupingUsed(false);
        System.out.println(nf.format(12345.6789) + " " + nf.format(42L));
        Logger.getLogger("x").log(Level.FINE, "nothing");
        System.out.println(TimeUnit.SECONDS.toMillis(3) + " " + TimeUnit.MILLISECONDS.toSeconds(3999) + " " + TimeUnit.DAYS.toNanos(200000) + " " + TimeUnit.MINUTES);
    }
}
