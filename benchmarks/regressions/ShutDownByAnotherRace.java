// expect: false(no-data-race)
// note: The thread that shuts the pool down is none of its workers: what it does afterwards, nobody waits for.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ShutDownByAnotherRace {
    static int before;
    static int after;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(() -> {
            before = 1;
            pool.shutdown();
            after = 2; //~ race with line 21
        }).start();
        boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
        assert ended && before == 1;
        System.out.println(after);
    }
}
