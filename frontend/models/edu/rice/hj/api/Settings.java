package edu.rice.hj.api;

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

/** Abstract metrics. Nobody counts: they are zero where the program does not ask for them to be counted, either. */
public class HjMetrics {
    public long totalWork() {
        Configuration.notMeasured();
        return 0L;
    }

    public long criticalPathLength() {
        Configuration.notMeasured();
        return 0L;
    }

    public double idealParallelism() {
        Configuration.notMeasured();
        return 0.0;
    }
}

/** A place: a hint where a task should run, without effect on what it does. There is one. */
public final class HjPlace {
    /** For the library. */
    public static final HjPlace SCOVILLE_ONLY = new HjPlace(0);

    private final int id;

    private HjPlace(int id) {
        this.id = id;
    }

    public int id() {
        return id;
    }

    public HjPlace nextPlace() {
        return this;
    }

    public HjPlace prevPlace() {
        return this;
    }
}
