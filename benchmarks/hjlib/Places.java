// expect: true
// note: A place is a hint where to run.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPlace;

public class Places {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPlace p = place(0);
            assert p == here() && p.id() == 0 && numPlaces() == 1;
            finish(() -> asyncNbAt(p, () -> x = 1));
            assert x == 1;
            assert p.nextPlace() == p && p.prevPlace() == p;
            finish(() -> asyncAt(p, () -> x = 2));
            assert x == 2;
        });
    }
}
