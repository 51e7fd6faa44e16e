// expect: false(no-deadlock)
// note: The producer looks whether it was cancelled only between two puts, and nobody takes.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;

public class DequeFullForEver {
    static final BlockingQueue<Integer> queue = new LinkedBlockingDeque<>(1);
    static volatile boolean cancelled;

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 3 && !cancelled; i++) {
                    queue.put(i); //~ deadlock
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        cancelled = true;
        producer.join(); //~ deadlock
    }
}
