// expect: false(assertion)
// note: What is put after an iterator has looked at the last element is not met.

import java.util.Iterator;
import java.util.concurrent.*;

public class LibArrayQueueWalkMeetsNone {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(4);
        queue.add(1);
        Iterator<Integer> it = queue.iterator();
        Thread putter = new Thread(() -> queue.add(3));
        putter.start();
        putter.join();
        int n = 0;
        while (it.hasNext()) {
            n += it.next();
        }
        assert n == 4; //~ assertion
    }
}
