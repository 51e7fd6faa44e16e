// expect: true
// note: The creator is dropped at the end of the finish's body, before it waits for its tasks.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserCreatorGoneAtBodyEnd {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    next();
                });
                x = 1;
            });
            assert x == 1;
        });
    }
}
