// expect: true
// note: Measures of work may be printed, though nobody takes them.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjMetrics;
import edu.rice.hj.api.HjSystemProperty;

public class MetricsPrinted {
    static int x;

    public static void main(final String[] args) {
        HjSystemProperty.abstractMetrics.set(true);
        launchHabaneroApp(() -> {
            finish(() -> async(() -> {
                doWork(10);
                x = 1;
            }));
            assert x == 1;
        }, () -> {
            final HjMetrics metrics = abstractMetrics();
            System.out.println(metrics.totalWork() + " " + metrics.criticalPathLength());
            System.out.println("ideal parallelism: " + metrics.idealParallelism());
        });
    }
}
