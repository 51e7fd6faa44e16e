// expect: true
// note: A future may be ended before its function begins, which is left out then; once it has begun, it goes on.

import java.util.concurrent.CompletableFuture;

public class LibEndedFirst {
    static int calls;

    public static void main(String[] args) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> g = f.thenApply(x -> ++calls);
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        boolean first = g.complete(5);
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assert g.join() == (first ? 5 : 1);
    }
}
