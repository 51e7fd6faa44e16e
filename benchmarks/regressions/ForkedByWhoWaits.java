// expect: false(no-data-race)
// note: `main` executes tasks of the pool while it waits; what these fork goes to the common pool, which nobody waits for.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

public class ForkedByWhoWaits {
    static int forked;

    static class Inner extends RecursiveAction {
        protected void compute() {
            forked++; //~ race with line 27
        }
    }

    static class Outer extends RecursiveAction {
        protected void compute() {
            new Inner().fork();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(new Outer());
        pool.awaitQuiescence(1, TimeUnit.MINUTES);
        System.out.println(forked);
    }
}
