package edu.rice.hj.runtime.config;

/** Settings of the runtime; accepted, without effect on what is verified. */
public enum HjSystemProperty {
    numWorkers,
    numPlaces,
    maxThreads,
    minThreads,
    trackDeadlocks,
    abstractMetrics,
    asyncSpawnCostMetrics,
    realMetrics,
    executionGraph,
    runtime,
    showRuntimeStats,
    speculativeSchedule,
    eventLogging;

    public void set(Object value) {
    }

    public void setProperty(Object value) {
    }

    public void set(boolean value) {
    }

    public void set(int value) {
    }

    public String get() {
        return null;
    }
}
