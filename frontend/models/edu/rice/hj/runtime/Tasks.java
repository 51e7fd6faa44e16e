package edu.rice.hj.runtime;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.runtime.util.MultipleExceptions;
import java.util.List;
import scoville.Actors;
import scoville.Body;
import scoville.Call;
import scoville.Carried;
import scoville.Interrupts;
import scoville.Rt;

/** Life cycle, tasks, futures, await forms. */
public class Tasks {
    /** Whether a launch is going on. */
    private static boolean running;
    /** Whether the runtime has been started by hand. Then each finish starts it for what is inside, as outside of a launch. */
    private static boolean byHand;
    /** Whether a task has been created since then that no finish waits for. */
    private static boolean loose;

    /** What creates a task checks this first. */
    protected static void mayCreate() {
        if (Carried.isOutside()) {
            Rt.unsupported("creating a task of HJlib in a thread that HJlib has not made");
        }
        if (Actors.goOnAfterExit) {
            mustRun();
            noteLoose();
            mayFinish();
            return;
        }
        if (!running) {
            mustRun();
            noteLoose();
        }
        if (Rt.inIsolated()) {
            mayFinish();
        }
    }

    private static void noteLoose() {
        if (byHand && !loose && !SelfStart.isFor(TaskContext.scope())) {
            loose = true;
        }
    }

    /** What creates tasks in a finish of its own, which starts the runtime if need be, checks this first. */
    protected static void mayFinish() {
        if (Rt.inIsolated()) {
            throw new IllegalStateException("Asynchronous task may not be created inside an isolated block!");
        }
    }

    protected static void mustRun() {
        if (!isRunning()) {
            throw new IllegalStateException("Habanero Runtime has not been initialized!");
        }
    }

    static boolean isRunning() {
        if (Actors.goOnAfterExit) {
            // For what an actor does after its exit it is there, whatever happens to the launch meanwhile.
            if (SelfStart.isFor(TaskContext.scope())) {
                return true;
            }
        }
        return running || byHand || SelfStart.isRunning();
    }

    /** Runs the body of a finish and waits for its tasks; what they and the body threw. */
    protected static Throwable[] scope(Body body) {
        if (Actors.goOnAfterExit) {
            if (SelfStart.isFor(TaskContext.scope())) {
                Throwable[] thrown = Rt.scope(body);
                MultipleExceptions.scovilleOwn(thrown, Rt.bodyThrew());
                return thrown;
            }
        }
        boolean goesOn = running || SelfStart.isFor(TaskContext.scope());
        TaskContext before = goesOn ? null : SelfStart.enter();
        Throwable[] thrown = Rt.scope(body);
        MultipleExceptions.scovilleOwn(thrown, Rt.bodyThrew());
        if (!goesOn) {
            SelfStart.leave(before, byHand);
        }
        return thrown;
    }

    /** One exception is thrown as itself, several together; errors of tasks come as exceptions. */
    protected static void rethrow(Throwable[] thrown) {
        if (thrown.length == 0) {
            return;
        }
        if (thrown.length == 1) {
            throw MultipleExceptions.scovilleException(thrown[0]);
        }
        throw new MultipleExceptions(thrown);
    }

    public static void launchHabaneroApp(Body body) {
        launchHabaneroApp(body, null);
    }

    public static void launchHabaneroApp(Body body, Runnable callback) {
        if (isRunning()) {
            throw new IllegalStateException("Habanero Runtime has already been initialized!");
        }
        running = true;
        try {
            Throwable[] thrown = Rt.scope(body);
            MultipleExceptions.scovilleOwn(thrown, Rt.bodyThrew());
            rethrow(thrown);
            if (callback != null) {
                callback.run();
            }
        } finally {
            running = false;
        }
    }

    public static void initializeHabanero() {
        byHand = true;
    }

    public static void initalizeHabanero() {
        byHand = true;
    }

    public static void finalizeHabanero() {
        if (loose) {
            Rt.unsupported("finalizeHabanero beside tasks that no finish waits for");
        }
        if (SelfStart.isFor(TaskContext.scope())) {
            Rt.unsupported("finalizeHabanero inside of a finish");
        }
        byHand = false;
    }

    public static int numWorkerThreads() {
        return Configuration.workers();
    }

    public static void finish(Body body) {
        rethrow(scope(body));
    }

    public static void async(Body body) {
        mayCreate();
        Rt.spawn("async", body, null, null);
    }

    public static void asyncSusp(Body body) {
        mayCreate();
        Rt.spawn("async", body, null, null);
    }

    public static void asyncNb(Body body) {
        mayCreate();
        Rt.spawn("async", body, null, null);
    }

    public static void asyncSeq(boolean sequential, Body body) {
        asyncNbSeq(sequential, body);
    }

    public static void asyncNbSeq(boolean sequential, Body body) {
        if (sequential) {
            body.run();
        } else {
            mayCreate();
            Rt.spawn("async", body, null, null);
        }
    }

    public static void asyncSeq(boolean sequential, Body here, Body task) {
        asyncNbSeq(sequential, here, task);
    }

    public static void asyncNbSeq(boolean sequential, Body here, Body task) {
        if (sequential) {
            here.run();
        } else {
            mayCreate();
            Rt.spawn("async", task, null, null);
        }
    }

    // --- futures ---

    static class Task<V> extends HjFuture<V> {
        Task(Object[] inputs) {
            super(inputs);
        }

        /** What the task executes: its result is that of the future, unless that has been cancelled. */
        Call<V> unlessCancelled(Call<V> body) {
            if (Interrupts.cancels) {
                return () -> scovilleBegins() ? body.call() : null;
            }
            return body;
        }
    }

    public static <V> HjFuture<V> future(Call<V> body) {
        mayCreate();
        Task<V> f = new Task<V>(null);
        Rt.spawn("future", f.unlessCancelled(body), null, f.scovilleCell);
        return f;
    }

    /** A future that begins after something else, for which its task waits. */
    protected static <V> HjFuture<V> future(Body before, Call<V> body) {
        mayCreate();
        Object ready = Rt.cellNew();
        Task<V> f = new Task<V>(new Object[] {ready});
        Call<V> rest = f.unlessCancelled(body);
        Call<V> task = () -> {
            before.run();
            Rt.cellFill("value", ready, null);
            return rest.call();
        };
        Rt.spawn("future", task, null, f.scovilleCell);
        return f;
    }

    public static <V> HjFuture<V> futureNb(Call<V> body) {
        return future(body);
    }

    public static <V> HjFuture<V> futureSeq(boolean sequential, Call<V> body) {
        return futureNbSeq(sequential, body);
    }

    public static <V> HjFuture<V> futureNbSeq(boolean sequential, Call<V> body) {
        return sequential ? done(body) : future(body);
    }

    public static <V> HjFuture<V> futureNbSeq(boolean sequential, Call<V> here, Call<V> task) {
        return sequential ? done(here) : future(task);
    }

    private static <V> HjFuture<V> done(Call<V> body) {
        Task<V> f = new Task<V>(null);
        try {
            Rt.cellFill("value", f.scovilleCell, body.call());
        } catch (Throwable t) {
            Rt.cellFill("exception", f.scovilleCell, t);
        }
        return f;
    }

    public static <V> HjDataDrivenFuture<V> newDataDrivenFuture() {
        return new HjDataDrivenFuture<V>();
    }

    public static <V> HjDataDrivenFuture<V> newDataDrivenFuture(boolean allowDuplicates) {
        return new HjDataDrivenFuture<V>();
    }

    public static <V> HjDataDrivenFuture<V> newDDF() {
        return new HjDataDrivenFuture<V>();
    }

    public static <V> HjDataDrivenFuture<V> newDDF(boolean allowDuplicates) {
        return new HjDataDrivenFuture<V>();
    }

    public static boolean[] waitAll(HjFuture<?>[] futures) {
        boolean[] good = new boolean[futures.length];
        for (int i = 0; i < futures.length; i++) {
            good[i] = HjFuture.scovilleGood(Rt.cellAwait(futures[i].scovilleCell));
        }
        return good;
    }

    /** Waits until one of them is resolved; which ones are. */
    public static boolean[] waitAny(HjFuture<?>[] futures) {
        while (!anyResolved(futures)) {
        }
        boolean[] good = new boolean[futures.length];
        for (int i = 0; i < futures.length; i++) {
            good[i] = HjFuture.scovilleGood(Rt.cellPoll(futures[i].scovilleCell));
        }
        return good;
    }

    private static boolean anyResolved(HjFuture<?>[] futures) {
        for (int i = 0; i < futures.length; i++) {
            if (Rt.cellPoll(futures[i].scovilleCell) != 0) {
                return true;
            }
        }
        return false;
    }

    // --- await forms ---

    private static Object[] cells(List<? extends HjFuture<?>> list) {
        Object[] cells = new Object[list.size()];
        int i = 0;
        for (HjFuture<?> f : list) {
            cells[i++] = f.scovilleCell;
        }
        return cells;
    }

    private static void await(Object[] cells, Body body) {
        mayCreate();
        Rt.spawn("await", body, cells, null);
    }

    private static <V> HjFuture<V> awaitFuture(Object[] cells, Call<V> body) {
        mayCreate();
        Task<V> f = new Task<V>(cells);
        Rt.spawn("await", f.unlessCancelled(body), cells, f.scovilleCell);
        return f;
    }

    public static void asyncAwait(HjFuture<?> f1, Body body) {
        await(new Object[] {f1.scovilleCell}, body);
    }

    public static void asyncAwait(HjFuture<?> f1, HjFuture<?> f2, Body body) {
        await(new Object[] {f1.scovilleCell, f2.scovilleCell}, body);
    }

    public static void asyncAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, Body body) {
        await(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell}, body);
    }

    public static void asyncAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, HjFuture<?> f4, Body body) {
        await(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell, f4.scovilleCell}, body);
    }

    public static void asyncAwait(List<? extends HjFuture<?>> futures, Body body) {
        await(cells(futures), body);
    }

    public static void asyncNbAwait(HjFuture<?> f1, Body body) {
        await(new Object[] {f1.scovilleCell}, body);
    }

    public static void asyncNbAwait(HjFuture<?> f1, HjFuture<?> f2, Body body) {
        await(new Object[] {f1.scovilleCell, f2.scovilleCell}, body);
    }

    public static void asyncNbAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, Body body) {
        await(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell}, body);
    }

    public static void asyncNbAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, HjFuture<?> f4, Body body) {
        await(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell, f4.scovilleCell}, body);
    }

    public static void asyncNbAwait(List<? extends HjFuture<?>> futures, Body body) {
        await(cells(futures), body);
    }

    public static <V> HjFuture<V> futureAwait(HjFuture<?> f1, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureAwait(HjFuture<?> f1, HjFuture<?> f2, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell, f2.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, HjFuture<?> f4, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell, f4.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureAwait(List<? extends HjFuture<?>> futures, Call<V> body) {
        return awaitFuture(cells(futures), body);
    }

    public static <V> HjFuture<V> futureNbAwait(HjFuture<?> f1, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureNbAwait(HjFuture<?> f1, HjFuture<?> f2, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell, f2.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureNbAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureNbAwait(HjFuture<?> f1, HjFuture<?> f2, HjFuture<?> f3, HjFuture<?> f4, Call<V> body) {
        return awaitFuture(new Object[] {f1.scovilleCell, f2.scovilleCell, f3.scovilleCell, f4.scovilleCell}, body);
    }

    public static <V> HjFuture<V> futureNbAwait(List<? extends HjFuture<?>> futures, Call<V> body) {
        return awaitFuture(cells(futures), body);
    }
}
