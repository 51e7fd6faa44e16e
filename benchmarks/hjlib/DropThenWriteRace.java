// expect: false(no-data-race)
// note: What a task does after drop is ordered before nobody's phase.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class DropThenWriteRace {
    static int x;
    static int y;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    ph.drop();
                    x = 1;
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                    ph.drop(true);
                    y = 1;
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    final int r = x; //~ race with line 19
                    final int s = y; //~ race with line 23
                });
            });
        });
    }
}
