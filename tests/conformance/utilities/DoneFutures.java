import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** What depends on futures that are done happens at once. */
public class DoneFutures {
    public static void main(String[] args) {
        List<Object> log = new ArrayList<>();
        CompletableFuture<Integer> done = CompletableFuture.completedFuture(1);
        done.thenAccept(v -> log.add("accept" + v));
        done.thenRun(() -> log.add("run"));
        done.thenApply(v -> v * 10).thenAccept(log::add);
        done.thenCombine(CompletableFuture.completedFuture(2), Integer::sum).whenComplete((v, t) -> log.add("when" + v + t));
        done.thenCompose(v -> CompletableFuture.completedFuture(v + 7)).thenAccept(log::add);
        done.handle((v, t) -> log.add("handle" + v + t));
        CompletableFuture.allOf(done, done).thenRun(() -> log.add("all"));
        CompletableFuture.anyOf(done, new CompletableFuture<>()).thenAccept(v -> log.add("any" + v));
        System.out.println(log);
        log.clear();
        CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new IllegalStateException("boo"));
        failed.thenApply(v -> log.add("never"));
        failed.exceptionally(t -> {
            log.add(t.getMessage());
            return 3;
        }).thenAccept(log::add);
        failed.thenApply(v -> v).handle((v, t) -> log.add(t.getClass().getName() + " " + t.getMessage()));
        System.out.println(log);
        try {
            failed.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
    }
}
