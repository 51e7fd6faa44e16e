// expect: true
// note: Without any time, nobody waits: what is there is taken, and what is not is given up at once.

import java.util.List;
import java.util.concurrent.*;

public class LibNoTimeWaited {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        List<Future<Integer>> none = pool.invokeAll(List.of(() -> 1, () -> 2), 0, TimeUnit.SECONDS);
        assert none.get(0).isCancelled() && none.get(1).isCancelled();
        Future<Integer> three = pool.submit(() -> 3);
        int got;
        try {
            got = three.get(0, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            got = three.get();
        }
        assert got == 3 && three.get(0, TimeUnit.SECONDS) == 3;
        pool.shutdown();
        assert !new CountDownLatch(1).await(-1, TimeUnit.SECONDS);
        CyclicBarrier barrier = new CyclicBarrier(2);
        try {
            barrier.await(0, TimeUnit.SECONDS);
            assert false;
        } catch (TimeoutException e) {
            assert barrier.isBroken();
        }
    }
}
