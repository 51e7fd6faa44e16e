// expect: false(exception)
// note: A task needs a finish or a launch around it.

import static edu.rice.hj.Module1.*;

public class TaskWithoutLaunch {
    static int x;

    public static void main(final String[] args) {
        async(() -> x = 1); //~ exception: IllegalStateException
    }
}
