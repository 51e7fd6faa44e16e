// expect: false(no-data-race)
// note: The task turns until it is interrupted; what it has written before is read without waiting for its end.

import java.util.concurrent.*;

public class LibTimeOverCancelsRace {
    static int steps;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> task = pool.submit(() -> {
            steps = 1;
            while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
        });
        try {
            task.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
            System.out.println("cancelled after step " + steps); //~ race with line 12
        }
        pool.shutdown();
    }
}
