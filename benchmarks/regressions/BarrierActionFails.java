// expect: false(assertion)
// note: Where the action fails, the barrier is broken for all.

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class BarrierActionFails {
    public static void main(final String[] args) throws Exception {
        final CyclicBarrier barrier = new CyclicBarrier(2, () -> {
            throw new IllegalStateException();
        });
        final AtomicInteger passed = new AtomicInteger();
        final Runnable party = () -> {
            try {
                barrier.await();
                passed.incrementAndGet();
            } catch (final BrokenBarrierException | InterruptedException | IllegalStateException e) {
                assert barrier.isBroken();
            }
        };
        final Thread other = new Thread(party);
        other.start();
        party.run();
        other.join();
        assert passed.get() == 2; //~ assertion
    }
}
