// expect: false(no-deadlock)
// tasks: 2
// note: A daemon may wait for ever, but main may not wait for it.

import java.util.concurrent.CountDownLatch;

public class DaemonJoined {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            try {
                latch.await(); //~ deadlock
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(); //~ deadlock
    }
}
