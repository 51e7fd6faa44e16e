// expect: true
// note: An array of what a concurrent queue holds has no gaps, whatever others do meanwhile.

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ArrayOfChangingQueue {
    public static void main(final String[] args) throws Exception {
        final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        final Thread other = new Thread(() -> queue.poll());
        other.start();
        for (final Object item : queue.toArray()) {
            assert item != null;
        }
        other.join();
    }
}
