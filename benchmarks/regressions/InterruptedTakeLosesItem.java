// expect: false(assertion)
// note: An interrupt may come before the item is taken.

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class InterruptedTakeLosesItem {
    private static int taken;

    public static void main(final String[] args) throws InterruptedException {
        final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        final Thread consumer = new Thread(() -> {
            try {
                while (true) {
                    taken += queue.take();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        consumer.start();
        queue.put(5);
        consumer.interrupt();
        consumer.join();
        assert taken == 5; //~ assertion
    }
}
