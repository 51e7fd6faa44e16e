// expect: true
// note: One worker executes submissions one after the other.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LibExecutorSingle {
    static int count;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> last = null;
        for (int i = 0; i < 4; i++) {
            last = pool.submit(() -> ++count);
        }
        assert last.get() == 4;
        pool.shutdown();
    }
}
