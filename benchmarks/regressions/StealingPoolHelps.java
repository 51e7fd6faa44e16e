// expect: true
// note: The only worker waits for a task of its own pool, and helps; the next task begins all the same.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class StealingPoolHelps {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool(1);
        Future<Integer> outer = pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 20);
            return inner.get() + 1;
        });
        assert outer.get() == 21;
        pool.shutdown();
    }
}
