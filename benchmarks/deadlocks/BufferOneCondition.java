// expect: false(no-deadlock)
// pure-smt: timeout
// note: Producer and consumers of a buffer with one place wait for the same condition: a signal may wake one that cannot go on either.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class BufferOneCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int items;

    static void put() throws InterruptedException {
        lock.lock();
        while (items == 1) {
            changed.await(); //~ deadlock
        }
        items++;
        changed.signal();
        lock.unlock();
    }

    static void take() {
        lock.lock();
        while (items == 0) {
            changed.awaitUninterruptibly(); //~ deadlock
        }
        items--;
        changed.signal();
        lock.unlock();
    }

    public static void main(final String[] args) throws InterruptedException {
        final Thread t = new Thread(BufferOneCondition::take);
        final Thread u = new Thread(BufferOneCondition::take);
        t.start();
        u.start();
        put();
        put();
        t.join();
        u.join();
        assert items == 0;
    }
}
