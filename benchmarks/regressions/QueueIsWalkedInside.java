// expect: true
// note: A queue in an array applies functions while it keeps all others out.

import java.util.concurrent.ArrayBlockingQueue;

public class QueueIsWalkedInside {
    private static int sum;

    public static void main(final String[] args) throws Exception {
        final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(4);
        queue.add(1);
        queue.add(2);
        final Thread other = new Thread(() -> queue.forEach(i -> sum += i));
        other.start();
        queue.forEach(i -> sum += i);
        other.join();
        assert sum == 6;
    }
}
