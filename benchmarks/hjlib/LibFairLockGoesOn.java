// expect: true
// note: A fair lock goes to the one that waits longest: who asks for it again goes behind.
import java.util.concurrent.locks.ReentrantLock;

public class LibFairLockGoesOn {
    static final ReentrantLock lock = new ReentrantLock(true);
    static String order = "";

    static void add(String name) {
        lock.lock();
        order += name;
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread a = new Thread(() -> add("a"));
        a.start();
        while (!lock.hasQueuedThread(a)) {
            Thread.yield();
        }
        Thread b = new Thread(() -> add("b"));
        b.start();
        while (!lock.hasQueuedThread(b)) {
            Thread.yield();
        }
        lock.unlock();
        add("m");
        a.join();
        b.join();
        assert order.equals("abm");
    }
}
