import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/** What futures have that are done. */
public class FuturesNow {
    interface Body {
        Object get() throws Exception;
    }

    static String attempt(Body body) {
        try {
            return "" + body.get();
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static void show(String what, Future<?> f) {
        System.out.println(what + ": " + attempt(f::resultNow) + " / " + attempt(f::exceptionNow));
    }

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> failed = new FutureTask<>(() -> {
            throw new IllegalArgumentException("bad");
        });
        failed.run();
        show("failed", failed);
        List<Future<Integer>> all = List.of(CompletableFuture.completedFuture(1), CompletableFuture.completedFuture(2));
        System.out.println(all.stream().map(Future::resultNow).toList());
        show("task", new FutureTask<>(() -> 1));
        FutureTask<Integer> cancelled = new FutureTask<>(() -> 1);
        cancelled.cancel(true);
        show("cancelled", cancelled);
        FutureTask<String> run = new FutureTask<>(() -> "r");
        run.run();
        show("run", run);
        FutureTask<String> none = new FutureTask<>(() -> { }, null);
        none.run();
        show("null", none);
        show("completed", CompletableFuture.completedFuture(5));
        show("null", CompletableFuture.completedFuture(null));
        show("failed", CompletableFuture.failedFuture(new Exception("x")));
        show("open", new CompletableFuture<String>());
        CompletableFuture<String> c = new CompletableFuture<>();
        c.cancel(false);
        show("cancelled", c);
        show("dependent", CompletableFuture.failedFuture(new Exception("x")).thenApply(x -> x));
        show("dependent of cancelled", c.thenApply(x -> x));
        ForkJoinTask<Integer> t = ForkJoinTask.adapt(() -> 4);
        show("open", t);
        t.invoke();
        show("invoked", t);
        ForkJoinTask<Integer> bad = ForkJoinTask.adapt((Callable<Integer>) () -> {
            throw new IllegalStateException("in");
        });
        try {
            bad.invoke();
        } catch (RuntimeException e) {
            System.out.println(attempt(bad::resultNow));
        }
        ForkJoinTask<Integer> off = ForkJoinTask.adapt(() -> 4);
        off.cancel(true);
        show("cancelled", off);
    }
}
