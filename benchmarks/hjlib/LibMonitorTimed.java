// expect: true
// note: Nobody notifies, but the time limit lets the loop test again.

public class LibMonitorTimed {
    static final Object lock = new Object();
    static boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                done = true;
            }
        });
        t.start();
        synchronized (lock) {
            while (!done) {
                lock.wait(100);
            }
        }
        t.join();
    }
}
