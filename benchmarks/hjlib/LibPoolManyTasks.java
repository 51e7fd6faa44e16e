// expect: true
// note: More tasks than workers: none of them waits, so that it makes no difference which ones are left.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class LibPoolManyTasks {
    public static void main(String[] args) throws Exception {
        final int n = 30;
        final AtomicInteger done = new AtomicInteger();
        final int[] squares = new int[n];
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int k = i;
            results.add(pool.submit(() -> {
                squares[k] = k * k;
                done.incrementAndGet();
                return k;
            }));
        }
        int sum = 0;
        for (Future<Integer> result : results) {
            sum += squares[result.get()];
        }
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.MINUTES);
        assert sum == (n - 1) * n * (2 * n - 1) / 6;
        assert done.get() == n;
    }
}
