// expect: true
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads of a pool that count how many of them are alive. */
public class WorkersCountThemselves {
    static final AtomicInteger alive = new AtomicInteger();

    static class AppThread extends Thread {
        AppThread(Runnable body, String name) {
            super(body, name);
        }

        public void run() {
            alive.incrementAndGet();
            try {
                super.run();
            } finally {
                alive.decrementAndGet();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2, body -> new AppThread(body, "app-" + made.incrementAndGet()));
        for (int i = 0; i < 3; i++) {
            Future<Integer> f = pool.submit(() -> alive.get());
            int seen = f.get();
            assert seen >= 1 && seen <= 2;
        }
        assert alive.get() >= 1;
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert made.get() == 2;
    }
}
