import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LibConcurrent {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        System.out.println(f.isDone() + " " + f.getNow(5) + " " + f.complete(7) + " " + f.complete(8) + " " + f.get() + " " + f.join() + " " + f.getNow(5) + " " + f.isCompletedExceptionally());
        CompletableFuture<Integer> g = new CompletableFuture<>();
        g.completeExceptionally(new IllegalStateException("no"));
        try {
            g.get();
        } catch (ExecutionException e) {
            System.out.println(e + " <- " + e.getCause());
        }
        try {
            g.join();
        } catch (CompletionException e) {
            System.out.println(e + " <- " + e.getCause());
        }
        CompletableFuture<Integer> c = new CompletableFuture<>();
        System.out.println(c.cancel(true) + " " + c.isCancelled() + " " + c.isDone() + " " + c.cancel(true));
        try {
            c.get();
        } catch (CancellationException e) {
            System.out.println(e);
        }
        System.out.println(g.exceptionally(t -> -1).join() + " " + g.handle((v, t) -> v + " " + t).join() + " " + f.handle((v, t) -> v + " " + t).join());
        try {
            g.thenApply(x -> x + 1).get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        System.out.println(f.thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 2)).join() + " " + CompletableFuture.completedFuture("s").thenApply(String::length).get());
        CompletableFuture<Void> all = CompletableFuture.allOf(f, CompletableFuture.runAsync(() -> { }));
        System.out.println(all.join() + " " + CompletableFuture.anyOf(f).join());
        ReentrantLock l = new ReentrantLock();
        l.lock();
        l.lock();
        System.out.println(l.isHeldByCurrentThread() + " " + l.getHoldCount() + " " + l.isLocked() + " " + l.tryLock());
        l.unlock();
        l.unlock();
        l.unlock();
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        Semaphore s = new Semaphore(2);
        s.acquire();
        System.out.println(s.tryAcquire() + " " + s.tryAcquire() + " " + s.availablePermits());
        s.release(3);
        System.out.println(s.availablePermits() + " " + s.drainPermits());
        CountDownLatch latch = new CountDownLatch(2);
        latch.countDown();
        System.out.println(latch.getCount());
        latch.countDown();
        latch.countDown();
        latch.await();
        System.out.println(latch.getCount());
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        System.out.println(q.offer(1) + " " + q.offer(2) + " " + q.offer(3) + " " + q.remainingCapacity() + " " + q + " " + q.peek() + " " + q.take() + " " + q.poll() + " " + q.poll() + " " + q.size());
        LinkedBlockingQueue<String> lq = new LinkedBlockingQueue<>(List.of("a", "b", "c"));
        lq.poll();
        List<String> out = new ArrayList<>();
        System.out.println(lq + " " + lq.drainTo(out) + " " + out + " " + lq.isEmpty());
        try {
            q.add(1);
            q.add(1);
            q.add(1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        PriorityBlockingQueue<Integer> pq = new PriorityBlockingQueue<>();
        pq.put(3);
        pq.put(1);
        System.out.println(pq.take() + " " + pq.take());
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        d.addFirst(2);
        d.addLast(3);
        d.push(1);
        System.out.println(d + " " + d.pollLast() + " " + d.peekFirst() + " " + d.size());
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        m.put("b", 2);
        m.put("a", 1);
        m.merge("b", 5, Integer::sum);
        System.out.println(m + " " + m.firstKey() + " " + m.floorKey("az") + " " + m.putIfAbsent("a", 9));
        ExecutorService p = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> jobs = List.of(() -> 1, () -> 2, () -> 3);
        int sum = 0;
        for (Future<Integer> x : p.invokeAll(jobs)) {
            sum += x.get();
        }
        Future<?> bad = p.submit(() -> { throw new RuntimeException("bad"); });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(sum + " " + e.getMessage() + " " + bad.isDone());
        }
        p.shutdown();
        System.out.println(p.awaitTermination(1, TimeUnit.SECONDS) + " " + p.isShutdown() + " " + p.isTerminated());
        try {
            p.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        Thread t = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "worker");
        System.out.println(t.isAlive() + " " + t.getName() + " " + t.isDaemon());
        t.start();
        t.join();
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started " + t.isAlive());
        }
        FutureTask<String> task = new FutureTask<>(() -> "done");
        new Thread(task).start();
        System.out.println(task.get());
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
        local.set(local.get() + 1);
        System.out.println(local.get());
        local.remove();
        System.out.println(local.get());
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        rw.readLock().unlock();
        rw.readLock().unlock();
        rw.writeLock().lock();
        System.out.println(rw.writeLock().isHeldByCurrentThread());
        rw.writeLock().unlock();
        CyclicBarrier b = new CyclicBarrier(1, () -> System.out.println("action"));
        System.out.println(b.await() + " " + b.getParties() + " " + b.getNumberWaiting());
    }
}
