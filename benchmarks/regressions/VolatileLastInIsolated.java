// expect: true
// note: Twin of VolatileInsideIsolatedRace: who sees ready sees x as well.

import static edu.rice.hj.Module2.*;

public class VolatileLastInIsolated {
    static volatile boolean ready = false;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    x = 1;
                    ready = true;
                });
            });
            async(() -> {
                if (ready) {
                    final int r = x;
                    assert r == 1;
                }
            });
        });
    }
}
