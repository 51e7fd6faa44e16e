// expect: false(exception)
// note: Who awaits the error of a task at its finish does not get it.

import static edu.rice.hj.Module1.*;

public class ErrorOfTaskAwaited {
    static int depth(final int n) {
        if (n > 3) {
            throw new StackOverflowError();
        }
        return depth(n + 1);
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> { //~ exception: IllegalStateException
                    async(() -> depth(0));
                });
            } catch (StackOverflowError e) {
                return;
            }
        });
    }
}
