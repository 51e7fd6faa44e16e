// expect: true
// note: Who restores the flag sees it in the condition of the loop.

import java.util.concurrent.Semaphore;

public class InterruptRestored {
    public static void main(final String[] args) throws InterruptedException {
        final Semaphore none = new Semaphore(0);
        final Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                try {
                    none.acquire();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
