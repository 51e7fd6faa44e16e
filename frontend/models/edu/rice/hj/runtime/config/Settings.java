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

    /** What a property of the virtual machine is called that sets it. */
    public String propertyKey() {
        if (this == numWorkers || this == numPlaces) {
            scoville.Rt.unsupported("setting the number of workers or places by a property of the virtual machine");
        }
        return "hj." + name();
    }

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
