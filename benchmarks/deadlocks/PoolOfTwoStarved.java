// expect: false(no-deadlock)
// note: Each of two tasks waits for one that needs a worker: if both begin first, there is none left.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolOfTwoStarved {
    static int outer(ExecutorService pool) throws Exception {
        Future<Integer> inner = pool.submit(() -> 1); //~ deadlock
        return inner.get() + 1; //~ deadlock
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> first = pool.submit(() -> outer(pool));
        Future<Integer> second = pool.submit(() -> outer(pool));
        assert first.get() + second.get() == 4; //~ deadlock
        pool.shutdown();
    }
}
