// expect: true
// tasks: 10
// note: IntegerCounterIsolated with anonymous classes.

import static edu.rice.hj.Module2.async;
import static edu.rice.hj.Module2.finish;
import static edu.rice.hj.Module2.isolated;
import static edu.rice.hj.Module2.launchHabaneroApp;
import static permission.PermissionChecks.acquireW;
import static permission.PermissionChecks.releaseW;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class IntegerCounterIsolated {
    private final int[] counter = new int[1];

    private void add(final int amount) {
        isolated(new HjRunnable() {
            @Override
            public void run() {
                acquireW(counter, 0);
                counter[0] += amount;
                releaseW(counter, 0);
            }
        });
    }

    public void foo() {
        add(1);
    }

    public void bar() {
        add(-1);
    }

    public static void main(final String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final IntegerCounterIsolated test = new IntegerCounterIsolated();
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        for (int i = 0; i < 3; i++) {
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    test.foo();
                                }
                            });
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    test.bar();
                                }
                            });
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    test.foo();
                                }
                            });
                        }
                    }
                });
                System.out.println("counter = " + test.counter[0]);
                assert test.counter[0] == 3;
            }
        });
    }
}
