// expect: true
// note: What is handed to a fork-join pool is a task of it in each form, and its end is what awaitTermination waits for.

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

public class LibForkJoinSubmits {
    static int[] cells = new int[4];

    static class Fill extends RecursiveAction {
        private final int low;
        private final int high;

        Fill(int low, int high) {
            this.low = low;
            this.high = high;
        }

        @Override
        protected void compute() {
            if (high - low == 1) {
                cells[low] = low + 1;
                return;
            }
            int middle = (low + high) / 2;
            invokeAll(new Fill(low, middle), new Fill(middle, high));
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<Integer> value = pool.submit(() -> 5);
        ForkJoinTask<?> plain = pool.submit(() -> {
        });
        ForkJoinTask<String> given = pool.submit(() -> {
        }, "given");
        assert value.get() == 5 && value.isCompletedNormally();
        assert plain.join() == null;
        assert given.join().equals("given");
        int sum = 0;
        for (Future<?> f : pool.invokeAll(List.of(() -> 1, () -> 2))) {
            sum += (Integer) f.get();
        }
        assert sum == 3;
        pool.execute(new Fill(0, 4));
        pool.shutdown();
        assert pool.awaitTermination(10, TimeUnit.SECONDS);
        assert cells[0] + cells[1] + cells[2] + cells[3] == 10;
    }
}
