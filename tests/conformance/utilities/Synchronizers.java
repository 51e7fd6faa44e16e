import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

public class Synchronizers {
    static class Mutex implements Lock {
        private static class Sync extends AbstractQueuedSynchronizer {
            @Override
            protected boolean isHeldExclusively() {
                return getState() == 1 && getExclusiveOwnerThread() == Thread.currentThread();
            }

            @Override
            public boolean tryAcquire(int acquires) {
                assert acquires == 1;
                if (compareAndSetState(0, 1)) {
                    setExclusiveOwnerThread(Thread.currentThread());
                    return true;
                }
                return false;
            }

            @Override
            protected boolean tryRelease(int releases) {
                if (!isHeldExclusively()) {
                    throw new IllegalMonitorStateException();
                }
                setExclusiveOwnerThread(null);
                setState(0);
                return true;
            }

            ConditionObject newCondition() {
                return new ConditionObject();
            }
        }

        private final Sync sync = new Sync();

        public void lock() {
            sync.acquire(1);
        }

        public boolean tryLock() {
            return sync.tryAcquire(1);
        }

        public void unlock() {
            sync.release(1);
        }

        public Condition newCondition() {
            return sync.newCondition();
        }

        public void lockInterruptibly() throws InterruptedException {
            sync.acquireInterruptibly(1);
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return sync.tryAcquireNanos(1, unit.toNanos(timeout));
        }
    }

    static class BooleanLatch {
        private static class Sync extends AbstractQueuedSynchronizer {
            boolean isSignalled() {
                return getState() != 0;
            }

            @Override
            protected int tryAcquireShared(int ignore) {
                return isSignalled() ? 1 : -1;
            }

            @Override
            protected boolean tryReleaseShared(int ignore) {
                setState(1);
                return true;
            }
        }

        final Sync sync = new Sync();

        void signal() {
            sync.releaseShared(1);
        }

        void await() throws InterruptedException {
            sync.acquireSharedInterruptibly(1);
        }
    }

    static class Bare extends AbstractQueuedSynchronizer {
        void set(int v) {
            setState(v);
        }

        int state() {
            return getState();
        }

        boolean swap(int a, int b) {
            return compareAndSetState(a, b);
        }
    }

    static void attempt(String what, Runnable body) {
        try {
            body.run();
            System.out.println(what + " done");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mutex m = new Mutex();
        m.lock();
        System.out.println(m.tryLock() + " " + m.sync.hasQueuedThreads() + " " + m.sync.getQueueLength() + " " + m.sync.hasContended() + " " + m.sync.hasQueuedPredecessors());
        m.unlock();
        System.out.println(m.tryLock(1, TimeUnit.SECONDS));
        m.unlock();
        attempt("unlock", m::unlock);
        m.lockInterruptibly();
        m.unlock();
        Condition c = m.newCondition();
        attempt("signal", c::signal);
        attempt("await", c::awaitUninterruptibly);
        m.lock();
        c.signal();
        c.signalAll();
        m.unlock();
        BooleanLatch latch = new BooleanLatch();
        latch.signal();
        latch.await();
        System.out.println(latch.sync.isSignalled());
        Bare bare = new Bare();
        bare.set(4);
        System.out.println(bare.swap(4, 6) + " " + bare.swap(4, 7) + " " + bare.state() + " " + bare.toString().endsWith("[State = 6, empty queue]"));
        attempt("acquire", () -> bare.acquire(1));
        attempt("release", () -> bare.release(1));
        attempt("shared", () -> bare.acquireShared(1));
        attempt("shared", () -> bare.releaseShared(1));
        Thread.currentThread().interrupt();
        try {
            m.lockInterruptibly();
        } catch (InterruptedException e) {
            System.out.println("interrupted " + Thread.currentThread().isInterrupted());
        }
        m.lock();
        Thread.currentThread().interrupt();
        try {
            c.await();
        } catch (InterruptedException e) {
            System.out.println("interrupted " + Thread.currentThread().isInterrupted());
        }
        Mutex.Sync sync = m.sync;
        AbstractQueuedSynchronizer.ConditionObject condition = sync.newCondition();
        System.out.println(sync.owns(condition) + " " + bare.owns(condition) + " " + sync.hasWaiters(condition) + " " + sync.getWaitQueueLength(condition));
        attempt("owner", () -> bare.hasWaiters(condition));
        System.out.println(condition.awaitNanos(1) <= 0);
        m.unlock();
    }
}
