import java.util.concurrent.*;
public class PoolNumbers {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(2, 4, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        System.out.println(p.getCorePoolSize() + " " + p.getMaximumPoolSize() + " " + p.getKeepAliveTime(TimeUnit.SECONDS) + p.allowsCoreThreadTimeOut());
        p.allowCoreThreadTimeOut(true); p.setKeepAliveTime(5, TimeUnit.SECONDS);
        System.out.println(p.getCorePoolSize() + " " + p.getMaximumPoolSize());
        System.out.println(p.getTaskCount() + " " + p.getCompletedTaskCount() + " " + p.getActiveCount() + p.getPoolSize() + p.getLargestPoolSize() + " " + p.getQueue().size());
        Future<Integer> f = p.submit(() -> 4); f.get();
        p.shutdown(); p.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(p.getCompletedTaskCount() + " " + p.getTaskCount() + " " + p.isTerminated() + p.isTerminating() + p.isShutdown() + p.getActiveCount() + p.getPoolSize());
        InheritableThreadLocal<String> tl = new InheritableThreadLocal<>() { protected String childValue(String s) { return s + "'"; } };
        tl.set("p"); Thread t = new Thread(() -> System.out.println(tl.get())); t.start(); t.join();
        Thread t2 = new Thread(() -> { tl.set("own"); System.out.println(tl.get()); }); t2.start(); t2.join(); System.out.println(tl.get());
        tl.remove(); System.out.println(tl.get());
        InheritableThreadLocal<Integer> none = new InheritableThreadLocal<>(); Thread t3 = new Thread(() -> System.out.println(none.get())); t3.start(); t3.join();
        AtomicPlain.go();
    }
    static class AtomicPlain { static void go() { java.util.concurrent.atomic.AtomicInteger a = new java.util.concurrent.atomic.AtomicInteger(1); System.out.println(a.getPlain() + a.getAcquire()); a.setPlain(4); a.setRelease(6); a.lazySet(7); System.out.println(a.weakCompareAndSetVolatile(7, 8) + " " + a.compareAndExchange(8, 9) + a); } }
}
