// expect: true
// note: A stage that can only be depended on hands its value on; its copy is a future of its own.

import java.util.concurrent.*;

public class LibMinimalStage {
    static int x;
    static int seen;

    public static void main(String[] args) {
        CompletableFuture<Integer> own = CompletableFuture.supplyAsync(() -> {
            x = 1;
            return 2;
        });
        CompletionStage<Integer> stage = own.minimalCompletionStage();
        CompletableFuture<Integer> copy = stage.toCompletableFuture();
        boolean first = copy.complete(9);
        stage.thenAccept(v -> seen = v + x).toCompletableFuture().join();
        assert seen == 3 && own.join() == 2;
        assert copy.join() == (first ? 9 : 2);
    }
}
