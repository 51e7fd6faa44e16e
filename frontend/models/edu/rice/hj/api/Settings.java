package edu.rice.hj.api;

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

/** Abstract metrics: all zero. */
public class HjMetrics {
    public long totalWork() {
        return 0L;
    }

    public long criticalPathLength() {
        return 0L;
    }

    public double idealParallelism() {
        return 0.0;
    }
}
