// expect: true

/** A thread is counted until it has ended. */
public class ThreadsAreCounted {
    static int done;

    static synchronized void work() {
        done++;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(ThreadsAreCounted::work).start();
        }
        while (Thread.activeCount() > 1) {
            Thread.yield();
        }
        assert done == 2;
    }
}
