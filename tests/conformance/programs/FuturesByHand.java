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
        dependents();
        replaced();
    }

    private static void dependents() {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = new CompletableFuture<>();
        counts(first, second);
        CompletableFuture<Integer> next = first.thenApply(v -> v + 1);
        first.thenAccept(v -> System.out.println("first " + v));
        CompletableFuture<Integer> sum = first.thenCombine(second, Integer::sum);
        CompletableFuture<Integer> twice = second.thenCombine(second, Integer::sum);
        CompletableFuture<Integer> inner = second.thenCompose(v -> next);
        counts(first, second, next);
        CompletableFuture<Void> all = CompletableFuture.allOf(first, second, next);
        counts(first, second, next, all);
        second.complete(5);
        counts(first, second, next);
        first.complete(1);
        counts(first, second, next, all, sum, twice, inner);
        System.out.println(sum.join() + " " + twice.join() + " " + inner.join() + " " + all.isDone());
    }

    private static void counts(CompletableFuture<?>... futures) {
        String all = "";
        for (CompletableFuture<?> f : futures) {
            all += f.getNumberOfDependents() + " ";
        }
        System.out.println(all.trim());
    }

    private static void replaced() {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> next = f.thenApply(v -> v + 1);
        f.obtrudeValue(3);
        System.out.println(f.join() + " " + next.join() + " " + f.complete(4) + " " + f.getNow(0));
        f.obtrudeValue(7);
        System.out.println(f.join() + " " + next.join() + " " + f.thenApply(v -> v * 2).join());
        f.obtrudeException(new IllegalStateException("no"));
        System.out.println(f.isCompletedExceptionally() + " " + f.isDone() + " " + f.handle((v, t) -> v + " " + t).join());
        try {
            f.join();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        f.obtrudeValue(8);
        System.out.println(f.isCompletedExceptionally() + " " + f.join());
        try {
            f.obtrudeException(null);
        } catch (NullPointerException e) {
            System.out.println("no exception");
        }
        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        cancelled.cancel(true);
        cancelled.obtrudeValue(1);
        System.out.println(cancelled.isCancelled() + " " + cancelled.join());
    }

    private static <T> T note(StringBuilder order, String what, T value) {
        order.append(what).append(value);
        return value;
    }
}
