// expect: false(no-data-race)
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The workers of a pool do what its class overrides, too. */
public class HookAfterTasks {
    static class Counting extends ThreadPoolExecutor {
        int tasks;

        Counting() {
            super(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        }

        @Override
        protected void afterExecute(Runnable body, Throwable thrown) {
            tasks++; //~ race with line 17
        }
    }

    public static void main(String[] args) {
        Counting pool = new Counting();
        pool.submit(() -> System.out.println("a"));
        pool.submit(() -> System.out.println("b"));
        pool.shutdown();
    }
}
