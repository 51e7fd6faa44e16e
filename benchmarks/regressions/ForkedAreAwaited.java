// expect: true

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/**
 * Who waits for the end of a pool waits for forked tasks, too, even if nobody joins them. So does who waits until it has nothing to do, where
 * no thread but its workers executes its tasks: here a task of the common pool.
 */
public class ForkedAreAwaited {
    static int forked;

    static class Inner extends RecursiveAction {
        protected void compute() {
            forked++;
        }
    }

    static class Outer extends RecursiveAction {
        protected void compute() {
            new Inner().fork();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ForkJoinPool.commonPool().execute(new Outer());
        ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES);
        assert forked == 1;
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(new Outer());
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert forked == 2;
    }
}
