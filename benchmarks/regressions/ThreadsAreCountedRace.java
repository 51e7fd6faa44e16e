// expect: false(no-data-race)

/** The last one may still go on. */
public class ThreadsAreCountedRace {
    static int done;

    static synchronized void work() {
        done++; //~ race with line 18
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(ThreadsAreCountedRace::work).start();
        }
        while (Thread.activeCount() > 2) {
            Thread.yield();
        }
        assert done > 0; //~ race with line 8
    }
}
