package edu.rice.hj.runtime.config;

import edu.rice.hj.runtime.Configuration;

/** Settings of the runtime; accepted, without effect on what is verified but for the numbers of workers and places. */
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
        Configuration.set(name(), value);
    }

    public void setProperty(Object value) {
        set(value);
    }
}
