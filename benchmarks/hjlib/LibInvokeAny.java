// expect: true
// note: Any of the results may be the one, but none of those that fail.

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LibInvokeAny {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> bodies = List.of(() -> 1, () -> 2, () -> {
            throw new IllegalStateException();
        });
        int any = pool.invokeAny(bodies);
        assert any == 1 || any == 2;
        pool.shutdown();
    }
}
