// expect: true
// note: A bounded queue between a producer and a consumer, which ends at a mark.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class LibProducerConsumer {
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(2);
        Thread consumer = new Thread(() -> {
            int x = queue.take();
            while (x >= 0) {
                sum += x;
                x = queue.take();
            }
        });
        consumer.start();
        for (int i = 1; i <= 5; i++) {
            queue.put(i);
        }
        queue.put(-1);
        consumer.join();
        assert sum == 15;
    }
}
