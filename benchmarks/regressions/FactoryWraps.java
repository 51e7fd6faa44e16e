// expect: false(no-data-race)
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What a thread factory lets its threads do besides their tasks is done, once by each worker. */
public class FactoryWraps {
    static int begun;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2, body -> new Thread(() -> {
            begun++; //~ race with line 11
            body.run();
        }));
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> { });
        }
        pool.shutdown();
    }
}
