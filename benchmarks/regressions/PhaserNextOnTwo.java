// expect: true
// note: next signals on all phasers first, then waits on all: the order of registration cannot deadlock.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserNextOnTwo {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                    next();
                });
                asyncPhased(q.inMode(HjPhaserMode.SIG_WAIT), p.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    assert x == 1;
                });
            });
        });
    }
}
