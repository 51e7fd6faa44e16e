// expect: true
// note: Who is interrupted in a barrier breaks it for the other one.

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class InterruptBreaksBarrier {
    public static void main(final String[] args) throws InterruptedException {
        final CyclicBarrier barrier = new CyclicBarrier(3);
        final AtomicInteger interrupted = new AtomicInteger();
        final AtomicInteger broken = new AtomicInteger();
        final Runnable party = () -> {
            try {
                barrier.await();
                assert false;
            } catch (InterruptedException e) {
                interrupted.incrementAndGet();
            } catch (BrokenBarrierException e) {
                broken.incrementAndGet();
            }
        };
        final Thread a = new Thread(party);
        final Thread b = new Thread(party);
        a.start();
        b.start();
        a.interrupt();
        a.join();
        b.join();
        assert barrier.isBroken() && interrupted.get() == 1 && broken.get() == 1;
    }
}
