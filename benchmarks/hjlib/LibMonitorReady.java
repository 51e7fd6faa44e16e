// expect: true
// note: The condition is tested in the monitor, so a notification that comes early is not lost.

public class LibMonitorReady {
    static final Object lock = new Object();
    static boolean ready;
    static int item;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                item = 7;
                ready = true;
                lock.notify();
            }
        });
        t.start();
        synchronized (lock) {
            while (!ready) {
                lock.wait();
            }
        }
        assert item == 7;
        t.join();
    }
}
