// expect: true
// note: All tasks are done when they are joined.

import java.util.List;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

public class InvokeAllOfAll {
    private static final class Counts extends RecursiveAction {
        private final AtomicInteger ran;
    
        Counts(final AtomicInteger ran) {
            this.ran = ran;
        }
    
        @Override
        protected void compute() {
            ran.incrementAndGet();
        }
    }

    public static void main(final String[] args) throws Exception {
        final AtomicInteger ran = new AtomicInteger();
        final List<RecursiveAction> tasks = List.of(new Counts(ran), new Counts(ran));
        ForkJoinTask.invokeAll(tasks);
        assert ran.get() == 2;
        assert !tasks.get(1).cancel(true);
    }
}
