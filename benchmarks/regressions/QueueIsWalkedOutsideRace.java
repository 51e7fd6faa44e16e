// expect: false(no-data-race)
// note: A linked queue lets others in while it applies functions.

import java.util.concurrent.LinkedBlockingQueue;

public class QueueIsWalkedOutsideRace {
    private static int sum;

    private static void add(final int i) {
        sum += i; //~ race with line 10
    }

    public static void main(final String[] args) throws Exception {
        final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        queue.add(1);
        final Thread other = new Thread(() -> queue.forEach(QueueIsWalkedOutsideRace::add));
        other.start();
        queue.forEach(QueueIsWalkedOutsideRace::add);
        other.join();
    }
}
