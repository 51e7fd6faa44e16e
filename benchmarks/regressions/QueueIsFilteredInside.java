// expect: true
// note: A queue in an array applies functions while it keeps all others out.

import java.util.concurrent.ArrayBlockingQueue;

public class QueueIsFilteredInside {
    private static int tested;

    private static boolean drops(final Integer i) {
        tested++;
        return i == 1;
    }

    public static void main(final String[] args) throws Exception {
        final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(4);
        queue.add(1);
        queue.add(2);
        final Thread other = new Thread(() -> queue.removeIf(QueueIsFilteredInside::drops));
        other.start();
        queue.removeIf(QueueIsFilteredInside::drops);
        other.join();
        assert tested == 3 && queue.peek() == 2;
    }
}
