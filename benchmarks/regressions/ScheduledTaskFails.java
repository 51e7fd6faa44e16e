// expect: true
// note: What a task of a scheduled executor throws stays in its future, also if nobody has that.

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

public class ScheduledTaskFails {
    public static void main(String[] args) {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        s.execute(() -> {
            throw new IllegalStateException();
        });
        s.submit(() -> {
            throw new IllegalStateException();
        });
        s.shutdown();
    }
}
