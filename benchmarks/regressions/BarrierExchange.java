// expect: true
// note: The action of a barrier exchanges two arrays that all tasks read again and again between its phases: many states, but few executions that differ by happens-before.

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierExchange {
    static final int N = 15;
    static int[] from = new int[N];
    static int[] to = new int[N];

    static void turn(final int first, final CyclicBarrier barrier) {
        try {
            for (int round = 0; round < 2; round++) {
                for (int i = first; i < first + 5; i++) {
                    to[i] = from[(i + N - 1) % N] + from[(i + 1) % N];
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(final String[] args) throws InterruptedException {
        from[0] = 1;
        final CyclicBarrier barrier = new CyclicBarrier(3, () -> {
            final int[] t = from;
            from = to;
            to = t;
        });
        final Thread[] threads = new Thread[3];
        for (int k = 0; k < 3; k++) {
            final int first = 5 * k;
            threads[k] = new Thread(() -> turn(first, barrier));
            threads[k].start();
        }
        for (final Thread t : threads) {
            t.join();
        }
        assert from[0] == 2 && from[1] == 0 && from[2] == 1 && from[13] == 1;
    }
}
