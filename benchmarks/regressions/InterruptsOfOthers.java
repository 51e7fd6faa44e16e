// expect: true
// note: What threads find that are interrupted before they wait or while they do, and what their flag is afterwards: as in a JDK.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class InterruptsOfOthers {
    interface Body {
        void call() throws Exception;
    }

    private static List<String> said(final Body body) throws InterruptedException {
        final List<String> said = new ArrayList<>();
        final Thread thread = new Thread(() -> {
            try {
                body.call();
                said.add("ended");
            } catch (Exception e) {
                said.add(e.getClass().getSimpleName());
            }
            said.add("" + Thread.currentThread().isInterrupted());
        });
        thread.start();
        thread.interrupt();
        thread.join();
        return said;
    }

    private static void throwsIt(final Body body) throws InterruptedException {
        assert said(body).equals(List.of("InterruptedException", "false"));
    }

    private static void flags() throws InterruptedException {
        final Thread begins = new Thread(() -> {
            assert Thread.interrupted();
        });
        begins.interrupt();
        assert begins.isInterrupted() && !begins.isAlive();
        begins.start();
        begins.join();
        assert !begins.isInterrupted();
        begins.interrupt();
        assert begins.isInterrupted();
    }

    public static void main(final String[] args) throws InterruptedException {
        flags();
        final Object monitor = new Object();
        final Thread main = Thread.currentThread();
        assert said(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        }).equals(List.of("ended", "true"));
        assert said(() -> {
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
        }).equals(List.of("ended", "false"));
        assert said(() -> LockSupport.park()).equals(List.of("ended", "true"));
        throwsIt(() -> {
            while (true) {
                Thread.sleep(1);
            }
        });
        throwsIt(() -> main.join());
        throwsIt(() -> {
            synchronized (monitor) {
                monitor.wait();
            }
        });
        final ReentrantLock lock = new ReentrantLock();
        throwsIt(() -> {
            lock.lock();
            try {
                lock.newCondition().await();
            } finally {
                lock.unlock();
            }
        });
        lock.lock();
        throwsIt(() -> lock.lockInterruptibly());
        lock.unlock();
        throwsIt(() -> new CountDownLatch(1).await());
        throwsIt(() -> new Semaphore(0).acquire());
        throwsIt(() -> new CyclicBarrier(2).await());
        throwsIt(() -> new Exchanger<String>().exchange("a"));
        throwsIt(() -> new Phaser(1).awaitAdvanceInterruptibly(0));
        throwsIt(() -> new LinkedBlockingQueue<String>().take());
        throwsIt(() -> new LinkedBlockingDeque<String>().takeLast());
        throwsIt(() -> {
            final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
            queue.add("a");
            queue.put("b");
        });
        throwsIt(() -> new SynchronousQueue<String>().put("a"));
        throwsIt(() -> new FutureTask<>(() -> 1).get());
        throwsIt(() -> new CompletableFuture<String>().get());
    }
}
