// expect: false(no-data-race)
// note: What depends on the value of a pool may be executed there, beside who has attached it.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FuturesOfPoolsRace {
    private static int shown;

    public static void main(final String[] args) {
        final ExecutorService pool = Executors.newFixedThreadPool(1);
        final CompletableFuture<Integer> value = CompletableFuture.supplyAsync(() -> 1, pool);
        value.thenAccept(v -> shown = v); //~ race with line 16
        value.join();
        assert shown == 1;
        pool.shutdown();
    }
}
