// expect: false(assertion)
// note: Between two items another task may take one.

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueIsPolledTwice {
    public static void main(final String[] args) throws Exception {
        final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2, 3));
        final Thread other = new Thread(() -> queue.poll());
        other.start();
        final int first = queue.poll();
        final int second = queue.poll();
        assert second - first == 1; //~ assertion
        other.join();
    }
}
