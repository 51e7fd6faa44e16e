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

    /** Asks what ends the program what it says. */
    static void describe(Throwable thrown) {
        thrown.$describe();
    }
}
