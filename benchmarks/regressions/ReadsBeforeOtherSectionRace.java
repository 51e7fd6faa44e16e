// expect: false(no-data-race)
// note: As ReadsUnlessOvertakenRace with two tasks: c == 0 says that the writer has not come to its section.

import static edu.rice.hj.Module2.*;

public class ReadsBeforeOtherSectionRace {
    static int c = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 21
                isolated(() -> {
                    c++;
                });
            });
            async(() -> {
                isolated(() -> {
                    if (c == 0) {
                        final int t = x;
                    }
                    c++;
                });
            });
        });
    }
}
