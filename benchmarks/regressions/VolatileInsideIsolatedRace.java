// expect: false(no-data-race)
// note: isolated does not exclude the volatile read, so the reader may see ready before x is written.

import static edu.rice.hj.Module2.*;

public class VolatileInsideIsolatedRace {
    static volatile boolean ready = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    ready = true;
                    x = 1; //~ race with line 20
                });
            });
            async(() -> {
                if (ready) {
                    final int r = x;
                }
            });
        });
    }
}
