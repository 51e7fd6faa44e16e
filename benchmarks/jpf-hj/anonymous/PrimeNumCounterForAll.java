// expect: true
// tasks: 25
// note: PrimeNumCounterForAll with an anonymous loop body that takes a boxed index.

import static edu.rice.hj.Module2.forAll;
import static edu.rice.hj.Module2.isolated;
import static edu.rice.hj.Module2.launchHabaneroApp;
import static permission.PermissionChecks.acquireW;
import static permission.PermissionChecks.releaseW;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.SuspendableException;

public class PrimeNumCounterForAll {
    static boolean isPrime(final int n) {
        for (int d = 2; d < n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(final String[] args) {
        final int[] primes = {0};
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                forAll(2, 25, new HjSuspendingProcedure<Integer>() {
                    @Override
                    public void apply(final Integer number) {
                        if (isPrime(number)) {
                            isolated(new HjRunnable() {
                                @Override
                                public void run() {
                                    acquireW(primes, 0);
                                    primes[0]++;
                                    releaseW(primes, 0);
                                }
                            });
                        }
                    }
                });
                System.out.println(primes[0] + " primes");
                assert primes[0] == 9;
            }
        });
    }
}
