// expect: true
// tasks: 25
// note: The mended program: each region is released inside its isolated block.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class PrimeNumCounterForAll {
    private static final int LIMIT = 25;

    static boolean isPrime(final int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(final String[] args) {
        final int[] primes = new int[1];
        launchHabaneroApp(() -> {
            forAll(2, LIMIT, (number) -> {
                if (isPrime(number)) {
                    isolated(() -> {
                        acquireW(primes, 0);
                        primes[0]++;
                        releaseW(primes, 0);
                    });
                }
            });
            assert primes[0] == 9;
        });
    }
}
