// expect: true
// note: Queues of priorities and delays compare while they keep all others out.

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;

public class QueueOrdersInside {
    private static int compared;
    private static int delayed;

    private static final class Later implements Delayed {
        public long getDelay(final TimeUnit unit) {
            return 0;
        }

        public int compareTo(final Delayed other) {
            delayed++;
            return 0;
        }
    }

    public static void main(final String[] args) throws Exception {
        final PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>(4, (a, b) -> {
            compared++;
            return a - b;
        });
        final DelayQueue<Later> later = new DelayQueue<>();
        queue.add(1);
        later.add(new Later());
        final Thread other = new Thread(() -> {
            queue.add(2);
            later.add(new Later());
        });
        other.start();
        queue.add(3);
        later.add(new Later());
        other.join();
        assert queue.size() == 3 && compared > 1 && delayed > 1;
    }
}
