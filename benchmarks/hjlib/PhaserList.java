// expect: true
// note: A list of registrations; an empty one makes a plain task, whose next does nothing.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import java.util.ArrayList;
import java.util.List;

public class PhaserList {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final List<HjPhaserPair> both = new ArrayList<>();
                final HjPhaser p = newPhaser(HjPhaserMode.SIG_WAIT);
                final HjPhaser q = newPhaser(HjPhaserMode.SIG_WAIT);
                both.add(p.inMode(HjPhaserMode.SIG_WAIT));
                both.add(new HjPhaserPair(q, HjPhaserMode.SIG));
                asyncPhased(both, () -> {
                    x = 1;
                    next();
                });
                asyncPhased(q.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    assert x == 1;
                });
                asyncPhased(new ArrayList<HjPhaserPair>(), () -> next());
            });
        });
    }
}
