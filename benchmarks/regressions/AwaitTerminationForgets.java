// expect: false(assertion)
// note: Nobody shuts the pool down: to wait for its end is in vain.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AwaitTerminationForgets {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        int one = pool.submit(() -> 1).get();
        boolean ended = pool.awaitTermination(one, TimeUnit.SECONDS);
        assert ended; //~ assertion
    }
}
