// expect: false(assertion)
// note: A worker counts its task after the result is there.
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;

public class LibPoolCountedLate {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
        Future<Integer> result = pool.submit(() -> 7);
        result.get();
        assert pool.getCompletedTaskCount() == 1; //~ assertion
        pool.shutdown();
    }
}
