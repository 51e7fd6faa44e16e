// expect: true
// note: Between the phases the root sets the value twice, with nothing beside it. The second phase starts from the last one.

import static edu.rice.hj.Module0.*;

public class SectionsInTwoPhases {
    static int x = 3;

    static void phase() {
        finish(() -> {
            async(() -> {
                isolated(() -> { x = x * 2; });
            });
            async(() -> {
                isolated(() -> { x = x + 1; });
            });
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            phase();
            x = 0;
            x = 7;
            phase();
            assert x == 15 || x == 16;
        });
    }
}
