// expect: true
// note: A consumer that waits for an item is ended by an interrupt; what had been put before it has been taken, or is left.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class InterruptedTake {
    private static int taken;
    private static boolean ended;

    public static void main(final String[] args) throws InterruptedException {
        final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        final Thread consumer = new Thread(() -> {
            try {
                while (true) {
                    taken += queue.take();
                }
            } catch (InterruptedException e) {
                ended = true;
            }
        });
        consumer.start();
        queue.put(5);
        consumer.interrupt();
        consumer.join();
        assert ended;
        assert taken == 5 || queue.size() == 1;
    }
}
