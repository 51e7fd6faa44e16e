package scoville;

/** What threads and `main` end with. */
public final class Threads {
    private Threads() {
    }

    /** The end of the program: `main` and all threads are over. */
    static void rethrow(Throwable[] thrown) {
        if (thrown.length > 0) {
            throw thrown[0];
        }
    }

    /** What leaves `main` goes to the handler of its thread. */
    static void mainThrew(Throwable thrown) {
        Thread.currentThread().scovilleUncaught(thrown);
    }

    /** `main` is over, whether it has returned or thrown: whoever has its thread can see that. */
    static void mainEnded() {
        Object thread = Workers.threadsCounted ? Thread.currentThread() : Rt.currentTask().thread;
        if (thread != null) {
            ((Thread) thread).scovilleMainEnded();
        }
    }

    /** Asks what ends the program what it says. */
    static void describe(Throwable thrown) {
        thrown.$describe();
    }
}
