// expect: false(no-data-race)
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** The action of the barrier swaps two rows: those who wait at it are told, `main` is not. */
public class SwapAtBarrierRace {
    static int[] row = {1, 2}, next = new int[2];

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier computed = new CyclicBarrier(2, () -> {
            int[] t = row;
            row = next; //~ race with line 31
            next = t;
        });
        Thread[] workers = new Thread[2];
        for (int w = 0; w < 2; w++) {
            int i = w;
            workers[w] = new Thread(() -> {
                try {
                    next[i] = row[i] + row[1 - i];
                    computed.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new IllegalStateException(e);
                }
            });
            workers[w].start();
        }
        while (computed.getNumberWaiting() > 0) {
            Thread.onSpinWait();
        }
        int[] seen = row;
        assert seen.length == 2;
        for (Thread worker : workers) {
            worker.join();
        }
    }
}
