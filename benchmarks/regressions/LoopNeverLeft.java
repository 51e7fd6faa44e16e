// expect: false(no-deadlock)
// note: The loop is never left. What comes behind it, and behind the finish that waits for it, has a false guard then, and
// note: stands in the way of nothing.

import static edu.rice.hj.Module2.*;

public class LoopNeverLeft {
    static volatile int asked;
    static volatile int given;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                async(() -> {
                    while (asked != 0 || given != 2) { //~ deadlock
                    }
                    asked++;
                });
                async(() -> {
                    given = 1;
                });
            });
            asked = 0;
        });
    }
}
