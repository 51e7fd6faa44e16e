// expect: true
// note: Who has interrupted itself does not begin to wait.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

public class SelfInterrupted {
    public static void main(final String[] args) {
        int thrown = 0;
        Thread.currentThread().interrupt();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            thrown++;
        }
        Thread.currentThread().interrupt();
        try {
            new LinkedBlockingQueue<String>().take();
        } catch (InterruptedException e) {
            thrown++;
        }
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            thrown++;
        }
        assert thrown == 3 && !Thread.interrupted();
    }
}
