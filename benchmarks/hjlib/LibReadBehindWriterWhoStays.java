// expect: false(no-deadlock)
// note: A writer that nobody interrupts keeps the reader waiting for ever.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadBehindWriterWhoStays {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch read = new CountDownLatch(1);
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            try {
                lock.writeLock().lockInterruptibly(); //~ deadlock
                lock.writeLock().unlock();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread reader = new Thread(() -> {
            lock.readLock().lock(); //~ deadlock
            read.countDown();
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        read.await(); //~ deadlock
        writer.interrupt();
        lock.readLock().unlock();
        writer.join();
        reader.join();
    }
}
