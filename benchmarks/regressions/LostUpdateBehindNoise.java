// expect: false(no-data-race)
// note: Whether an update gets lost decides whether the last two tasks meet. Five sections whose order matters, but only to
// note: themselves, keep anything that tries all orders busy.

import static edu.rice.hj.Module2.*;

public class LostUpdateBehindNoise {
    static int done;
    static int mixed = 1;
    static int result;

    static void count() {
        final int seen = isolatedWithReturn(() -> done);
        isolated(() -> {
            done = seen + 1;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> count());
                async(() -> count());
            });
            finish(() -> {
                for (int i = 0; i < 5; i++) {
                    final int k = i;
                    async(() -> isolated(() -> {
                        mixed = 5 * mixed + k;
                    }));
                }
            });
            finish(() -> {
                async(() -> {
                    result = 1; //~ race with line 39
                });
                async(() -> {
                    if (done < 2) {
                        result = 2; //~ race with line 35
                    }
                });
            });
        });
    }
}
