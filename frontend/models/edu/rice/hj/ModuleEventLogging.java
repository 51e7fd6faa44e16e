package edu.rice.hj;

/** Logs of events, which have no effect. */
public class ModuleEventLogging {
    public static void dumpEventLog(java.io.PrintStream out) {
    }
}
