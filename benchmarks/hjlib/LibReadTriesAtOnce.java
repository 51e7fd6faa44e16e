// expect: true
// note: Who tries to read, and does not wait, gets a lock that is only read, whoever waits to write.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LibReadTriesAtOnce {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch tried = new CountDownLatch(1);
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            boolean got = lock.readLock().tryLock();
            tried.countDown();
            assert got;
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        tried.await();
        lock.readLock().unlock();
        writer.join();
        reader.join();
    }
}
