// expect: true
// pure-smt: timeout
// note: A condition for those who put, another one for those who take.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class BufferOneConditionMended {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition empty = lock.newCondition();
    static final Condition full = lock.newCondition();
    static int items;

    static void put() throws InterruptedException {
        lock.lock();
        while (items == 1) {
            empty.await();
        }
        items++;
        full.signal();
        lock.unlock();
    }

    static void take() {
        lock.lock();
        while (items == 0) {
            full.awaitUninterruptibly();
        }
        items--;
        empty.signal();
        lock.unlock();
    }

    public static void main(final String[] args) throws InterruptedException {
        final Thread t = new Thread(BufferOneConditionMended::take);
        final Thread u = new Thread(BufferOneConditionMended::take);
        t.start();
        u.start();
        put();
        put();
        t.join();
        u.join();
        assert items == 0;
    }
}
