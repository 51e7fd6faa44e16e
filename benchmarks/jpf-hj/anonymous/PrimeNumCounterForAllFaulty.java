// expect: false(permission)
// tasks: 25
// note: PrimeNumCounterForAllFaulty with an anonymous loop body that takes a primitive index.

import static edu.rice.hj.Module2.forall;
import static edu.rice.hj.Module2.isolated;
import static edu.rice.hj.Module2.launchHabaneroApp;
import static permission.PermissionChecks.acquireW;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.SuspendableException;

public class PrimeNumCounterForAllFaulty {
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
                forall(2, 25, new HjSuspendingProcedureInt1D() {
                    @Override
                    public void apply(final int number) {
                        if (isPrime(number)) {
                            isolated(new HjRunnable() {
                                @Override
                                public void run() {
                                    acquireW(primes, 0); //~ permission: never released
                                    primes[0]++;
                                    acquireW(primes, 0);
                                }
                            });
                        }
                    }
                });
                System.out.println(primes[0] + " primes");
            }
        });
    }
}
