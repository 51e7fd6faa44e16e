package java.lang.management;

import scoville.Interrupts;
import scoville.Rt;

public interface ThreadMXBean {
    int getThreadCount();

    int getPeakThreadCount();

    int getDaemonThreadCount();

    long getTotalStartedThreadCount();

    long[] findDeadlockedThreads();

    long[] findMonitorDeadlockedThreads();

    ThreadInfo getThreadInfo(long id);

    ThreadInfo getThreadInfo(long id, int depth);

    ThreadInfo[] getThreadInfo(long[] ids);

    ThreadInfo[] getThreadInfo(long[] ids, int depth);

    ThreadInfo[] getThreadInfo(long[] ids, boolean monitors, boolean synchronizers);

    ThreadInfo[] dumpAllThreads(boolean monitors, boolean synchronizers);

    boolean isCurrentThreadCpuTimeSupported();

    boolean isThreadCpuTimeSupported();

    boolean isThreadCpuTimeEnabled();

    void setThreadCpuTimeEnabled(boolean on);

    boolean isThreadContentionMonitoringSupported();

    boolean isThreadContentionMonitoringEnabled();

    void setThreadContentionMonitoringEnabled(boolean on);

    long getCurrentThreadCpuTime();

    long getCurrentThreadUserTime();
}

/** Of a thread that has been asked for; nothing of it is known. */
public class ThreadInfo {
    private ThreadInfo() {
    }

    private static <T> T unknown() {
        Rt.unsupported("what a virtual machine tells of a thread");
        return null;
    }

    public long getThreadId() {
        return ThreadInfo.<Long>unknown();
    }

    public String getThreadName() {
        return unknown();
    }

    public Thread.State getThreadState() {
        return unknown();
    }

    public String getLockName() {
        return unknown();
    }

    public String getLockOwnerName() {
        return unknown();
    }

    public long getLockOwnerId() {
        return ThreadInfo.<Long>unknown();
    }

    public long getBlockedCount() {
        return ThreadInfo.<Long>unknown();
    }

    public long getBlockedTime() {
        return ThreadInfo.<Long>unknown();
    }

    public long getWaitedCount() {
        return ThreadInfo.<Long>unknown();
    }

    public long getWaitedTime() {
        return ThreadInfo.<Long>unknown();
    }

    public boolean isDaemon() {
        return ThreadInfo.<Boolean>unknown();
    }

    public StackTraceElement[] getStackTrace() {
        return unknown();
    }

    public String toString() {
        return scoville.OpenText.ANY;
    }
}

final class Threads implements ThreadMXBean {
    static final Threads ONLY = new Threads();
    private static final long START = 1_000_000_000_000_000L;

    // Threads of the virtual machine itself are counted, too.

    public int getThreadCount() {
        return Rt.chooseInt(1, 65535);
    }

    public int getPeakThreadCount() {
        return Rt.chooseInt(1, 65535);
    }

    public int getDaemonThreadCount() {
        return Rt.chooseInt(0, 65535);
    }

    public long getTotalStartedThreadCount() {
        return Rt.chooseInt(1, Integer.MAX_VALUE);
    }

    /**
     * None: where threads wait for each other for ever, a property is violated whatever is done after that. Only an interrupt can
     * let them go on.
     */
    public long[] findDeadlockedThreads() {
        if (Interrupts.byOthers) {
            Rt.unsupported("looking for threads that wait for each other where these may be interrupted");
        }
        return null;
    }

    public long[] findMonitorDeadlockedThreads() {
        return findDeadlockedThreads();
    }

    private static <T> T unknown() {
        Rt.unsupported("what a virtual machine tells of its threads");
        return null;
    }

    public ThreadInfo getThreadInfo(long id) {
        return unknown();
    }

    public ThreadInfo getThreadInfo(long id, int depth) {
        return unknown();
    }

    public ThreadInfo[] getThreadInfo(long[] ids) {
        return unknown();
    }

    public ThreadInfo[] getThreadInfo(long[] ids, int depth) {
        return unknown();
    }

    public ThreadInfo[] getThreadInfo(long[] ids, boolean monitors, boolean synchronizers) {
        return unknown();
    }

    public ThreadInfo[] dumpAllThreads(boolean monitors, boolean synchronizers) {
        return unknown();
    }

    public boolean isCurrentThreadCpuTimeSupported() {
        return true;
    }

    public boolean isThreadCpuTimeSupported() {
        return true;
    }

    public boolean isThreadCpuTimeEnabled() {
        return true;
    }

    public void setThreadCpuTimeEnabled(boolean on) {
        if (!on) {
            Rt.unsupported("turning off that the time of threads is measured");
        }
    }

    public boolean isThreadContentionMonitoringSupported() {
        return true;
    }

    public boolean isThreadContentionMonitoringEnabled() {
        return Threads.<Boolean>unknown();
    }

    public void setThreadContentionMonitoringEnabled(boolean on) {
    }

    // By the clock, which goes on whenever the thread looks at it.

    public long getCurrentThreadCpuTime() {
        return System.nanoTime() - START;
    }

    public long getCurrentThreadUserTime() {
        return System.nanoTime() - START;
    }
}
