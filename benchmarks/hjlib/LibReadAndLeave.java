// expect: true
// note: The reader may wait for the writer, which nobody keeps waiting.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadAndLeave {
    public static void main(String[] args) throws InterruptedException {
        ReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch read = new CountDownLatch(1);
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            read.countDown();
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        lock.readLock().unlock();
        read.await();
        writer.join();
        reader.join();
    }
}
