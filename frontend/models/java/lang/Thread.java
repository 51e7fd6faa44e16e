package java.lang;

/** Only what does not create threads. */
public class Thread {
    private Thread() {
    }

    public static void sleep(long millis) throws InterruptedException {
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static Thread currentThread() {
        return new Thread();
    }

    public String getName() {
        return "worker";
    }

    public long getId() {
        return 1L;
    }

    public void interrupt() {
    }

    public static boolean interrupted() {
        return false;
    }

    public boolean isInterrupted() {
        return false;
    }
}

public class Runtime {
    private Runtime() {
    }

    public static Runtime getRuntime() {
        return new Runtime();
    }

    /** Two workers: a stated number that fixes what depends on it. */
    public int availableProcessors() {
        return 2;
    }

    public long totalMemory() {
        return 0L;
    }

    public long freeMemory() {
        return 0L;
    }

    public long maxMemory() {
        return 0L;
    }

    public void gc() {
    }
}
