package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** That `invokeAll` could cancel such a task does not make a program one that interrupts threads. */
final class PooledTask<V> extends FutureTask<V> {
    PooledTask(Callable<V> body) {
        super(body);
    }

    public void scovilleGiveUp() {
        stop(true);
    }
}

/** What an executor of the program gets: all is made of its `execute`. */
public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() {
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable body, T value) {
        return new PooledTask<T>(Executors.callable(body, value));
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> body) {
        return new PooledTask<T>(body);
    }

    public Future<?> submit(Runnable body) {
        if (body == null) {
            throw new NullPointerException();
        }
        RunnableFuture<Object> task = newTaskFor(body, null);
        execute(task);
        return task;
    }

    public <T> Future<T> submit(Runnable body, T result) {
        if (body == null) {
            throw new NullPointerException();
        }
        RunnableFuture<T> task = newTaskFor(body, result);
        execute(task);
        return task;
    }

    public <T> Future<T> submit(Callable<T> body) {
        if (body == null) {
            throw new NullPointerException();
        }
        RunnableFuture<T> task = newTaskFor(body);
        execute(task);
        return task;
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException {
        ArrayList<Future<T>> all = new ArrayList<Future<T>>(bodies.size());
        invokeAll(bodies, all);
        return all;
    }

    private <T> void invokeAll(Collection<? extends Callable<T>> bodies, ArrayList<Future<T>> all) throws InterruptedException {
        try {
            for (Callable<T> body : bodies) {
                RunnableFuture<T> task = newTaskFor(body);
                all.add(task);
                execute(task);
            }
            for (Future<T> task : all) {
                if (!task.isDone()) {
                    try {
                        task.get();
                    } catch (CancellationException | ExecutionException e) {
                        // It is done.
                    }
                }
            }
        } catch (Throwable t) {
            for (Future<T> task : all) {
                ((RunnableFuture<T>) task).scovilleGiveUp();
            }
            throw t;
        }
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        ArrayList<Future<T>> all = new ArrayList<Future<T>>(bodies.size());
        if (timeout <= 0) {
            for (Callable<T> body : bodies) {
                all.add(newTaskFor(body));
            }
            cancelAll(all);
            return all;
        }
        try {
            invokeAll(bodies, all);
        } catch (scoville.TimeOver e) {
            // What had no time to end is cancelled.
        }
        return all;
    }

    private static <T> void cancelAll(List<Future<T>> all) {
        for (Future<T> task : all) {
            task.cancel(true);
        }
    }

    private <T> Future<T> begin(Callable<T> body, BlockingQueue<Future<T>> done) {
        RunnableFuture<T> task = newTaskFor(body);
        execute(() -> {
            task.run();
            done.add(task);
        });
        return task;
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> bodies) throws InterruptedException, ExecutionException {
        return any(bodies, true);
    }

    /** The next one begins as long as none is done. Who does not wait gives up then. */
    <T> T any(Collection<? extends Callable<T>> bodies, boolean waits) throws InterruptedException, ExecutionException, TimeoutException {
        int left = bodies.size();
        if (left == 0) {
            throw new IllegalArgumentException();
        }
        ArrayList<Future<T>> all = new ArrayList<Future<T>>(left);
        LinkedBlockingQueue<Future<T>> done = new LinkedBlockingQueue<Future<T>>();
        try {
            ExecutionException failure = null;
            Iterator<? extends Callable<T>> it = bodies.iterator();
            all.add(begin(it.next(), done));
            left--;
            int active = 1;
            while (true) {
                Future<T> task = done.poll();
                if (task == null) {
                    if (left > 0) {
                        left--;
                        all.add(begin(it.next(), done));
                        active++;
                    } else if (active == 0) {
                        throw failure;
                    } else if (waits) {
                        task = done.take();
                    } else {
                        task = done.poll(0, TimeUnit.SECONDS);
                        if (task == null) {
                            throw new TimeoutException();
                        }
                    }
                }
                if (task != null) {
                    active--;
                    try {
                        return task.get();
                    } catch (ExecutionException e) {
                        failure = e;
                    } catch (RuntimeException e) {
                        failure = new ExecutionException(e);
                    }
                }
            }
        } finally {
            cancelAll(all);
        }
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public <T> T invokeAny(Collection<? extends Callable<T>> bodies, long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Objects.requireNonNull(unit);
        try {
            return any(bodies, timeout > 0);
        } catch (scoville.TimeOver e) {
            throw new TimeoutException();
        }
    }

    public void close() {
        boolean ended = isTerminated();
        if (!ended) {
            shutdown();
            boolean interrupted = false;
            while (!ended) {
                try {
                    ended = awaitTermination(1, TimeUnit.DAYS);
                } catch (InterruptedException e) {
                    if (!interrupted) {
                        shutdownNow();
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
