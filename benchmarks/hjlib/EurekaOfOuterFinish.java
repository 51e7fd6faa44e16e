// expect: true
// note: A task finds the eureka of the innermost finish that has one; what it checks ends it, not its finish.

import static edu.rice.hj.Module1.*;
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjEureka;
import edu.rice.hj.api.HjSearchEureka;

public class EurekaOfOuterFinish {
    static boolean after;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjSearchEureka<Integer> outer = newSearchEureka(0);
            final HjSearchEureka<Integer> inner = newSearchEureka(0);
            finish(outer, () -> {
                finish(inner, () -> {
                    offerEureka(1);
                    async(() -> {
                        inner.check(2);
                        assert false;
                    });
                });
                after = true;
                final HjEureka<Integer> mine = retrieveEureka();
                assert mine == outer && !mine.resolved();
                checkEureka(3);
                offerEureka(4);
                checkEureka(5);
                assert false;
            });
            assert after && inner.get() == 1 && outer.get() == 4;
        });
    }
}
