// expect: true
// note: Point to point: task i signals a phaser of its own and waits for those of its neighbours. The phasers at the
// note: borders have no signaller once their creator is gone, so nobody waits there.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import java.util.List;

public class Averaging1DPointToPoint {
    static final double[] a = {0, 0, 0, 0, 0, 1};
    static final double[] b = {0, 0, 0, 0, 0, 1};

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjPhaser[] ph = new HjPhaser[6];
                for (int j = 0; j <= 5; j++) {
                    ph[j] = newPhaser(HjPhaserMode.SIG_WAIT);
                }
                for (int j = 1; j <= 4; j++) {
                    final int i = j;
                    final List<HjPhaserPair> list = List.of(ph[i].inMode(HjPhaserMode.SIG), ph[i - 1].inMode(HjPhaserMode.WAIT), ph[i + 1].inMode(HjPhaserMode.WAIT));
                    asyncPhased(list, () -> {
                        double[] old = a;
                        double[] now = b;
                        for (int t = 0; t < 3; t++) {
                            now[i] = (old[i - 1] + old[i + 1]) / 2;
                            next();
                            final double[] swap = old;
                            old = now;
                            now = swap;
                        }
                    });
                }
            });
        });
    }
}
