// expect: false(no-deadlock)
// note: Who catches the exception without restoring the flag does not see it in the condition of the loop.

import java.util.concurrent.Semaphore;

public class InterruptLost {
    public static void main(final String[] args) throws InterruptedException {
        final Semaphore none = new Semaphore(0);
        final Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) { //~ deadlock
                try {
                    none.acquire(); //~ deadlock
                } catch (InterruptedException e) {
                    // The flag has been cleared.
                }
            }
        });
        worker.start();
        worker.interrupt();
        worker.join(); //~ deadlock
    }
}
