// expect: true
// note: What is not delayed begins in the order of submission: one scheduled thread may own plain data.

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

public class LibScheduledInTurn {
    static int n;

    public static void main(final String[] args) throws Exception {
        final ScheduledExecutorService one = Executors.newSingleThreadScheduledExecutor();
        one.execute(() -> n++);
        final int seen = one.submit(() -> n).get();
        one.shutdown();
        assert seen == 1;
    }
}
