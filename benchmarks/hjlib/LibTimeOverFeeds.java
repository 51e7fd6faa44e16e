// expect: true
// note: What the task waits for comes only after the time for its result is over.

import java.util.concurrent.*;

public class LibTimeOverFeeds {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Future<Integer> next = pool.submit(() -> queue.take() + 1);
        try {
            next.get(100, TimeUnit.MILLISECONDS);
            assert false;
        } catch (TimeoutException e) {
            queue.put(41);
        }
        assert next.get() == 42;
        pool.shutdown();
    }
}
