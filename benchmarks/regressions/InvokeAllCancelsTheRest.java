// expect: false(assertion)
// note: If one of several tasks fails, the others may never begin.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

public class InvokeAllCancelsTheRest {
    public static void main(final String[] args) throws Exception {
        final AtomicInteger ran = new AtomicInteger();
        final RecursiveAction fails = new RecursiveAction() {
            @Override
            protected void compute() {
                throw new IllegalStateException();
            }
        };
        final RecursiveAction counts = new RecursiveAction() {
            @Override
            protected void compute() {
                ran.incrementAndGet();
            }
        };
        try {
            ForkJoinTask.invokeAll(fails, counts);
        } catch (final IllegalStateException e) {
            counts.quietlyJoin();
            assert ran.get() == 1; //~ assertion
        }
    }
}
