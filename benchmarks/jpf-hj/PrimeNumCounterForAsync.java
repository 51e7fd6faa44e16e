// expect: true
// tasks: 11
// note: As PrimeNumCounter, with the loop as forAsync under a finish.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class PrimeNumCounterForAsync {
    static int[] primes = new int[1];

    static boolean isPrime(final int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                forAsync(2, 11, (number) -> {
                    if (isPrime(number)) {
                        isolated(() -> {
                            acquireW(primes, 0);
                            primes[0] = primes[0] + 1;
                            releaseW(primes, 0);
                        });
                    }
                });
            });
            assert primes[0] == 5;
        });
    }
}
