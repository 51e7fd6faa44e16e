// expect: false(exception)
// note: There is no eureka around the task that checks it.

import static edu.rice.hj.Module1.*;
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjSearchEureka;

public class EurekaNone {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjSearchEureka<Integer> found = newSearchEureka(0);
            finish(found, () -> async(() -> offerEureka(1)));
            checkEureka(); //~ exception: IllegalStateException
        });
    }
}
