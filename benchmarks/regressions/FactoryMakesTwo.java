// expect: true
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A thread factory is asked for as many threads as there are workers, by who submits. */
public class FactoryMakesTwo {
    static class Numbered implements ThreadFactory {
        int made;

        @Override
        public Thread newThread(Runnable body) {
            made++;
            return new Thread(body, "worker-" + made);
        }
    }

    public static void main(String[] args) {
        Numbered factory = new Numbered();
        ExecutorService pool = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                assert Thread.currentThread().getName().startsWith("worker-");
            });
        }
        assert factory.made == 2;
        pool.shutdown();
    }
}
