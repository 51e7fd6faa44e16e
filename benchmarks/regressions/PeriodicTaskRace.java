// expect: false(no-data-race)
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Who cancels a task that is executed again and again does not wait for it. */
public class PeriodicTaskRace {
    static boolean seen;

    public static void main(String[] args) {
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(2);
        ScheduledFuture<?> task = executor.scheduleAtFixedRate(() -> {
            seen = true; //~ race with line 18
        }, 0, 1, TimeUnit.SECONDS);
        task.cancel(false);
        executor.shutdown();
        System.out.println(seen);
    }
}
