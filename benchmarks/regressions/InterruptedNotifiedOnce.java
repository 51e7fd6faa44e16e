// expect: false(assertion)
// note: Of one that is interrupted and then notified, either may count.

public class InterruptedNotifiedOnce {
    private static final Object LOCK = new Object();
    private static boolean waiting;
    private static boolean told;

    public static void main(final String[] args) throws InterruptedException {
        final Thread waits = new Thread(() -> {
            synchronized (LOCK) {
                waiting = true;
                try {
                    LOCK.wait();
                    told = true;
                } catch (InterruptedException e) {
                    told = false;
                }
            }
        });
        waits.start();
        boolean done = false;
        while (!done) {
            synchronized (LOCK) {
                if (waiting) {
                    waits.interrupt();
                    LOCK.notify();
                    done = true;
                }
            }
        }
        waits.join();
        assert told; //~ assertion
    }
}
