// The function of a stage that has been ended before it could be called is left out.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class EndedBefore {
    static final List<Runnable> waiting = new ArrayList<>();

    static int p(String s) {
        System.out.println(s + " was called");
        return 1;
    }

    static void one(String name, Function<CompletableFuture<Integer>, CompletableFuture<?>> make, boolean fails) {
        for (int form = 0; form < 4; form++) {
            CompletableFuture<Integer> base = new CompletableFuture<>();
            CompletableFuture<?> d = make.apply(base);
            CompletableFuture<Integer> after = d.handle((v, t) -> p(name + " after " + v + " " + t));
            if (form == 0) {
                d.cancel(true);
            } else if (form == 1) {
                d.complete(null);
            } else if (form == 2) {
                d.completeExceptionally(new IllegalStateException("first"));
            } else {
                after.cancel(false);
            }
            if (fails) {
                base.completeExceptionally(new RuntimeException("x"));
            } else {
                base.complete(1);
            }
            System.out.println(name + " " + waiting.size() + " " + d.isDone() + " " + after.isDone() + " " + d.isCompletedExceptionally());
            while (!waiting.isEmpty()) {
                waiting.remove(0).run();
            }
        }
    }

    public static void main(String[] args) {
        CompletableFuture<Integer> two = CompletableFuture.completedFuture(2);
        Executor later = r -> waiting.add(r);
        one("thenApply", b -> b.thenApply(x -> p("thenApply")), false);
        one("thenAccept", b -> b.thenAccept(x -> p("thenAccept")), false);
        one("thenRun", b -> b.thenRun(() -> p("thenRun")), false);
        one("thenCombine", b -> b.thenCombine(two, (x, y) -> p("thenCombine")), false);
        one("handle", b -> b.handle((v, t) -> p("handle")), false);
        one("whenComplete", b -> b.whenComplete((v, t) -> p("whenComplete")), false);
        one("whenComplete", b -> b.whenComplete((v, t) -> p("whenComplete")), true);
        one("exceptionally", b -> b.exceptionally(t -> p("exceptionally")), true);
        one("exceptionallyCompose", b -> b.exceptionallyCompose(t -> CompletableFuture.completedFuture(p("exceptionallyCompose"))), true);
        one("exceptionallyComposeAsync", b -> b.exceptionallyComposeAsync(t -> CompletableFuture.completedFuture(p("exceptionallyComposeAsync")), later), true);
        one("thenCompose", b -> b.thenCompose(x -> CompletableFuture.completedFuture(p("thenCompose"))), false);
        one("thenAcceptBoth", b -> b.thenAcceptBoth(two, (x, y) -> p("thenAcceptBoth")), false);
        one("runAfterBoth", b -> b.runAfterBoth(two, () -> p("runAfterBoth")), false);
        one("applyToEither", b -> b.applyToEither(new CompletableFuture<>(), x -> p("applyToEither")), false);
        one("acceptEither", b -> b.acceptEither(new CompletableFuture<>(), x -> p("acceptEither")), false);
        one("runAfterEither", b -> b.runAfterEither(new CompletableFuture<>(), () -> p("runAfterEither")), false);
        one("thenApplyAsync", b -> b.thenApplyAsync(x -> p("thenApplyAsync"), later), false);
        one("thenComposeAsync", b -> b.thenComposeAsync(x -> CompletableFuture.completedFuture(p("thenComposeAsync")), later), false);
        one("handleAsync", b -> b.handleAsync((v, t) -> p("handleAsync"), later), false);
        one("whenCompleteAsync", b -> b.whenCompleteAsync((v, t) -> p("whenCompleteAsync"), later), false);
        one("thenCombineAsync", b -> b.thenCombineAsync(two, (x, y) -> p("thenCombineAsync"), later), false);

        // Between being handed over and being executed.
        CompletableFuture<Integer> base = new CompletableFuture<>();
        CompletableFuture<Integer> d = base.thenApplyAsync(x -> p("handed over"), later);
        CompletableFuture<Integer> s = CompletableFuture.supplyAsync(() -> p("supplied"), later);
        CompletableFuture<Void> r = CompletableFuture.runAsync(() -> p("run"), later);
        CompletableFuture<Integer> c = new CompletableFuture<Integer>().completeAsync(() -> p("completed"), later);
        base.complete(3);
        System.out.println(waiting.size() + " " + d.complete(7) + s.cancel(true) + r.completeExceptionally(new Error()) + c.complete(8));
        waiting.forEach(Runnable::run);
        System.out.println(d.join() + " " + c.join() + " " + s.isCancelled() + r.isCompletedExceptionally());
        waiting.clear();
        s = CompletableFuture.supplyAsync(() -> p("supplied"), later);
        waiting.forEach(Runnable::run);
        System.out.println(s.join() + " " + s.cancel(true));
    }
}
