// tasks: 4
// note: The program ends with main, whatever daemons wait for: a latch, a lock that is never free, an item that nobody puts.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

public class DaemonsWait {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        ReentrantLock lock = new ReentrantLock();
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        lock.lock();
        Runnable[] bodies = {
            () -> {
                try {
                    latch.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            },
            lock::lock,
            () -> {
                try {
                    queue.take();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            },
        };
        for (Runnable body : bodies) {
            Thread thread = new Thread(body);
            thread.setDaemon(true);
            thread.start();
        }
    }
}
