// expect: true
// args: 10
// tasks: 11
// pure-smt: timeout
// note: The argument is the number of tasks, each with one isolated update: a measure for engines that enumerate states.

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class IsolatedCounter {
    private static final int[] counter = new int[1];

    public static void main(final String[] args) {
        final int tasks = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < tasks; i++) {
                    async(() -> {
                        isolated(() -> {
                            acquireW(counter, 0);
                            counter[0] += 1;
                            releaseW(counter, 0);
                        });
                    });
                }
            });
            assert counter[0] == tasks;
        });
    }
}
