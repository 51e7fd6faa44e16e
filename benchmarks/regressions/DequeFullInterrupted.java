// expect: true
// note: As DequeFullForEver, but who cancels also interrupts.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;

public class DequeFullInterrupted {
    static final BlockingQueue<Integer> queue = new LinkedBlockingDeque<>(1);
    static volatile boolean cancelled;

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 3 && !cancelled; i++) {
                    queue.put(i);
                }
            } catch (InterruptedException e) {
                // That is the end of it.
            }
        });
        producer.start();
        cancelled = true;
        producer.interrupt();
        producer.join();
    }
}
