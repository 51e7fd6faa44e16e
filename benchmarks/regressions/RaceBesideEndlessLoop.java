// expect: false(no-data-race)
// note: The race of the two children does not depend on the loop of the parent, which never ends.

import static edu.rice.hj.Module1.*;

public class RaceBesideEndlessLoop {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 15
            });
            async(() -> {
                x = 2;
            });
            int n = 0;
            while (n < 5) {
                n = (n + 1) % 5;
            }
        });
    }
}
