// expect: false(no-deadlock)
// note: The only worker of a pool goes on for ever: the next task never begins, and who waits for it is stuck.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class EndlessOnlyWorker {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            while (true) { //~ deadlock
            }
        });
        Future<Integer> next = pool.submit(() -> 1); //~ deadlock
        pool.shutdown();
        next.get(); //~ deadlock
    }
}
