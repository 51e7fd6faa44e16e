// expect: true
// args: 20
// note: Family counter-n. The argument is the number of tasks; each adds to a shared counter in an isolated section.

import static edu.rice.hj.Module2.*;

public class Counter {
    static int count = 0;

    public static void main(final String[] args) {
        final int tasks = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < tasks; i++) {
                    async(() -> isolated(() -> count++));
                }
            });
            assert count == tasks;
        });
    }
}
