// expect: false(exception)
// note: A stage that can only be depended on cannot be waited for, even as what it is.

import java.util.concurrent.*;

public class LibMinimalStageJoined {
    public static void main(String[] args) {
        CompletionStage<Integer> stage = CompletableFuture.supplyAsync(() -> 2).minimalCompletionStage().thenApply(v -> v + 1);
        ((CompletableFuture<Integer>) stage).join(); //~ exception: UnsupportedOperationException
    }
}
