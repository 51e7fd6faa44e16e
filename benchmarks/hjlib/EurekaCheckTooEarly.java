// expect: false(assertion)
// note: A check that comes before the offer lets its task go on.

import static edu.rice.hj.Module1.*;
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjEureka;
import edu.rice.hj.api.HjSearchEureka;

public class EurekaCheckTooEarly {
    static boolean late;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjSearchEureka<Integer> eureka = newSearchEureka(0);
            finish(eureka, () -> {
                async(() -> {
                    final HjEureka<Integer> mine = retrieveEureka();
                    mine.check(0);
                    late = true;
                });
                async(() -> offerEureka(5));
            });
            assert !late; //~ assertion
        });
    }
}
