// expect: true
// note: It is registered on the first phaser alone.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserCountTooHighMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    p.doNext();
                    p.doNext();
                });
                asyncPhased(p.inMode(HjPhaserMode.SIG_WAIT), q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    p.doNext();
                    q.doNext();
                    p.doNext();
                });
            });
        });
    }
}
