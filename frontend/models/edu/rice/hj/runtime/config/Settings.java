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

    public void set(Object value) {
        Configuration.set(name(), value);
    }

    public void setProperty(Object value) {
        set(value);
    }
}
