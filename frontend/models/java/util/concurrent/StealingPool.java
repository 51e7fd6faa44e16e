package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import scoville.Failure;
import scoville.Interrupts;
import scoville.OpenText;
import scoville.Rt;
import scoville.Workers;

/** A pool for fork-join tasks, which nothing interrupts but `invokeAny`. Its workers are daemons. */
class StealingPool extends ThreadPoolExecutor implements scoville.Team {
    StealingPool(int workers) {
        super(workers, null, true);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> body) {
        return new StealingTask<T>(body, this);
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable body, T value) {
        return newTaskFor(Executors.callable(body, value));
    }

    String workerName() {
        return "ForkJoinPool-" + Workers.SOME + "-worker-" + Workers.SOME;
    }

    public boolean scovilleIsHelped() {
        return false;
    }

    Object failure(Throwable t) {
        return new Failure(t);
    }

    Throwable told(Object failure) {
        return ((Failure) failure).told();
    }

    /** Is not interruptible here. */
    void until(Object cell) {
    }

    boolean helps() {
        return true;
    }

    /** Whether the current task is a worker's of this pool, and which others may begin depends on that. */
    private boolean isWorker() {
        return Rt.poolsBounded() && workers != Integer.MAX_VALUE && Rt.currentTask().pool == this;
    }

    /**
     * Whether the current task is a worker's, who waits for a task of the pool: it helps with that, or another one takes its place.
     * With more tasks or workers it matters which of the two, and that is not followed.
     */
    boolean leaves() {
        if (!isWorker()) {
            return false;
        }
        boolean alone;
        synchronized (Rt.internal(this)) {
            if (submitted <= workers) {
                // All have a worker.
                return false;
            }
            alone = workers == 1 && submitted - finished == 2;
            if (alone) {
                finished++;
            }
        }
        if (!alone) {
            Rt.unsupported("a worker of a work-stealing pool that waits for a task beside others");
        }
        return true;
    }

    void returns() {
        synchronized (Rt.internal(this)) {
            finished--;
        }
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> bodies) throws InterruptedException {
        if (isWorker()) {
            Rt.unsupported("invokeAll by a worker of the pool");
        }
        return super.invokeAll(bodies);
    }

    <T> T any(Collection<? extends Callable<T>> bodies, boolean waits) throws InterruptedException, ExecutionException, TimeoutException {
        if (isWorker()) {
            Rt.unsupported("invokeAny by a worker of the pool");
        }
        return super.any(bodies, waits);
    }

    void await(Submission s) throws InterruptedException {
        AwaitsForked.needed();
        super.await(s);
        s.forked.await();
    }

    boolean isDone(Submission s) {
        AwaitsForked.needed();
        return super.isDone(s) && s.forked.areDone();
    }

    /** Until all are done, and no more have come meanwhile. */
    void awaitNothingToDo() {
        Submission seen = null;
        for (Submission newest = all(); newest != seen; newest = all()) {
            for (Submission s = newest; s != seen; s = s.before) {
                try {
                    await(s);
                } catch (InterruptedException e) {
                    Rt.unsupported("interrupting who waits until a pool has nothing to do");
                }
            }
            seen = newest;
        }
    }

    public List<Runnable> shutdownNow() {
        shutdown();
        for (Submission s = all(); s != null; s = s.before) {
            if (Rt.cellPoll(s.ended) == 0) {
                Rt.unsupported("shutdownNow of a fork-join pool with tasks");
            }
        }
        return new ArrayList<Runnable>();
    }
}

final class StealingTask<V> extends FutureTask<V> {
    private final StealingPool pool;
    /** What it has failed with, once it has. */
    private Failure failure;

    StealingTask(Callable<V> body, StealingPool pool) {
        super(body);
        this.pool = pool;
    }

    public V get() throws InterruptedException, ExecutionException {
        Interrupts.check();
        if (pool.leaves()) {
            try {
                return super.get();
            } finally {
                pool.returns();
            }
        }
        return super.get();
    }

    /** Checked exceptions are wrapped. */
    protected void setException(Throwable t) {
        failure = new Failure(ForkJoinTask.unchecked(t));
        super.setException(t);
    }

    Throwable told(Throwable t) {
        return failure.told();
    }

    public void scovilleGiveUp() {
        stop(true);
    }

    boolean stop(boolean interrupts) {
        return super.stop(false);
    }

    public String toString() {
        return OpenText.ANY;
    }
}
