// expect: false(no-data-race)
// tasks: 3
// note: PrimitiveArrayRace with anonymous classes.

import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.launchHabaneroApp;
import static permission.PermissionChecks.acquireW;
import static permission.PermissionChecks.releaseW;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PrimitiveArrayRace {
    private int[] numbers = new int[3];

    private void fill() throws SuspendableException {
        finish(new HjSuspendable() {
            @Override
            public void run() {
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireW(numbers, 0, 2); //~ conflict with line 35
                        for (int i = 0; i <= 1; i++) {
                            numbers[i] = i; //~ race with line 37
                        }
                        releaseW(numbers, 0, 2);
                    }
                });
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireW(numbers, 0, 2);
                        for (int i = 1; i <= 2; i++) {
                            numbers[i] = i;
                        }
                        releaseW(numbers, 0, 2);
                    }
                });
            }
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final PrimitiveArrayRace test = new PrimitiveArrayRace();
                test.fill();
            }
        });
    }
}
