// expect: false(no-data-race)
// note: With an asynchronous method, what depends on a future that is done is a task of its own.

import java.util.concurrent.CompletableFuture;

public class FutureDependsElsewhereRace {
    private static int later;

    public static void main(final String[] args) {
        CompletableFuture.completedFuture(1).handleAsync((v, t) -> later = v); //~ race with line 11
        assert later < 2;
    }
}
