package edu.rice.hj;

import edu.rice.hj.runtime.Phasers;

public class Module0 extends Phasers {
    /** Metrics only. */
    public static void doWork(long n) {
    }

    public static edu.rice.hj.api.HjMetrics abstractMetrics() {
        return new edu.rice.hj.api.HjMetrics();
    }

    public static void printBuildInfo(java.io.PrintStream out) {
    }
}

public class Module1 extends Module0 {
}

public class Module2 extends Module1 {
}
