// expect: true
// note: What ends a task whose eureka is resolved is no error of the task, also at a finish inside.

import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjSearchEureka;

public class EurekaEndsInnerFinish {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjSearchEureka<Integer> found = newSearchEureka(0);
            finish(found, () -> {
                found.offer(1);
                finish(() -> async(() -> found.check()));
            });
            assert found.get() == 1;
        });
    }
}
