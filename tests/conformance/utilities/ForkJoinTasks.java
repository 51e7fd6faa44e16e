import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class ForkJoinTasks {
    static class Sum extends RecursiveTask<Integer> { final int lo, hi; Sum(int lo, int hi) { this.lo = lo; this.hi = hi; } protected Integer compute() { if (hi - lo <= 2) { int s = 0; for (int i = lo; i < hi; i++) s += i; return s; } int m = (lo + hi) / 2; Sum l = new Sum(lo, m), r = new Sum(m, hi); l.fork(); return r.compute() + l.join(); } }
    static class Inc extends RecursiveAction { final AtomicInteger n; final int d; Inc(AtomicInteger n, int d) { this.n = n; this.d = d; } protected void compute() { if (d == 0) n.incrementAndGet(); else invokeAll(new Inc(n, d - 1), new Inc(n, d - 1)); } }
    static class Fail extends RecursiveAction { protected void compute() { throw new IllegalStateException("boom"); } }
    public static void main(String[] args) throws Exception {
        ForkJoinPool p = new ForkJoinPool(3);
        System.out.println(p.invoke(new Sum(0, 10)) + " " + p.getParallelism() + p.isShutdown() + p.getAsyncMode());
        System.out.println(ForkJoinPool.commonPool().invoke(new Sum(0, 6)));
        AtomicInteger n = new AtomicInteger(); p.invoke(new Inc(n, 2)); System.out.println(n);
        ForkJoinTask<Integer> f = p.submit(new Sum(0, 4)); System.out.println(f.get() + " " + f.isDone() + f.isCompletedNormally() + f.isCompletedAbnormally() + f.isCancelled() + f.getRawResult() + f.getException());
        Fail x = new Fail(); try { p.invoke(x); } catch (IllegalStateException e) { System.out.println("failed"); }
        System.out.println(x.isCompletedAbnormally() + " " + x.isCompletedNormally() + " " + (x.getException() != null));
        Fail y = new Fail(); y.quietlyInvoke(); System.out.println(y.isCompletedAbnormally());
        Fail z = new Fail(); z.fork(); z.quietlyJoin(); System.out.println(z.isDone());
        System.out.println(ForkJoinTask.adapt(() -> 5).invoke() + ForkJoinTask.adapt(() -> { n.incrementAndGet(); }, 7).invoke());
        ForkJoinTask.adapt(() -> { n.incrementAndGet(); }).fork().join(); System.out.println(n);
        List<Sum> l = List.of(new Sum(0, 2), new Sum(2, 4)); ForkJoinTask.invokeAll(l); System.out.println(l.get(0).join() + l.get(1).getRawResult());
        ForkJoinTask.invokeAll(new Inc(n, 0), new Inc(n, 0), new Inc(n, 0)); System.out.println(n);
        System.out.println(new Sum(0, 4).invoke() + new Sum(0, 4).fork().get(1, TimeUnit.SECONDS));
        RecursiveTask<String> c = new RecursiveTask<>() { protected String compute() { return "q"; } }; c.complete("w"); System.out.println(c.join());
        RecursiveTask<String> ce = new RecursiveTask<>() { protected String compute() { return "q"; } }; ce.completeExceptionally(new IllegalArgumentException("ce")); try { ce.join(); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(p.submit(() -> 4).get() + p.submit(() -> n.incrementAndGet(), 3).get());
        List<Callable<Integer>> cl = List.of(() -> 1, () -> 2); for (Future<Integer> g : p.invokeAll(cl)) System.out.println(g.get());
        System.out.println(ForkJoinTask.inForkJoinPool() + " " + p.submit(() -> ForkJoinTask.inForkJoinPool()).get());
        Sum can = new Sum(0, 2); System.out.println(can.cancel(true) + " " + can.isCancelled()); try { can.join(); } catch (CancellationException e) { System.out.println("cancelled"); }
        p.shutdown(); System.out.println(p.awaitTermination(1, TimeUnit.SECONDS) + " " + p.isTerminated() + p.isTerminating());
    }
}
