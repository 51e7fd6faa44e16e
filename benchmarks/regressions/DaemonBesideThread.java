// expect: false(no-deadlock)
// tasks: 3
// note: Both take the locks in an order of their own. A thread waits for ever then, which keeps the program alive.

import java.util.concurrent.locks.ReentrantLock;

public class DaemonBesideThread {
    public static void main(String[] args) { //~ deadlock
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        Thread daemon = new Thread(() -> {
            a.lock();
            b.lock(); //~ deadlock
            b.unlock();
            a.unlock();
        });
        daemon.setDaemon(true);
        Thread thread = new Thread(() -> {
            b.lock();
            a.lock(); //~ deadlock
            a.unlock();
            b.unlock();
        });
        daemon.start();
        thread.start();
    }
}
