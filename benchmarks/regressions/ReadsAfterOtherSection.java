// expect: true
// note: Twin of ReadsBeforeOtherSectionRace: c == 1 says that the write of x is done.

import static edu.rice.hj.Module2.*;

public class ReadsAfterOtherSection {
    static int c = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                isolated(() -> {
                    c++;
                });
            });
            async(() -> {
                isolated(() -> {
                    if (c == 1) {
                        final int t = x;
                        assert t == 1;
                    }
                    c++;
                });
            });
        });
    }
}
