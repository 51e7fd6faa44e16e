// expect: true
// note: A third worker is left for the tasks that the others wait for.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolOfTwoStarvedMended {
    static int outer(ExecutorService pool) throws Exception {
        Future<Integer> inner = pool.submit(() -> 1);
        return inner.get() + 1;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Future<Integer> first = pool.submit(() -> outer(pool));
        Future<Integer> second = pool.submit(() -> outer(pool));
        assert first.get() + second.get() == 4;
        pool.shutdown();
    }
}
