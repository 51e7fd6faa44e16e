// expect: false(no-deadlock)
// note: Three tasks at a barrier of two: one waits for ever.

import java.util.concurrent.CyclicBarrier;

public class BarrierOneTooMany {
    public static void main(final String[] args) throws Exception {
        final CyclicBarrier barrier = new CyclicBarrier(2);
        final Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(() -> {
                try {
                    barrier.await(); //~ deadlock
                } catch (final Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[i].start();
        }
        barrier.await(); //~ deadlock
        for (final Thread thread : threads) {
            thread.join(); //~ deadlock
        }
    }
}
