// expect: false(no-data-race)
// note: Who waits for a future helps with what depends on it: whoever completes it may not rely on having done it all.

import java.util.concurrent.CompletableFuture;

public class FutureByHandHelpedRace {
    private static int seen;

    public static void main(final String[] args) {
        final CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenAccept(v -> seen = v); //~ race with line 14
        new Thread(() -> future.join()).start();
        future.complete(21);
        assert seen == 21;
    }
}
