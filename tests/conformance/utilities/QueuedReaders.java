import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Whether a thread waits for a lock of readers and writers. */
public class QueuedReaders {
    static void p(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        int[] n = {0};
        Thread w = new Thread(() -> { l.writeLock().lock(); n[0]++; l.writeLock().unlock(); });
        Thread r = new Thread(() -> { l.readLock().lock(); int x = n[0]; l.readLock().unlock(); });
        p(l.hasQueuedThread(w));
        l.writeLock().lock();
        w.start();
        while (!l.hasQueuedThread(w)) { Thread.onSpinWait(); }
        assert n[0] == 0;
        assert l.hasQueuedThreads() && l.getQueueLength() == 1 && !l.hasQueuedThread(Thread.currentThread());
        r.start();
        while (!l.hasQueuedThread(r)) { Thread.onSpinWait(); }
        assert l.getQueueLength() == 2;
        l.writeLock().unlock();
        w.join(); r.join();
        p(l.hasQueuedThread(w) + " " + n[0] + " " + l.hasQueuedThread(r));
        try { l.hasQueuedThread(null); } catch (NullPointerException e) { p("null"); }
    }
}
