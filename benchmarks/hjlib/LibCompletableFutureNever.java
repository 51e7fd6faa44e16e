// expect: false(no-deadlock)
// note: Nobody completes the future.

import java.util.concurrent.CompletableFuture;

public class LibCompletableFutureNever {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        CompletableFuture<Integer> g = f.thenApply(s -> s.length());
        System.out.println(g.get()); //~ deadlock
    }
}
