// expect: true
// note: newPhaser registers the creator: the child waits for what it does before its next.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserCreatorTakesPart {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    assert x == 1;
                });
                x = 1;
                next();
            });
        });
    }
}
