// expect: true
// note: Who waits when a barrier is reset gets an exception; who comes later begins a new round.

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class BarrierIsReset {
    public static void main(final String[] args) throws Exception {
        final CyclicBarrier barrier = new CyclicBarrier(2);
        final AtomicInteger broken = new AtomicInteger();
        final Thread other = new Thread(() -> {
            try {
                barrier.await();
            } catch (final BrokenBarrierException e) {
                broken.incrementAndGet();
            } catch (final InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        while (barrier.getNumberWaiting() == 0) {
        }
        barrier.reset();
        other.join();
        assert broken.get() == 1 && !barrier.isBroken();
    }
}
