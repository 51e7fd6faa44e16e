// expect: false(no-data-race)
// note: A turn may go on after `shutdownNow`.
import java.util.concurrent.*;

public class LibPeriodicStoppedRace {
    static int beats;

    public static void main(String[] args) {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        s.scheduleAtFixedRate(() -> beats = 1, 0, 10, TimeUnit.MILLISECONDS); //~ race with line 12
        s.shutdownNow();
        beats = 0;
    }
}
