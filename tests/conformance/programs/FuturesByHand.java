import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

public class FuturesByHand {
    public static void main(String[] args) {
        StringBuilder order = new StringBuilder();
        CompletableFuture<String> first = new CompletableFuture<>();
        CompletableFuture<String> second = first.thenApply(v -> note(order, "s", v + v));
        first.thenAccept(v -> note(order, "2", v));
        first.thenRun(() -> note(order, "3", ""));
        second.thenRun(() -> note(order, "x", ""));
        second.thenRun(() -> note(order, "y", ""));
        second.whenComplete((v, t) -> note(order, "z", v));
        System.out.println(first.complete("a") + " " + first.complete("b"));
        first.thenRun(() -> note(order, "!", ""));
        System.out.println(order);

        CompletableFuture<Integer> failing = new CompletableFuture<>();
        failing.handle((v, t) -> t == null ? v : -1)
            .thenCompose(v -> CompletableFuture.completedFuture(v * 2))
            .exceptionally(t -> 0)
            .thenAccept(v -> note(order, "f", v));
        failing.thenApply(v -> v + 1).exceptionally(t -> note(order, t.getClass().getSimpleName(), 7));
        failing.completeExceptionally(new IllegalStateException("q"));
        System.out.println(order + " " + failing.isCompletedExceptionally());

        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        cancelled.whenComplete((v, t) -> note(order, "c", t instanceof CancellationException));
        CompletableFuture<Integer> inner = new CompletableFuture<>();
        CompletableFuture<Integer> outer = CompletableFuture.completedFuture(1).thenCompose(v -> inner);
        outer.thenAccept(v -> note(order, "o", v));
        System.out.println(cancelled.cancel(true) + " " + cancelled.cancel(true) + " " + inner.complete(5) + " " + outer.join());
        System.out.println(order);
    }

    private static <T> T note(StringBuilder order, String what, T value) {
        order.append(what).append(value);
        return value;
    }
}
