// expect: false(assertion)
// note: `main` executes tasks of the pool while it waits; what these fork goes to the common pool, which nobody waits for.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class QuiescenceIsHelped {
    static final AtomicInteger done = new AtomicInteger();

    static class Tree extends RecursiveAction {
        final int depth;

        Tree(int depth) {
            this.depth = depth;
        }

        protected void compute() {
            done.incrementAndGet();
            if (depth > 0) {
                new Tree(depth - 1).fork();
            }
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(new Tree(1));
        boolean quiet = pool.awaitQuiescence(1, TimeUnit.MINUTES);
        assert quiet && done.get() == 2; //~ assertion
    }
}
