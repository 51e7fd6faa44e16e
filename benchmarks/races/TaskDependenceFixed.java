// expect: true
// note: The first task is a future, and the second gets it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class TaskDependenceFixed {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> first = future(() -> {
                x = 1;
                return x;
            });
            finish(() -> {
                async(() -> {
                    first.get();
                    final int y = x + 1;
                    assert y == 2;
                });
            });
        });
    }
}
