// expect: true
// note: A notification is not lost: who is interrupted when it comes leaves it to the other one, or takes it and goes on.

public class InterruptedNotified {
    private static final Object LOCK = new Object();
    private static int waiting;
    private static int told;
    private static int interrupted;

    private static void await() {
        synchronized (LOCK) {
            waiting++;
            try {
                LOCK.wait();
                told++;
            } catch (InterruptedException e) {
                interrupted++;
            }
        }
    }

    public static void main(final String[] args) throws InterruptedException {
        final Thread a = new Thread(InterruptedNotified::await);
        final Thread b = new Thread(InterruptedNotified::await);
        b.setDaemon(true);
        a.start();
        b.start();
        boolean both = false;
        while (!both) {
            synchronized (LOCK) {
                both = waiting == 2;
                if (both) {
                    a.interrupt();
                    LOCK.notify();
                }
            }
        }
        a.join();
        synchronized (LOCK) {
            assert told + interrupted >= 1 && interrupted <= 1;
        }
    }
}
