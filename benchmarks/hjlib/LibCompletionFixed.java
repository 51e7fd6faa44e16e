// expect: true
// note: The results come in the order of their completion; the sum does not depend on it.

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LibCompletionFixed {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<Integer> results = new ExecutorCompletionService<>(pool);
        for (int i = 1; i <= 2; i++) {
            final int n = i;
            results.submit(() -> 10 * n);
        }
        int sum = 0;
        for (int i = 0; i < 2; i++) {
            sum += results.take().get();
        }
        pool.shutdown();
        assert sum == 30;
    }
}
