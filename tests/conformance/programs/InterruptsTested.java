import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** What a thread that has interrupted itself finds, call by call. */
public class InterruptsTested {
    interface Body {
        Object call() throws Exception;
    }

    static void test(String what, Body body) {
        Thread.currentThread().interrupt();
        String result;
        try {
            result = "" + body.call();
        } catch (InterruptedException e) {
            result = "interrupted, " + e.getMessage();
        } catch (Exception e) {
            result = e.getClass().getSimpleName();
        }
        System.out.println(what + ": " + result + " " + Thread.currentThread().isInterrupted() + " " + Thread.interrupted() + " "
            + Thread.interrupted());
    }

    public static void main(String[] args) throws Exception {
        threads();
        monitorsAndLocks();
        synchronizers();
        queues();
        futures();
    }

    static void threads() throws Exception {
        Thread ended = new Thread(() -> Thread.currentThread().interrupt());
        ended.start();
        ended.join();
        System.out.println(ended.isInterrupted());
        Thread begins = new Thread(() -> { });
        test("sleep", () -> {
            Thread.sleep(0);
            return "";
        });
        test("sleep too short", () -> {
            Thread.sleep(-1);
            return "";
        });
        test("sleep for a unit", () -> {
            TimeUnit.NANOSECONDS.sleep(1);
            return "";
        });
        test("sleep for no unit", () -> {
            TimeUnit.SECONDS.sleep(0);
            return "";
        });
        test("join ended", () -> {
            ended.join();
            return "";
        });
        test("join ended for a while", () -> {
            ended.join(10);
            return "";
        });
        test("join one that has not begun", () -> {
            begins.join();
            return "";
        });
        test("park", () -> {
            LockSupport.park();
            LockSupport.park();
            return "";
        });
    }

    static void monitorsAndLocks() throws Exception {
        Object monitor = new Object();
        test("wait outside", () -> {
            monitor.wait();
            return "";
        });
        test("wait", () -> {
            synchronized (monitor) {
                monitor.wait();
            }
            return "";
        });
        test("wait for a while", () -> {
            synchronized (monitor) {
                monitor.wait(1);
            }
            return "";
        });
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        test("await outside", () -> {
            condition.await();
            return "";
        });
        test("lock", () -> {
            lock.lock();
            return "";
        });
        test("lockInterruptibly", () -> {
            lock.lockInterruptibly();
            return "";
        });
        test("tryLock", () -> lock.tryLock());
        test("tryLock for a while", () -> lock.tryLock(1, TimeUnit.SECONDS));
        test("await", () -> {
            condition.await();
            return "";
        });
        test("await for a while", () -> condition.await(1, TimeUnit.NANOSECONDS));
        test("awaitNanos", () -> condition.awaitNanos(0));
        test("held", () -> lock.getHoldCount());
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        test("read lock", () -> {
            both.readLock().lockInterruptibly();
            return "";
        });
        test("write lock", () -> {
            both.writeLock().lockInterruptibly();
            return "";
        });
        test("try to read", () -> both.readLock().tryLock(1, TimeUnit.SECONDS));
        test("try to write", () -> both.writeLock().tryLock(1, TimeUnit.SECONDS));
        StampedLock stamped = new StampedLock();
        test("stamped write", () -> stamped.writeLockInterruptibly());
        test("stamped read", () -> stamped.readLockInterruptibly());
        test("stamped try", () -> stamped.tryWriteLock(1, TimeUnit.SECONDS));
    }

    static void synchronizers() throws Exception {
        test("open latch", () -> {
            new CountDownLatch(0).await();
            return "";
        });
        test("open latch for a while", () -> new CountDownLatch(0).await(1, TimeUnit.SECONDS));
        Semaphore permits = new Semaphore(3);
        test("acquire", () -> {
            permits.acquire();
            return "";
        });
        test("acquire several", () -> {
            permits.acquire(2);
            return "";
        });
        test("acquire less than nothing", () -> {
            permits.acquire(-1);
            return "";
        });
        test("acquireUninterruptibly", () -> {
            permits.acquireUninterruptibly();
            return "";
        });
        test("tryAcquire", () -> permits.tryAcquire());
        test("tryAcquire for a while", () -> permits.tryAcquire(1, TimeUnit.SECONDS));
        System.out.println(permits.availablePermits());
        test("barrier for one", () -> new CyclicBarrier(1).await());
        CyclicBarrier barrier = new CyclicBarrier(2);
        test("barrier", () -> barrier.await());
        System.out.println(barrier.isBroken() + " " + barrier.getNumberWaiting());
        test("broken barrier", () -> barrier.await());
        test("exchange", () -> new Exchanger<String>().exchange("a"));
        Phaser phaser = new Phaser(1);
        test("phase that is over", () -> phaser.awaitAdvanceInterruptibly(phaser.arrive()));
        test("phase", () -> phaser.awaitAdvanceInterruptibly(phaser.getPhase()));
        test("no phase", () -> phaser.awaitAdvanceInterruptibly(-3));
        test("arriveAndAwaitAdvance", () -> phaser.arriveAndAwaitAdvance());
    }

    static void queues() throws Exception {
        List<BlockingQueue<String>> queues = List.of(
            new ArrayBlockingQueue<>(4), new LinkedBlockingQueue<>(), new LinkedBlockingDeque<>(), new PriorityBlockingQueue<>());
        for (BlockingQueue<String> queue : queues) {
            test("put", () -> {
                queue.put("a");
                return "";
            });
            test("put nothing", () -> {
                queue.put(null);
                return "";
            });
            test("offer", () -> queue.offer("b"));
            test("offer for a while", () -> queue.offer("c", 1, TimeUnit.SECONDS));
            queue.clear();
            queue.add("x");
            queue.add("y");
            test("take", () -> queue.take());
            test("poll for a while", () -> queue.poll(1, TimeUnit.SECONDS));
            test("poll", () -> queue.poll());
            queue.clear();
            test("take from an empty one", () -> queue.take());
            test("poll an empty one for a while", () -> queue.poll(1, TimeUnit.SECONDS));
        }
        LinkedBlockingDeque<String> full = new LinkedBlockingDeque<>(1);
        test("putFirst", () -> {
            full.putFirst("a");
            return "";
        });
        test("putLast", () -> {
            full.putLast("b");
            return "";
        });
        test("takeLast", () -> full.takeLast());
        SynchronousQueue<String> hands = new SynchronousQueue<>();
        test("offer by hand", () -> hands.offer("a"));
        test("offer by hand for a while", () -> hands.offer("a", 1, TimeUnit.SECONDS));
        test("poll by hand for a while", () -> hands.poll(1, TimeUnit.SECONDS));
    }

    static void futures() throws Exception {
        test("completed", () -> CompletableFuture.completedFuture("done").get());
        test("joined", () -> CompletableFuture.completedFuture("done").join());
        ForkJoinTask<String> forked = ForkJoinTask.adapt(() -> "forked");
        forked.invoke();
        test("forked", () -> forked.get());
        test("forked and joined", () -> forked.join());
        ExecutorService pool = Executors.newFixedThreadPool(1);
        test("not shut down", () -> pool.awaitTermination(1, TimeUnit.SECONDS));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        test("terminated", () -> pool.awaitTermination(1, TimeUnit.SECONDS));
    }
}
