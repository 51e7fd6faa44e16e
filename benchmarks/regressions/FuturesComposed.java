// expect: true
// note: Tasks of the common pool complete all: nothing depends on who executes what waits.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class FuturesComposed {
    static int doubled;

    static synchronized int twice(int n) {
        doubled++;
        return 2 * n;
    }

    public static void main(String[] args) {
        List<CompletableFuture<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int n = i;
            parts.add(CompletableFuture.supplyAsync(() -> n)
                .thenApplyAsync(FuturesComposed::twice)
                .thenCompose(x -> CompletableFuture.supplyAsync(() -> x + 1)));
        }
        CompletableFuture<Integer> sum = CompletableFuture.allOf(parts.toArray(new CompletableFuture<?>[0]))
            .thenApply(none -> parts.stream().mapToInt(CompletableFuture::join).sum());
        assert sum.join() == 4 && doubled == 2;
    }
}
