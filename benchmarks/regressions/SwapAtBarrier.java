// expect: true
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** A row is computed from the row before by two tasks; the action of the barrier swaps the rows while nobody computes. */
public class SwapAtBarrier {
    static int[] row = {1, 2}, next = new int[2];

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier computed = new CyclicBarrier(2, () -> {
            int[] t = row;
            row = next;
            next = t;
        });
        Thread[] workers = new Thread[2];
        for (int w = 0; w < 2; w++) {
            int i = w;
            workers[w] = new Thread(() -> {
                try {
                    next[i] = row[i] + 2;
                    computed.await();
                    next[i] = 0;
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new IllegalStateException(e);
                }
            });
            workers[w].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert row[0] == 3 && next[1] == 0;
    }
}
