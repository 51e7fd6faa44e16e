// expect: true
// tasks: 3
// note: A first item goes round.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueuesInCircleMended {
    static void copy(BlockingQueue<String> from, BlockingQueue<String> to) {
        try {
            to.put(from.take().trim());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> p = new LinkedBlockingQueue<>();
        BlockingQueue<String> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> copy(p, q));
        Thread u = new Thread(() -> copy(q, p));
        p.put(" first ");
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
