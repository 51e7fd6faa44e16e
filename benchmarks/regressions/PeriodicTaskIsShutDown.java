// expect: true
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task that is executed again and again until the executor is shut down, however often that is. */
public class PeriodicTaskIsShutDown {
    static int last;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
        executor.scheduleAtFixedRate(() -> last = 7, 0, 1, TimeUnit.SECONDS);
        Thread.sleep(5000);
        executor.shutdown();
        executor.awaitTermination(1, TimeUnit.MINUTES);
        assert last == 0 || last == 7;
    }
}
