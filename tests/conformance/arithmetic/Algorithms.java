// gcd, primes, powers, Fibonacci.
public class Algorithms {
    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long power(long base, int n, long mod) {
        long r = 1;
        while (n > 0) {
            if ((n & 1) != 0) {
                r = r * base % mod;
            }
            base = base * base % mod;
            n >>= 1;
        }
        return r;
    }

    static long fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    public static void main(String[] args) {
        System.out.println(gcd(84, 36) + " " + gcd(-12, 18) + " " + gcd(17, 0));
        System.out.println(power(3, 200, 1_000_000_007));
        System.out.println(fib(15) + " " + ackermann(2, 3));
        boolean[] composite = new boolean[60];
        StringBuilder primes = new StringBuilder();
        for (int i = 2; i < composite.length; i++) {
            if (!composite[i]) {
                primes.append(i).append(' ');
                for (int j = i * i; j < composite.length; j += i) {
                    composite[j] = true;
                }
            }
        }
        System.out.println(primes.toString().trim());
        int collatz = 27, steps = 0;
        while (collatz != 1) {
            collatz = collatz % 2 == 0 ? collatz / 2 : 3 * collatz + 1;
            steps++;
        }
        System.out.println(steps);
        double x = 2;
        for (int i = 0; i < 6; i++) {
            x = (x + 2 / x) / 2;
        }
        System.out.println(x);
        int reversed = 0;
        for (int n = 12345; n > 0; n /= 10) {
            reversed = reversed * 10 + n % 10;
        }
        System.out.println(reversed);
    }
}
