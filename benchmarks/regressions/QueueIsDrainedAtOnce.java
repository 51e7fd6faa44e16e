// expect: true
// note: Who drains a queue gets items that follow one another.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueIsDrainedAtOnce {
    public static void main(final String[] args) throws Exception {
        final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2, 3));
        final Thread other = new Thread(() -> queue.poll());
        other.start();
        final List<Integer> mine = new ArrayList<>();
        queue.drainTo(mine, 2);
        assert mine.get(1) - mine.get(0) == 1;
        other.join();
    }
}
