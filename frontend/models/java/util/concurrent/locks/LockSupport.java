package java.util.concurrent.locks;

/** A permit for each thread, which is taken by parking. Nobody goes on without one, an interrupt, or before its time is over. */
public class LockSupport {
    private LockSupport() {
    }

    public static void unpark(Thread thread) {
        if (thread != null) {
            thread.scovilleUnpark();
        }
    }

    public static void park() {
        Thread.currentThread().scovillePark(false);
    }

    public static void park(Object blocker) {
        park();
    }

    /** The time may run out at any moment. */
    public static void parkNanos(long nanos) {
        if (nanos > 0) {
            Thread.currentThread().scovillePark(true);
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        parkNanos(nanos);
    }

    public static void parkUntil(long deadline) {
        Thread.currentThread().scovillePark(true);
    }

    public static void parkUntil(Object blocker, long deadline) {
        parkUntil(deadline);
    }
}
