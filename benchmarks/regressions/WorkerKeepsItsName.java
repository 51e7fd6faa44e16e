// expect: true
import java.util.concurrent.*;

/** A name that a task gives its thread is still there in the next task. */
public class WorkerKeepsItsName {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> Thread.currentThread().setName("mine")).get();
        String name = pool.submit(() -> Thread.currentThread().getName()).get();
        assert name.equals("mine");
        pool.shutdown();
    }
}
