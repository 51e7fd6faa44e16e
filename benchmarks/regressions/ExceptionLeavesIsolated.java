// expect: true
// note: An exception that leaves an isolated block ends the block, so the other task can go on.

import static edu.rice.hj.Module2.*;

public class ExceptionLeavesIsolated {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    try {
                        isolated(() -> {
                            x++;
                            throw new IllegalArgumentException("too hot");
                        });
                    } catch (IllegalArgumentException e) {
                        isolated(() -> {
                            x++;
                        });
                    }
                });
                async(() -> {
                    isolated(() -> {
                        x++;
                    });
                });
            });
            assert x == 3;
        });
    }
}
