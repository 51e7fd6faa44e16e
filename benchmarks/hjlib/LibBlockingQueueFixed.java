// expect: true
// note: What is taken from the queue was put before.

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class LibBlockingQueueFixed {
    static class Box {
        int value;
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Box> queue = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            Box b = new Box();
            b.value = 9;
            queue.put(b);
        });
        t.start();
        assert queue.take().value == 9;
        t.join();
    }
}
