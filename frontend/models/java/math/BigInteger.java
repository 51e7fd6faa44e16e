package java.math;

import java.util.Random;
import scoville.Rt;

/** Sign and digits of 16 bits, the least significant first, without leading zeros. */
public class BigInteger extends Number implements Comparable<BigInteger> {
    private static final int BASE = 65536;

    public static final BigInteger ZERO = new BigInteger(0, new int[0]);
    public static final BigInteger ONE = valueOf(1L);
    public static final BigInteger TWO = valueOf(2L);
    public static final BigInteger TEN = valueOf(10L);

    private final int sign;
    private final int[] digits;

    private BigInteger(int sign, int[] digits) {
        int n = digits.length;
        while (n > 0 && digits[n - 1] == 0) {
            n--;
        }
        int[] kept = digits;
        if (n < digits.length) {
            kept = new int[n];
            for (int i = 0; i < n; i++) {
                kept[i] = digits[i];
            }
        }
        this.digits = kept;
        this.sign = n == 0 ? 0 : sign;
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(String text, int radix) {
        int n = text.length();
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        if (n == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int minus = text.lastIndexOf('-');
        int plus = text.lastIndexOf('+');
        if (minus > 0 || plus > 0 || minus == 0 && plus == 0) {
            throw new NumberFormatException("Illegal embedded sign character");
        }
        int from = minus == 0 || plus == 0 ? 1 : 0;
        if (n == from) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        while (from < n && Character.digit(text.charAt(from), radix) == 0) {
            from++;
        }
        int[] d = new int[0];
        for (int i = from; i < n; i++) {
            int x = Character.digit(text.charAt(i), radix);
            if (x < 0) {
                throw new NumberFormatException("For input string: \"" + group(text, from, i, radix) + "\"" + (radix == 10 ? "" : " under radix " + radix));
            }
            d = scaled(d, radix, x);
        }
        digits = d;
        sign = d.length == 0 ? 0 : minus == 0 ? -1 : 1;
    }

    /** The digits around a place that Java reads at a time: as many as fit into an `int`; the first ones may be fewer. */
    private static String group(String text, int from, int at, int radix) {
        int most = 0;
        for (long v = radix; v <= Integer.MAX_VALUE; v *= radix) {
            most++;
        }
        int end = from + (text.length() - from - 1) % most + 1;
        while (end <= at) {
            end += most;
        }
        return text.substring(Math.max(from, end - most), end);
    }

    /** In two's complement, the most significant byte first. */
    public BigInteger(byte[] bytes) {
        if (bytes.length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        boolean negative = bytes[0] < 0;
        BigInteger n = new BigInteger(1, digits(bytes, negative ? 0xff : 0));
        if (negative) {
            n = n.add(ONE).negate();
        }
        digits = n.digits;
        sign = n.sign;
    }

    public BigInteger(byte[] bytes, int offset, int length) {
        this(part(bytes, offset, length));
    }

    public BigInteger(int sign, byte[] bytes, int offset, int length) {
        this(signed(sign), part(bytes, offset, length));
    }

    private static int signed(int sign) {
        if (sign < -1 || sign > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        return sign;
    }

    private static byte[] part(byte[] bytes, int offset, int length) {
        if (bytes.length > 0) {
            java.util.Objects.checkFromIndexSize(offset, length, bytes.length);
        }
        if (bytes.length > 0 && length == 0) {
            Rt.unsupported("a BigInteger of no bytes");
        }
        return bytes.length == 0 ? bytes : java.util.Arrays.copyOfRange(bytes, offset, offset + length);
    }

    public BigInteger(int sign, byte[] bytes) {
        if (sign < -1 || sign > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        BigInteger n = new BigInteger(sign, digits(bytes, 0));
        if (sign == 0 && n.digits.length > 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        digits = n.digits;
        this.sign = n.sign;
    }

    /** Digits of bytes, each with some bits turned over. */
    private static int[] digits(byte[] bytes, int turned) {
        int[] d = new int[(bytes.length + 1) / 2];
        for (int i = 0; i < bytes.length; i++) {
            int b = (bytes[bytes.length - 1 - i] ^ turned) & 0xff;
            d[i / 2] |= b << 8 * (i & 1);
        }
        return d;
    }

    /** A number of so many bits, all alike. */
    public BigInteger(int bits, Random random) {
        if (bits < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        BigInteger n = new BigInteger(1, random.scovilleIsFree() ? free(bits, random) : digits(drawn(bits, random), 0));
        digits = n.digits;
        sign = n.sign;
    }

    /** Each digit is an input. */
    private static int[] free(int bits, Random random) {
        int[] d = new int[(bits + 15) / 16];
        for (int i = 0; i < d.length; i++) {
            int left = bits - 16 * i;
            d[i] = random.nextInt(left >= 16 ? BASE : 1 << left);
        }
        return d;
    }

    /** Bytes as Java draws them, the most significant one first. */
    private static byte[] drawn(int bits, Random random) {
        byte[] bytes = new byte[bits / 8 + (bits % 8 == 0 ? 0 : 1)];
        if (bits > 0) {
            random.nextBytes(bytes);
        }
        if (bits % 8 != 0) {
            bytes[0] &= (byte) ((1 << bits % 8) - 1);
        }
        return bytes;
    }

    public static BigInteger valueOf(long value) {
        int[] d = new int[4];
        long rest = value;
        for (int i = 0; i < 4; i++) {
            long x = rest % BASE;
            d[i] = (int) (x < 0 ? -x : x);
            rest /= BASE;
        }
        return new BigInteger(value < 0 ? -1 : 1, d);
    }

    // --- digits ---

    private static int[] scaled(int[] a, int factor, int plus) {
        int[] r = new int[a.length + 1];
        long carry = plus;
        for (int i = 0; i < a.length; i++) {
            carry += (long) a[i] * factor;
            r[i] = (int) (carry % BASE);
            carry /= BASE;
        }
        if (carry == 0) {
            int[] same = new int[a.length];
            for (int i = 0; i < a.length; i++) {
                same[i] = r[i];
            }
            return same;
        }
        r[a.length] = (int) carry;
        return r;
    }

    private static int compare(int[] a, int[] b) {
        if (a.length != b.length) {
            return a.length < b.length ? -1 : 1;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return a[i] < b[i] ? -1 : 1;
            }
        }
        return 0;
    }

    private static int[] sum(int[] a, int[] b) {
        int n = Math.max(a.length, b.length);
        int[] r = new int[n + 1];
        int carry = 0;
        for (int i = 0; i < n; i++) {
            carry += (i < a.length ? a[i] : 0) + (i < b.length ? b[i] : 0);
            r[i] = carry % BASE;
            carry /= BASE;
        }
        r[n] = carry;
        return r;
    }

    /** Of the larger and the smaller. */
    private static int[] difference(int[] a, int[] b) {
        int[] r = new int[a.length];
        int borrow = 0;
        for (int i = 0; i < a.length; i++) {
            int x = a[i] - (i < b.length ? b[i] : 0) - borrow;
            borrow = x < 0 ? 1 : 0;
            r[i] = x + borrow * BASE;
        }
        return r;
    }

    private static int[] product(int[] a, int[] b) {
        int[] r = new int[a.length + b.length];
        for (int i = 0; i < a.length; i++) {
            long carry = 0;
            for (int j = 0; j < b.length; j++) {
                carry += (long) a[i] * b[j] + r[i + j];
                r[i + j] = (int) (carry % BASE);
                carry /= BASE;
            }
            r[i + b.length] = (int) carry;
        }
        return r;
    }

    /** Quotient by a number below the base; its remainder goes to `rest[0]`. */
    private static int[] quotient(int[] a, int by, int[] rest) {
        int[] q = new int[a.length];
        long r = 0;
        for (int i = a.length - 1; i >= 0; i--) {
            r = r * BASE + a[i];
            q[i] = (int) (r / by);
            r %= by;
        }
        rest[0] = (int) r;
        return q;
    }

    // --- arithmetic ---

    public int signum() {
        return sign;
    }

    public BigInteger negate() {
        return new BigInteger(-sign, digits);
    }

    public BigInteger abs() {
        return sign < 0 ? negate() : this;
    }

    public BigInteger add(BigInteger other) {
        if (sign == 0) {
            return other;
        }
        if (other.sign == 0) {
            return this;
        }
        if (sign == other.sign) {
            return new BigInteger(sign, sum(digits, other.digits));
        }
        int c = compare(digits, other.digits);
        if (c == 0) {
            return ZERO;
        }
        return c > 0 ? new BigInteger(sign, difference(digits, other.digits)) : new BigInteger(other.sign, difference(other.digits, digits));
    }

    public BigInteger subtract(BigInteger other) {
        return add(other.negate());
    }

    public BigInteger multiply(BigInteger other) {
        return new BigInteger(sign * other.sign, product(digits, other.digits));
    }

    private int digit(int i) {
        return i < digits.length ? digits[i] : 0;
    }

    public BigInteger[] divideAndRemainder(BigInteger other) {
        if (other.sign == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        if (compare(digits, other.digits) < 0) {
            return new BigInteger[] {ZERO, this};
        }
        if (other.digits.length == 1) {
            int[] rest = new int[1];
            int[] q = quotient(digits, other.digits[0], rest);
            return new BigInteger[] {new BigInteger(sign * other.sign, q), new BigInteger(sign, rest)};
        }
        // Digit by digit, each found by bisection of what the first digits of both leave open: short and plainly right.
        int[] q = new int[digits.length];
        BigInteger by = other.abs();
        int m = by.digits.length;
        long top = by.digits[m - 1] * (long) BASE + by.digits[m - 2];
        BigInteger r = ZERO;
        for (int i = digits.length - 1; i >= 0; i--) {
            r = new BigInteger(1, scaled(r.digits, BASE, digits[i]));
            long first = (r.digit(m) * (long) BASE + r.digit(m - 1)) * BASE + r.digit(m - 2);
            int lo = (int) (first / (top + 1));
            int hi = (int) Math.min((first + 1) / top, BASE - 1);
            while (lo < hi) {
                int mid = lo + hi + 1 >> 1;
                if (compare(new BigInteger(1, scaled(by.digits, mid, 0)).digits, r.digits) <= 0) {
                    lo = mid;
                } else {
                    hi = mid - 1;
                }
            }
            q[i] = lo;
            r = r.subtract(new BigInteger(1, scaled(by.digits, lo, 0)));
        }
        return new BigInteger[] {new BigInteger(sign * other.sign, q), new BigInteger(sign, r.digits)};
    }

    public BigInteger divide(BigInteger other) {
        return divideAndRemainder(other)[0];
    }

    public BigInteger remainder(BigInteger other) {
        return divideAndRemainder(other)[1];
    }

    public BigInteger mod(BigInteger m) {
        if (m.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger r = remainder(m);
        return r.sign < 0 ? r.add(m) : r;
    }

    public BigInteger pow(int n) {
        if (n < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        BigInteger result = ONE;
        BigInteger square = this;
        for (int rest = n; rest > 0; rest >>= 1) {
            if ((rest & 1) == 1) {
                result = result.multiply(square);
            }
            if (rest > 1) {
                square = square.multiply(square);
            }
        }
        return result;
    }

    public BigInteger modPow(BigInteger n, BigInteger m) {
        if (m.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger square = n.sign < 0 ? modInverse(m) : mod(m);
        BigInteger result = ONE.mod(m);
        BigInteger rest = n.abs();
        while (rest.sign > 0) {
            if (rest.testBit(0)) {
                result = result.multiply(square).mod(m);
            }
            square = square.multiply(square).mod(m);
            rest = rest.divide(TWO);
        }
        return result;
    }

    public BigInteger modInverse(BigInteger m) {
        if (m.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger a = mod(m);
        BigInteger b = m;
        BigInteger x = ONE;
        BigInteger y = ZERO;
        while (b.sign != 0) {
            BigInteger[] q = a.divideAndRemainder(b);
            BigInteger next = x.subtract(q[0].multiply(y));
            a = b;
            b = q[1];
            x = y;
            y = next;
        }
        if (!a.equals(ONE)) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return x.mod(m);
    }

    public BigInteger gcd(BigInteger other) {
        BigInteger a = abs();
        BigInteger b = other.abs();
        while (b.sign != 0) {
            BigInteger r = a.remainder(b);
            a = b;
            b = r;
        }
        return a;
    }

    public BigInteger sqrt() {
        if (sign < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        // By Newton's method, from above.
        BigInteger x = ONE.shiftLeft((bitLength() + 1) / 2);
        BigInteger next = sign == 0 ? ZERO : x.add(divide(x)).shiftRight(1);
        while (next.compareTo(x) < 0) {
            x = next;
            next = sign == 0 ? ZERO : x.add(divide(x)).shiftRight(1);
        }
        return x;
    }

    /** With what is left. */
    public BigInteger[] sqrtAndRemainder() {
        BigInteger root = sqrt();
        return new BigInteger[] {root, subtract(root.multiply(root))};
    }

    public BigInteger shiftLeft(int n) {
        return n < 0 ? shiftRight(-n) : multiply(TWO.pow(n));
    }

    /** Rounds down, also below zero. */
    public BigInteger shiftRight(int n) {
        if (n < 0) {
            return shiftLeft(-n);
        }
        BigInteger[] q = divideAndRemainder(TWO.pow(n));
        return q[1].sign < 0 ? q[0].subtract(ONE) : q[0];
    }

    public boolean testBit(int n) {
        if (n < 0) {
            throw new ArithmeticException("Negative bit address");
        }
        BigInteger a = sign < 0 ? negate().subtract(ONE) : this;
        int i = n / 16;
        boolean set = i < a.digits.length && (a.digits[i] >> n % 16 & 1) == 1;
        return set != sign < 0;
    }

    public int bitLength() {
        BigInteger a = sign < 0 ? negate().subtract(ONE) : this;
        int n = a.digits.length;
        return n == 0 ? 0 : 16 * (n - 1) + 32 - Integer.numberOfLeadingZeros(a.digits[n - 1]);
    }

    public int bitCount() {
        BigInteger a = sign < 0 ? negate().subtract(ONE) : this;
        int n = 0;
        for (int i = 0; i < a.digits.length; i++) {
            n += Integer.bitCount(a.digits[i]);
        }
        return n;
    }

    /** Bits of two numbers put together, in two's complement. */
    private static BigInteger bits(BigInteger a, BigInteger b, int both, int left, int right) {
        int n = Math.max(a.bitLength(), b.bitLength()) + 1;
        BigInteger r = ZERO;
        for (int i = n; i >= 0; i--) {
            boolean p = a.testBit(i);
            boolean q = b.testBit(i);
            int bit = p && q ? both : p ? left : q ? right : 0;
            r = r.add(r);
            if (bit == 1) {
                r = i == n ? ONE.negate() : r.add(ONE);
            }
        }
        return r;
    }

    public BigInteger and(BigInteger other) {
        return bits(this, other, 1, 0, 0);
    }

    public BigInteger or(BigInteger other) {
        return bits(this, other, 1, 1, 1);
    }

    public BigInteger xor(BigInteger other) {
        return bits(this, other, 0, 1, 1);
    }

    public BigInteger not() {
        return negate().subtract(ONE);
    }

    public BigInteger setBit(int n) {
        return testBit(n) ? this : add(TWO.pow(n));
    }

    public BigInteger clearBit(int n) {
        return testBit(n) ? subtract(TWO.pow(n)) : this;
    }

    public BigInteger flipBit(int n) {
        return testBit(n) ? clearBit(n) : setBit(n);
    }

    public BigInteger andNot(BigInteger other) {
        return and(other.not());
    }

    public int getLowestSetBit() {
        if (sign == 0) {
            return -1;
        }
        int n = 0;
        while (!testBit(n)) {
            n++;
        }
        return n;
    }

    /** The bytes in two's complement, the highest first, as few as have room for a sign. */
    public byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < 8 * bytes.length; i++) {
            if (testBit(i)) {
                bytes[bytes.length - 1 - i / 8] |= (byte) (1 << i % 8);
            }
        }
        return bytes;
    }

    private static final int[] BASES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};
    /** Up to here, all these bases together tell primes from other numbers; of the first four, up to the other one. */
    private static final BigInteger SURE = new BigInteger("3317044064679887385961981");
    private static final BigInteger SURE_OF_FOUR = valueOf(3215031751L);

    /** Certain, not only probable, up to 25 digits; beyond that, as far as anybody knows, too. */
    public boolean isProbablePrime(int certainty) {
        if (certainty <= 0) {
            return true;
        }
        BigInteger n = abs();
        if (n.bitLength() <= 16) {
            return isSmallPrime(n.intValue());
        }
        int[] rest = new int[1];
        for (int i = 0; i < BASES.length; i++) {
            quotient(n.digits, BASES[i], rest);
            if (rest[0] == 0) {
                return false;
            }
        }
        boolean sure = n.compareTo(SURE) < 0;
        int bases = !sure ? 1 : n.compareTo(SURE_OF_FOUR) < 0 ? 4 : BASES.length;
        for (int i = 0; i < bases; i++) {
            if (!n.passes(valueOf(BASES[i]))) {
                return false;
            }
        }
        return sure || n.passesLucas();
    }

    private static boolean isSmallPrime(int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return n > 1;
    }

    /** The test of Miller and Rabin with one base. */
    private boolean passes(BigInteger base) {
        BigInteger less = subtract(ONE);
        int twos = less.getLowestSetBit();
        BigInteger x = base.modPow(less.shiftRight(twos), this);
        if (x.equals(ONE)) {
            return true;
        }
        for (int i = 1; i < twos && !x.equals(less); i++) {
            x = x.multiply(x).mod(this);
        }
        return x.equals(less);
    }

    private static int jacobi(BigInteger top, BigInteger odd) {
        BigInteger a = top.mod(odd);
        BigInteger n = odd;
        int sign = 1;
        while (a.sign != 0) {
            int twos = a.getLowestSetBit();
            a = a.shiftRight(twos);
            int eight = n.digits[0] & 7;
            if (twos % 2 == 1 && (eight == 3 || eight == 5)) {
                sign = -sign;
            }
            if ((a.digits[0] & 3) == 3 && (eight & 3) == 3) {
                sign = -sign;
            }
            BigInteger next = n.mod(a);
            n = a;
            a = next;
        }
        return n.equals(ONE) ? sign : 0;
    }

    private static BigInteger half(BigInteger a, BigInteger odd) {
        return (a.testBit(0) ? a.add(odd) : a).shiftRight(1).mod(odd);
    }

    /** The test of Lucas, with P = 1 and the first D of 5, -7, 9, ... that is no square. */
    private boolean passesLucas() {
        BigInteger root = sqrt();
        if (root.multiply(root).equals(this)) {
            return false;
        }
        int d = 5;
        while (jacobi(valueOf(d), this) != -1) {
            d = d > 0 ? -d - 2 : -d + 2;
        }
        BigInteger u = ONE;
        BigInteger v = ONE;
        BigInteger m = add(ONE);
        for (int i = m.bitLength() - 2; i >= 0; i--) {
            BigInteger uv = u.multiply(v).mod(this);
            v = half(v.multiply(v).add(u.multiply(u).multiply(valueOf(d))), this);
            u = uv;
            if (m.testBit(i)) {
                BigInteger sum = half(u.add(v), this);
                v = half(v.add(u.multiply(valueOf(d))), this);
                u = sum;
            }
        }
        return u.sign == 0;
    }

    public BigInteger nextProbablePrime() {
        if (sign < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        BigInteger n = add(ONE);
        while (!n.isProbablePrime(100)) {
            n = n.add(ONE);
        }
        return n;
    }

    public BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    // --- comparison and conversion ---

    public int compareTo(BigInteger other) {
        if (sign != other.sign) {
            return sign < other.sign ? -1 : 1;
        }
        return sign * compare(digits, other.digits);
    }

    public boolean equals(Object o) {
        return o instanceof BigInteger && compareTo((BigInteger) o) == 0;
    }

    public int hashCode() {
        int h = 0;
        for (int i = (digits.length + 1) / 2 - 1; i >= 0; i--) {
            int high = 2 * i + 1 < digits.length ? digits[2 * i + 1] : 0;
            h = 31 * h + (high << 16 | digits[2 * i]);
        }
        return h * sign;
    }

    public long longValue() {
        long v = 0;
        for (int i = Math.min(3, digits.length - 1); i >= 0; i--) {
            v = v << 16 | digits[i];
        }
        return sign * v;
    }

    public int intValue() {
        return (int) longValue();
    }

    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    public float floatValue() {
        return Float.parseFloat(toString());
    }

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return shortValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return byteValue();
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public String toString() {
        return toString(10);
    }

    public String toString(int radix) {
        if (sign == 0) {
            return "0";
        }
        int base = radix < 2 || radix > 36 ? 10 : radix;
        StringBuilder b = new StringBuilder();
        int[] rest = new int[1];
        BigInteger a = abs();
        while (a.sign != 0) {
            a = new BigInteger(1, quotient(a.digits, base, rest));
            b.append(Character.forDigit(rest[0], base));
        }
        if (sign < 0) {
            b.append('-');
        }
        return b.reverse().toString();
    }
}
