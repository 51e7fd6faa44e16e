// expect: false(assertion)
// note: One item is counted before it is taken, the other one after it was put.

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueIsCountedStepByStep {
    public static void main(final String[] args) throws Exception {
        final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1));
        final Thread other = new Thread(() -> {
            queue.poll();
            queue.add(2);
        });
        other.start();
        assert queue.size() < 2; //~ assertion
        other.join();
    }
}
