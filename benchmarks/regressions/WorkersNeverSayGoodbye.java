// expect: unknown(unsupported)
import java.util.concurrent.*;

/** A worker without a task waits for one, unless the pool is shut down; it has something to do at its end. */
public class WorkersNeverSayGoodbye {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor(body -> new Thread(() -> {
            body.run();
            System.out.println("bye");
        }));
        pool.submit(() -> 1).get();
    }
}
