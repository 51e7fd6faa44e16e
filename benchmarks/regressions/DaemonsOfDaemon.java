// tasks: 3
// note: A thread is a daemon if the one that makes it is, unless it is told otherwise; once it runs it is too late.

import java.util.concurrent.CountDownLatch;

public class DaemonsOfDaemon {
    static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch made = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            assert Thread.currentThread().isDaemon();
            Thread inner = new Thread(() -> waitFor(never));
            assert inner.isDaemon();
            inner.start();
            boolean refused = false;
            try {
                inner.setDaemon(false);
            } catch (IllegalThreadStateException e) {
                refused = true;
            }
            assert refused;
            made.countDown();
        });
        thread.setDaemon(true);
        thread.start();
        waitFor(made);
    }
}
