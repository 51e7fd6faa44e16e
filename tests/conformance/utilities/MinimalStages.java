import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** Stages that can only be depended on. */
public class MinimalStages {
    static String how(Runnable body) {
        try {
            body.run();
            return "fine ";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + " " + e.getMessage() + " ";
        }
    }

    static String kind(CompletionStage<?> s) {
        try {
            ((CompletableFuture<?>) s).isDone();
            return "f";
        } catch (UnsupportedOperationException e) {
            return "m";
        }
    }

    static <T> void asked(CompletableFuture<T> f) {
        System.out.println(how(() -> f.join()) + how(() -> f.isDone()) + how(() -> f.isCancelled()) + how(() -> f.isCompletedExceptionally())
            + how(() -> f.getNow(null)) + how(() -> f.getNumberOfDependents()));
        System.out.println(how(() -> f.complete(null)) + how(() -> f.completeExceptionally(new Error())) + how(() -> f.cancel(true))
            + how(() -> f.obtrudeValue(null)) + how(() -> f.obtrudeException(new Error())));
        System.out.println(how(() -> f.completeAsync(() -> null)) + how(() -> f.completeAsync(() -> null, Runnable::run))
            + how(() -> f.orTimeout(1, TimeUnit.DAYS)) + how(() -> f.completeOnTimeout(null, 1, TimeUnit.DAYS)));
        System.out.println(how(() -> {
            try {
                f.get();
            } catch (Exception e) {
                throw new RuntimeException(e.getClass().getName());
            }
        }) + how(() -> {
            try {
                f.get(1, TimeUnit.DAYS);
            } catch (Exception e) {
                throw new RuntimeException(e.getClass().getName());
            }
        }));
    }

    static void stage(CompletionStage<Integer> s, CompletionStage<Integer> done, CompletionStage<Integer> open) {
        System.out.println(kind(s.thenApply(v -> v)) + kind(s.thenAccept(v -> {})) + kind(s.thenRun(() -> {})) + kind(s.thenCompose(v -> done))
            + kind(s.thenCombine(done, (x, y) -> x)) + kind(s.thenAcceptBoth(done, (x, y) -> {})) + kind(s.runAfterBoth(done, () -> {}))
            + kind(s.handle((x, y) -> x)) + kind(s.whenComplete((x, y) -> {})) + kind(s.exceptionally(x -> 1))
            + kind(s.exceptionallyCompose(x -> done)) + kind(s.thenApplyAsync(v -> v, Runnable::run))
            + kind(((CompletableFuture<Integer>) s).minimalCompletionStage()) + kind(((CompletableFuture<Integer>) s).copy()));
        // Of the kind of the one that is there first.
        System.out.println(kind(s.applyToEither(done, x -> x)) + kind(s.acceptEither(done, x -> {})) + kind(s.runAfterEither(done, () -> {}))
            + kind(s.applyToEither(open, x -> x)) + kind(done.applyToEither(s, x -> x)));
        CompletableFuture<Integer> copy = s.toCompletableFuture();
        System.out.println(kind(copy) + (copy == s) + copy.isDone() + (copy.isDone() ? how(() -> copy.join()) : ""));
        s.whenComplete((x, t) -> System.out.println("stage " + x + " " + t));
        copy.whenComplete((x, t) -> System.out.println("copy " + x + " " + t));
    }

    public static void main(String[] args) {
        CompletableFuture<Integer> own = new CompletableFuture<>();
        CompletionStage<Integer> open = own.minimalCompletionStage();
        CompletionStage<Integer> done = CompletableFuture.completedStage(5);
        asked((CompletableFuture<Integer>) open);
        asked((CompletableFuture<Integer>) done);
        stage(open, done, open);
        stage(done, done, open);
        stage(CompletableFuture.failedStage(new IllegalStateException("x")), done, open);
        System.out.println(how(() -> CompletableFuture.failedStage(null)));

        // A copy is a future of its own.
        CompletableFuture<Integer> first = open.toCompletableFuture();
        System.out.println(first.complete(9) + " " + first.join() + " " + own.isDone());
        CompletableFuture<Integer> second = open.toCompletableFuture();
        open.thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.completedStage(x * 2)).thenAccept(x -> System.out.println("got " + x));
        own.complete(20);
        System.out.println(second.join() + " " + first.join());
        CompletableFuture<Integer> sum = CompletableFuture.completedFuture(1).thenCompose(x -> done).thenCombine(open, Integer::sum);
        System.out.println(kind(sum) + sum.join());
        System.out.println(done.getClass().getName() + " " + done.toString().replaceAll("@[0-9a-f]+", "@"));
    }
}
