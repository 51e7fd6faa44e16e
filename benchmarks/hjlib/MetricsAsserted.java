// expect: unknown(unsupported)
// note: Nobody takes measures of work: what depends on them is not decided.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjSystemProperty;

public class MetricsAsserted {
    public static void main(final String[] args) {
        HjSystemProperty.abstractMetrics.set(true);
        launchHabaneroApp(() -> finish(() -> async(() -> doWork(10))), () -> {
            assert abstractMetrics().totalWork() == 10;
        });
    }
}
