// expect: false(no-data-race)

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** A task that no worker forks goes to the common pool. */
public class ForkedElsewhereRace {
    static int forked;

    static class Inner extends RecursiveAction {
        protected void compute() {
            forked++; //~ race with line 22
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(() -> { });
        new Inner().fork();
        pool.awaitQuiescence(1, TimeUnit.MINUTES);
        System.out.println(forked); //~ race with line 13
    }
}
