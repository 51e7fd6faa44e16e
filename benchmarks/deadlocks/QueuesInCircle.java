// expect: false(no-deadlock)
// tasks: 3
// note: Each thread takes from one queue what it would put into the other.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueuesInCircle {
    static void copy(BlockingQueue<String> from, BlockingQueue<String> to) {
        try {
            to.put(from.take().trim()); //~ deadlock
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> p = new LinkedBlockingQueue<>();
        BlockingQueue<String> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> copy(p, q));
        Thread u = new Thread(() -> copy(q, p));
        t.start();
        u.start();
        t.join(); //~ deadlock
        u.join();
    }
}
