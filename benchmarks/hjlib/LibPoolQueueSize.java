// expect: false(assertion)
// note: The worker may have taken the second task already.
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class LibPoolQueueSize {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        pool.execute(() -> { });
        assert pool.getQueue().size() == 1; //~ assertion
        pool.shutdown();
    }
}
