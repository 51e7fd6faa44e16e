// expect: false(no-data-race)
// note: The second task needs what the first one writes, but does not wait for it.

import static edu.rice.hj.Module1.*;

public class TaskDependenceRacy {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1; //~ race with line 16
                });
                async(() -> {
                    final int y = x + 1;
                });
            });
        });
    }
}
