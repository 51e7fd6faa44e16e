// expect: true
// note: Where nobody changes the queue any more, its size is exact; all of a collection come at once.

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueIsCountedAtRest {
    public static void main(final String[] args) throws Exception {
        final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        final Thread other = new Thread(() -> queue.addAll(List.of(1, 2)));
        other.start();
        final int before = queue.size();
        assert before == 0 || before == 2;
        other.join();
        assert queue.size() == 2;
    }
}
