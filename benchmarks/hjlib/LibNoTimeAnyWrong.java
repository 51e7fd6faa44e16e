// expect: false(assertion)
// note: Without any time, none of the tasks may be there; one that the pool has begun goes on.

import java.util.*;
import java.util.concurrent.*;

public class LibNoTimeAnyWrong {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        int got;
        try {
            got = pool.invokeAny(List.of(() -> 1), 0, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            got = 0;
        }
        pool.shutdown();
        assert got == 1; //~ assertion
    }
}
