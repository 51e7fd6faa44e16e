// tasks: 2
// note: A daemon serves a queue for ever; main waits until all has been served.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

public class DaemonServes {
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        CountDownLatch done = new CountDownLatch(2);
        Thread thread = new Thread(() -> {
            try {
                while (true) {
                    sum += queue.take();
                    done.countDown();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        queue.put(1);
        queue.put(2);
        done.await();
        assert sum == 3;
    }
}
