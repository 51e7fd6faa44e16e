// expect: false(assertion)
// note: Who takes the function of a future that is cancelled to be called all the same is wrong if it has not begun.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LibEndedFirstWrong {
    static int calls;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> calls++, pool);
        f.cancel(true);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert calls == 1; //~ assertion
    }
}
