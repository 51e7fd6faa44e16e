// expect: true
// note: Two of three come to the barrier: the first whose time is over breaks it for the other.

import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class LibBarrierTimeOver {
    static final AtomicInteger late = new AtomicInteger();
    static final AtomicInteger broken = new AtomicInteger();

    static void meet(CyclicBarrier barrier) {
        try {
            barrier.await(100, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            late.incrementAndGet();
        } catch (BrokenBarrierException e) {
            broken.incrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Thread a = new Thread(() -> meet(barrier));
        Thread b = new Thread(() -> meet(barrier));
        a.start();
        b.start();
        a.join();
        b.join();
        assert late.get() == 1 && broken.get() == 1;
    }
}
