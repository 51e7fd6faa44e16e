// expect: false(no-data-race)
// note: Twin of ExceptionLeavesIsolated: the handler is outside of the block, so it is not isolated any more.

import static edu.rice.hj.Module2.*;

public class ExceptionLeavesIsolatedRace {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    try {
                        isolated(() -> {
                            throw new IllegalArgumentException("too hot");
                        });
                    } catch (IllegalArgumentException e) {
                        x = 1; //~ race with line 23
                    }
                });
                async(() -> {
                    isolated(() -> {
                        x = 2;
                    });
                });
            });
        });
    }
}
