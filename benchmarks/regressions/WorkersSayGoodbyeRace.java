// expect: false(no-data-race)
import java.util.concurrent.*;

/** Who waits for the end of a pool does not wait for what its threads do last. */
public class WorkersSayGoodbyeRace {
    static int ended;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor(body -> new Thread(() -> {
            body.run();
            ended++; //~ race with line 17
        }));
        pool.submit(() -> 1).get();
        pool.submit(() -> 2).get();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println("ended: " + (ended > 0));
    }
}
