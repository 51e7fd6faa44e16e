// expect: false(assertion)
// note: What is delayed may begin before what was submitted later, or after it.

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class LibScheduledDelayed {
    static int n;

    public static void main(final String[] args) throws Exception {
        final ScheduledExecutorService one = Executors.newScheduledThreadPool(1);
        one.schedule(() -> n++, 1, TimeUnit.MILLISECONDS);
        final int seen = one.submit(() -> n).get();
        one.shutdown();
        assert seen == 1; //~ assertion
    }
}
