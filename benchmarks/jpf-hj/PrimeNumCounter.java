// expect: true
// tasks: 25
// note: Only isolated blocks touch the counter while the tasks run; increments commute.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class PrimeNumCounter {
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
            finish(() -> {
                for (int i = 2; i <= LIMIT; i++) {
                    final int number = i;
                    async(() -> {
                        if (isPrime(number)) {
                            isolated(() -> {
                                acquireW(primes, 0);
                                primes[0]++;
                                releaseW(primes, 0);
                            });
                        }
                    });
                }
            });
            acquireR(primes, 0);
            System.out.println("primes up to " + LIMIT + ": " + primes[0]);
            assert primes[0] == 9;
            releaseR(primes, 0);
        });
    }
}
