// expect: false(permission)
// tasks: 25
// note: The second call was meant to be a release, so the region stays held after its isolated block.
// note: No accesses collide; that the nine regions overlap follows only from the missing release.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class PrimeNumCounterForAllFaulty {
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
                        acquireW(primes, 0); //~ permission: never released
                        primes[0]++;
                        acquireW(primes, 0);
                    });
                }
            });
            assert primes[0] == 9;
        });
    }
}
