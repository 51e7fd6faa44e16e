// expect: true
// note: A check ends the task once the eureka is resolved; the finish returns as if nothing had been thrown.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjSearchEureka;

public class EurekaCheck {
    static boolean late;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjSearchEureka<Integer> eureka = newSearchEureka(0);
            finish(eureka, () -> {
                finish(() -> async(() -> offerEureka(5)));
                finish(() -> {
                    async(() -> checkEureka());
                    async(() -> checkEureka());
                });
                late = true;
            });
            assert !late;
            assert eureka.get() == 5;
        });
    }
}
