// expect: false(no-data-race)

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class FuturesComposedRace {
    static int added;

    static int next(int n) {
        added++; //~ race with line 11
        return n + 1;
    }

    public static void main(String[] args) {
        List<CompletableFuture<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int n = i;
            parts.add(CompletableFuture.supplyAsync(() -> n).thenCompose(x -> CompletableFuture.supplyAsync(() -> next(x))));
        }
        CompletableFuture.allOf(parts.toArray(new CompletableFuture<?>[0])).join();
    }
}
