// expect: false(exception)
// note: A plain async inherits no phaser.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

public class PhaserUnregisteredSignal {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                async(() -> {
                    ph.signal(); //~ exception: PhaserException
                });
            });
        });
    }
}
