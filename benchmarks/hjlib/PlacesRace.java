// expect: false(no-data-race)
// note: Tasks at the same place do not exclude each other.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPlace;

public class PlacesRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjPlace p = here();
            asyncAt(p, () -> x++);
            asyncAt(p.nextPlace().prevPlace(), () -> x++); //~ race with line 14
        });
    }
}
