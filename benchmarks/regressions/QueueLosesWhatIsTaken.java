// expect: false(assertion)
// note: An item is removed, or taken first.

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueLosesWhatIsTaken {
    public static void main(final String[] args) throws Exception {
        final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
        final Thread other = new Thread(() -> queue.poll());
        other.start();
        assert queue.removeIf(i -> i == 1); //~ assertion
        other.join();
    }
}
