package java.util.concurrent;

import java.util.Objects;

public interface CompletionService<V> {
    Future<V> submit(Callable<V> body);

    Future<V> submit(Runnable body, V result);

    Future<V> take() throws InterruptedException;

    Future<V> poll();

    Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException;
}

/** What is done goes into a queue, in the order in which it becomes so. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> done;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<Future<V>>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> done) {
        if (executor == null || done == null) {
            throw new NullPointerException();
        }
        this.executor = executor;
        this.done = done;
    }

    private Future<V> submit(FutureTask<V> task) {
        executor.execute(() -> {
            task.run();
            done.add(task);
        });
        return task;
    }

    public Future<V> submit(Callable<V> body) {
        return submit(new FutureTask<V>(body));
    }

    public Future<V> submit(Runnable body, V result) {
        Objects.requireNonNull(body);
        return submit(new FutureTask<V>(body, result));
    }

    public Future<V> take() throws InterruptedException {
        return done.take();
    }

    public Future<V> poll() {
        return done.poll();
    }

    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        return done.poll(timeout, unit);
    }
}
