// expect: false(assertion)
// note: The first one submitted need not be the first to end.

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LibInvokeAnyFirst {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> bodies = List.of(() -> 1, () -> 2);
        int any = pool.invokeAny(bodies);
        assert any == 1; //~ assertion
        pool.shutdown();
    }
}
