// expect: false(no-deadlock)
// note: Who waits for a lock that a task never leaves is stuck, though that task goes on.

import java.util.concurrent.locks.ReentrantLock;

public class EndlessHolder {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            try {
                while (true) { //~ deadlock
                }
            } finally {
                lock.unlock();
            }
        }).start();
        lock.lock(); //~ deadlock
        lock.unlock();
    }
}
