// expect: false(no-deadlock)
// note: Who swallows an interrupt and waits again waits for ever.

import java.util.concurrent.CountDownLatch;

public class InterruptSwallowed {
    public static void main(final String[] args) throws InterruptedException {
        final CountDownLatch never = new CountDownLatch(1);
        final Thread worker = new Thread(() -> {
            boolean done = false;
            while (!done) {
                try {
                    never.await(); //~ deadlock
                    done = true;
                } catch (InterruptedException e) {
                    // Goes on.
                }
            }
        });
        worker.start();
        worker.interrupt();
        worker.join(); //~ deadlock
    }
}
