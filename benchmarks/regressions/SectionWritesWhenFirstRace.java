// expect: false(no-data-race)
// note: The end state of c is the same in both orders; whether y is written inside the section is not.

import static edu.rice.hj.Module2.*;

public class SectionWritesWhenFirstRace {
    static int c = 0;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    c += 2;
                });
            });
            async(() -> {
                isolated(() -> {
                    if (c < 2) {
                        y = 0;
                    }
                    c += 1;
                });
            });
            final int r = y; //~ race with line 20
        });
    }
}
