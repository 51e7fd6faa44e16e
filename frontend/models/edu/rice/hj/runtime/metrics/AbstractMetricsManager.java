package edu.rice.hj.runtime.metrics;

import edu.rice.hj.api.HjMetrics;

public final class AbstractMetricsManager {
    private AbstractMetricsManager() {
    }

    public static void dumpStatistics(HjMetrics metrics) {
    }
}
