// expect: true
// note: Four tasks pass a barrier of two in pairs, whoever comes with whom.

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class BarrierInPairs {
    public static void main(final String[] args) throws Exception {
        final CyclicBarrier barrier = new CyclicBarrier(2);
        final AtomicInteger last = new AtomicInteger();
        final Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            threads[i] = new Thread(() -> {
                try {
                    if (barrier.await() == 0) {
                        last.incrementAndGet();
                    }
                } catch (final Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[i].start();
        }
        for (final Thread thread : threads) {
            thread.join();
        }
        assert last.get() == 2;
    }
}
