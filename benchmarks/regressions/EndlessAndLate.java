// expect: true
// note: Beside a task that goes on for ever, main gives up waiting, and a daemon does not.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class EndlessAndLate {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        new Thread(() -> {
            while (true) {
            }
        }).start();
        Thread daemon = new Thread(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        never.await(1, TimeUnit.SECONDS);
    }
}
