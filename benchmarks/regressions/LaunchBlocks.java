// expect: true
// note: The launch returns when all its tasks have ended; its exception reaches the caller.

import static edu.rice.hj.Module2.*;

public class LaunchBlocks {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> async(() -> x = 1));
        assert x == 1;
        boolean thrown = false;
        try {
            launchHabaneroApp(() -> async(() -> {
                throw new IllegalArgumentException("in a task");
            }));
        } catch (IllegalArgumentException e) {
            thrown = true;
        }
        assert thrown;
    }
}
