import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;

/** Constructors of the exceptions of java.util.concurrent. */
public class ConcurrentForms {
    static class Mine extends CompletionException {
        Mine() {
        }

        Mine(String message) {
            super(message);
        }
    }

    static class Failed extends ExecutionException {
        Failed() {
        }

        Failed(String message) {
            super(message);
        }
    }

    static void show(Throwable t) {
        System.out.println(t + " / " + t.getMessage() + " / " + t.getCause());
    }

    public static void main(String[] args) throws Exception {
        Exception cause = new IllegalStateException("why");
        show(new CompletionException("m", cause));
        show(new CompletionException(cause));
        show(new CompletionException((Throwable) null));
        show(new Mine());
        show(new Mine("mine"));
        show(new Mine("mine").initCause(cause));
        show(new ExecutionException("m", cause));
        show(new ExecutionException(cause));
        show(new Failed());
        show(new Failed("failed"));
        show(new RejectedExecutionException());
        show(new RejectedExecutionException("r"));
        show(new RejectedExecutionException("r", cause));
        show(new RejectedExecutionException(cause));
        show(new CancellationException());
        show(new CancellationException("c"));
        show(new TimeoutException());
        show(new TimeoutException("t"));
        show(new BrokenBarrierException());
        show(new BrokenBarrierException("b"));

        CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new IllegalArgumentException("x"));
        CompletableFuture<Integer> wrapped = failed.exceptionally(t -> {
            throw new CompletionException("again", t);
        });
        try {
            wrapped.join();
        } catch (CompletionException e) {
            show(e);
        }
        try {
            wrapped.get();
        } catch (ExecutionException e) {
            show(e);
        }
        CompletableFuture<Integer> mine = failed.handle((v, t) -> {
            throw new Mine("no cause");
        });
        try {
            mine.get();
        } catch (ExecutionException e) {
            show(e);
        }
        try {
            mine.join();
        } catch (Mine e) {
            show(e);
        }
    }
}
