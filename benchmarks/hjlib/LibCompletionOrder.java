// expect: false(assertion)
// note: What is submitted first need not be done first.

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LibCompletionOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<Integer> results = new ExecutorCompletionService<>(pool);
        results.submit(() -> 10);
        results.submit(() -> 20);
        int first = results.take().get();
        pool.shutdown();
        assert first == 10; //~ assertion
    }
}
