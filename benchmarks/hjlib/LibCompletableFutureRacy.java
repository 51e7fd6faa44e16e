// expect: false(no-data-race)
// note: The action that depends on the future is not waited for.

import java.util.concurrent.CompletableFuture;

public class LibCompletableFutureRacy {
    static int seen;

    public static void main(String[] args) {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 3);
        f.thenAccept(x -> {
            seen = x; //~ race with line 15
        });
        f.join();
        System.out.println(seen);
    }
}
