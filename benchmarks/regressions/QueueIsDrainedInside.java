// expect: true
// note: Items are put into a list while others who take them are kept out.

import java.util.ArrayList;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueIsDrainedInside {
    public static void main(final String[] args) throws Exception {
        final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        queue.add(1);
        queue.add(2);
        final ArrayList<Integer> list = new ArrayList<>();
        final Thread other = new Thread(() -> queue.drainTo(list, 1));
        other.start();
        queue.drainTo(list, 1);
        other.join();
        assert list.size() == 2;
    }
}
