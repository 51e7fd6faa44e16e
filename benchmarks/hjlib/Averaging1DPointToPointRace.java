// expect: false(no-data-race)
// note: Nobody waits for the right neighbour.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import java.util.List;

public class Averaging1DPointToPointRace {
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
                    final List<HjPhaserPair> list = List.of(ph[i].inMode(HjPhaserMode.SIG), ph[i - 1].inMode(HjPhaserMode.WAIT));
                    asyncPhased(list, () -> {
                        double[] old = a;
                        double[] now = b;
                        for (int t = 0; t < 3; t++) {
                            now[i] = (old[i - 1] + old[i + 1]) / 2; //~ race with line 29
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
