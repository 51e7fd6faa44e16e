// expect: true

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Whether a thread waits for a lock of readers and writers: not before it asks for it, and not once it has it. */
public class QueuedReaders {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        assert !lock.hasQueuedThread(writer);
        writer.start();
        writer.join();
        assert !lock.hasQueuedThread(writer);
    }
}
