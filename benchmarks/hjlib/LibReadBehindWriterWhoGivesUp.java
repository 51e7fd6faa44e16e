// expect: true
// note: A writer that is interrupted while it waits keeps no reader waiting any more.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadBehindWriterWhoGivesUp {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch read = new CountDownLatch(1);
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            try {
                lock.writeLock().lockInterruptibly();
                lock.writeLock().unlock();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            read.countDown();
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        writer.interrupt();
        read.await();
        lock.readLock().unlock();
        writer.join();
        reader.join();
    }
}
