// expect: true
// note: A periodic task may be executing when its executor is stopped, or between two turns.
import java.util.concurrent.*;

public class LibPeriodicStopped {
    static int beats;

    static synchronized void beat() {
        if (beats < 2) {
            beats++;
        }
    }

    static synchronized int beats() {
        return beats;
    }

    public static void main(String[] args) {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        s.scheduleAtFixedRate(LibPeriodicStopped::beat, 0, 10, TimeUnit.MILLISECONDS);
        s.shutdownNow();
        assert beats() <= 2;
    }
}
