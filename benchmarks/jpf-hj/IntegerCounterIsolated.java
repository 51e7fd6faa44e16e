// expect: true
// tasks: 10
// note: Nine isolated updates exclude each other; in every order they add up to 3.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class IntegerCounterIsolated {
    private static final int ROUNDS = 3;

    static class Counter {
        private final int[] counter = new int[1];

        void foo() {
            isolated(() -> {
                acquireW(counter, 0);
                counter[0] += 1;
                releaseW(counter, 0);
            });
        }

        void bar() {
            isolated(() -> {
                acquireW(counter, 0);
                counter[0] -= 1;
                releaseW(counter, 0);
            });
        }

        int value() {
            acquireR(counter, 0);
            final int result = counter[0];
            releaseR(counter, 0);
            return result;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Counter counter = new Counter();
            finish(() -> {
                for (int round = 0; round < ROUNDS; round++) {
                    async(() -> counter.foo());
                    async(() -> counter.bar());
                    async(() -> counter.foo());
                }
            });
            final int total = counter.value();
            System.out.println("counter = " + total);
            assert total == ROUNDS;
        });
    }
}
