import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class Waiting {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        System.out.println(lock.hasQueuedThreads() + " " + lock.getQueueLength() + " " + lock.isLocked());
        lock.lock();
        lock.lockInterruptibly();
        System.out.println(lock.hasQueuedThreads() + " " + lock.getHoldCount() + " " + lock.isHeldByCurrentThread());
        lock.unlock();
        lock.unlock();
        System.out.println(lock.isLocked() + " " + lock.getQueueLength());
        Semaphore permits = new Semaphore(2);
        permits.acquire();
        System.out.println(permits.hasQueuedThreads() + " " + permits.getQueueLength() + " " + permits.availablePermits());
        permits.release();
    }
}
