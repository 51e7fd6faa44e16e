// matrices, determinants and transposes of numbers and fractions.
record Fraction(long n, long d) implements Comparable<Fraction> {
    Fraction {
        if (d == 0) {
            throw new ArithmeticException("zero denominator");
        }
        long g = gcd(Math.abs(n), Math.abs(d)) * (d < 0 ? -1 : 1);
        n /= g;
        d /= g;
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    Fraction plus(Fraction o) {
        return new Fraction(n * o.d + o.n * d, d * o.d);
    }

    Fraction times(Fraction o) {
        return new Fraction(n * o.n, d * o.d);
    }

    @Override
    public int compareTo(Fraction o) {
        return Long.compare(n * o.d, o.n * d);
    }

    @Override
    public String toString() {
        return d == 1 ? "" + n : n + "/" + d;
    }
}

public class Matrix {
    public static void main(String[] args) {
        Fraction half = new Fraction(1, 2), third = new Fraction(-2, -6);
        System.out.println(half.plus(third) + " " + half.times(third) + " " + half.compareTo(third) + " " + new Fraction(4, -2) + " " + half.equals(new Fraction(2, 4)));
        try {
            new Fraction(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Fraction sum = new Fraction(0, 1);
        for (int i = 1; i <= 6; i++) {
            sum = sum.plus(new Fraction(1, i));
        }
        System.out.println(sum);
    }
}
