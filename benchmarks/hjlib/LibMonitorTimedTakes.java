// expect: false(no-deadlock)
// note: One notification for two waiting threads; the one that waits with a time limit may get it.

public class LibMonitorTimedTakes {
    static final Object lock = new Object();
    static boolean waiting;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (lock) {
                waiting = true;
                try {
                    lock.wait(); //~ deadlock
                } catch (InterruptedException e) {
                    throw new RuntimeException(e);
                }
            }
        });
        Thread b = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(100);
                } catch (InterruptedException e) {
                    throw new RuntimeException(e);
                }
            }
        });
        a.start();
        b.start();
        synchronized (lock) {
            while (!waiting) {
                lock.wait(1);
            }
            lock.notify();
        }
        a.join(); //~ deadlock
        b.join();
    }
}
