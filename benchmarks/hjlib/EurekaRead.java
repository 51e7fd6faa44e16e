// expect: true
// note: A task of a search reads what has been found so far, and offers what it has.

import static edu.rice.hj.Module1.*;
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjSearchEureka;

public class EurekaRead {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjSearchEureka<Integer> found = newSearchEureka(0);
            finish(found, () -> async(() -> {
                final Object before = readEureka();
                offerEureka(before.equals(0) ? 5 : 6);
            }));
            assert found.get() == 5;
        });
    }
}
