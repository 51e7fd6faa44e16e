// expect: true
// note: The last of several futures that is completed by hand hands over what depends on them: a shutdown that comes then comes after that.
import java.util.concurrent.*;
public class StagesOfSeveralByHand {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> b = new CompletableFuture<>();
        CompletableFuture<Integer> sum = a.thenCombineAsync(b, (x, y) -> x + y, pool);
        CompletableFuture<Integer> all = CompletableFuture.allOf(a, b).thenApplyAsync(v -> a.join() - b.join(), pool);
        CompletableFuture<Integer> any = CompletableFuture.anyOf(a, b).thenApplyAsync(v -> (Integer) v, pool);
        a.complete(1);
        b.complete(2);
        pool.shutdown();
        assert sum.join() == 3 && all.join() == -1 && any.join() == 1;
    }
}
