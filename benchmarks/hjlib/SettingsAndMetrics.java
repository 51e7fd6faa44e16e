// expect: true
// note: Settings, measures of work, and the log have no effect.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.ModuleEventLogging.dumpEventLog;

import edu.rice.hj.api.HjMetrics;
import edu.rice.hj.api.HjSystemProperty;
import edu.rice.hj.runtime.metrics.AbstractMetricsManager;

public class SettingsAndMetrics {
    static int x;

    public static void main(final String[] args) {
        HjSystemProperty.numWorkers.set(4);
        HjSystemProperty.abstractMetrics.set(true);
        HjSystemProperty.trackDeadlocks.setProperty(true);
        System.setProperty(HjSystemProperty.executionGraph.propertyKey(), "true");
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    doWork(10);
                    x = 1;
                });
                doWork(20);
            });
            assert x == 1;
        }, () -> {
            printBuildInfo(System.out);
            dumpEventLog(System.out);
            final HjMetrics metrics = abstractMetrics();
            AbstractMetricsManager.dumpStatistics(metrics);
            assert metrics != null;
        });
    }
}
