// expect: true
// note: An iterator that knows of no element after the next one meets none, whatever is put meanwhile.

import java.util.Iterator;
import java.util.concurrent.*;

public class LibArrayQueueWalk {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(4);
        queue.add(1);
        Iterator<Integer> it = queue.iterator();
        Thread putter = new Thread(() -> queue.add(3));
        putter.start();
        it.next();
        assert !it.hasNext();
        putter.join();
    }
}
