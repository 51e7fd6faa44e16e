// expect: true

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Whoever executes tasks of a pool while it waits for the end of all: what they fork and join has been done. */
public class QuiescenceOfJoined {
    static class Sum extends RecursiveAction {
        final int[] cells;
        final int from;
        final int to;

        Sum(int[] cells, int from, int to) {
            this.cells = cells;
            this.from = from;
            this.to = to;
        }

        protected void compute() {
            if (to - from == 1) {
                cells[from] += from;
                return;
            }
            int middle = (from + to) / 2;
            invokeAll(new Sum(cells, from, middle), new Sum(cells, middle, to));
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        int[] cells = new int[3];
        pool.execute(new Sum(cells, 0, 3));
        boolean quiet = pool.awaitQuiescence(1, TimeUnit.MINUTES);
        assert quiet && cells[1] == 1 && cells[2] == 2;
        pool.execute(new Sum(cells, 1, 2));
        quiet = pool.awaitQuiescence(1, TimeUnit.MINUTES);
        assert quiet && cells[1] == 2;
    }
}
