// expect: false(no-data-race)
// note: Functions of futures are applied without a lock.

import java.util.concurrent.CompletableFuture;

public class FunctionsOfStagesRace {
    private static int calls;

    private static Integer next(final Integer i) {
        calls++; //~ race with line 10
        return i + 1;
    }

    public static void main(final String[] args) throws Exception {
        final CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        final CompletableFuture<Integer> a = first.thenApplyAsync(FunctionsOfStagesRace::next);
        final CompletableFuture<Integer> b = first.thenApplyAsync(FunctionsOfStagesRace::next);
        a.get();
        b.get();
    }
}
