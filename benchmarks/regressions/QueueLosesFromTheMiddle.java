// expect: true
// note: Items are removed from the middle of a blocking queue.

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

public class QueueLosesFromTheMiddle {
    public static void main(final String[] args) throws Exception {
        final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(3);
        queue.addAll(List.of(1, 2, 3));
        final Thread other = new Thread(() -> {
            try {
                queue.put(4);
            } catch (final InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        assert queue.remove(2);
        other.join();
        assert queue.take() == 1;
        assert queue.take() == 3;
        assert queue.take() == 4;
    }
}
