// expect: true
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Each task removes what it has put into a variable of its thread. */
public class WorkersClearValues {
    static final ThreadLocal<Integer> count = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                count.set(count.get() + 1);
                assert count.get() == 1;
                count.remove();
            });
        }
        pool.shutdown();
    }
}
