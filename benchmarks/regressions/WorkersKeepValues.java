// expect: false(assertion)
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A worker goes from task to task as one thread: of three tasks, one finds what another one has left. */
public class WorkersKeepValues {
    static final ThreadLocal<Integer> count = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                count.set(count.get() + 1);
                assert count.get() == 1; //~ assertion
            });
        }
        pool.shutdown();
    }
}
