// expect: true
// note: shutdown and awaitTermination wait for all submissions.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LibExecutorFixed {
    static final int[] part = new int[3];

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < part.length; i++) {
            int k = i;
            pool.execute(() -> part[k] = k * k);
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert part[0] + part[1] + part[2] == 5;
    }
}
