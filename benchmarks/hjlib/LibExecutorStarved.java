// expect: false(no-deadlock)
// note: The only worker waits for a task that needs a worker.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LibExecutorStarved {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> outer = pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 1); //~ deadlock
            return inner.get() + 1; //~ deadlock
        });
        System.out.println(outer.get()); //~ deadlock
        pool.shutdown();
    }
}
