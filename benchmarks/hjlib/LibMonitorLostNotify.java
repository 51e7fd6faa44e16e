// expect: false(no-deadlock)
// note: The notification may come before anybody waits, and nothing is tested.

public class LibMonitorLostNotify {
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        t.start();
        synchronized (lock) {
            lock.wait(); //~ deadlock
        }
        t.join();
    }
}
