// expect: false(no-deadlock)
// note: The queue has room for one, and nobody takes.

import java.util.concurrent.LinkedBlockingQueue;

public class LibBlockingQueueStuck {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            queue.put(1);
            queue.put(2); //~ deadlock
        });
        t.start();
        t.join(); //~ deadlock
    }
}
