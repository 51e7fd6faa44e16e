import java.util.concurrent.*;
import java.util.*;
/** Executors whose class programs do not see. */
public class SingleExecutors {
  static boolean tpe(Object o) { try { ThreadPoolExecutor t = (ThreadPoolExecutor) o; return true; } catch (ClassCastException e) { return false; } }
  public static void main(String[] a) throws Exception {
    ExecutorService e = Executors.newSingleThreadExecutor();
    ScheduledExecutorService s = Executors.newSingleThreadScheduledExecutor();
    ExecutorService f = Executors.newFixedThreadPool(2);
    ExecutorService u = Executors.unconfigurableExecutorService(f);
    System.out.println(tpe(e) + " " + tpe(s) + " " + tpe(f) + " " + tpe(u) + (e instanceof ScheduledExecutorService) + (s instanceof ScheduledExecutorService) + (e instanceof AbstractExecutorService));
    System.out.println(e.submit(() -> 4).get() + s.schedule(() -> 5, 1, TimeUnit.MILLISECONDS).get() + u.submit(() -> {}, 7).get());
    System.out.println(e.invokeAll(List.of(() -> 1, () -> 2)).get(1).get() + " " + e.isShutdown());
    u.shutdown(); System.out.println(f.isShutdown());
    e.shutdown(); s.shutdown(); System.out.println(e.awaitTermination(1, TimeUnit.DAYS) + " " + e.isTerminated() + s.awaitTermination(1, TimeUnit.DAYS));
    try { e.execute(() -> {}); } catch (RejectedExecutionException x) { System.out.println("rejected"); }
    try { Executors.unconfigurableExecutorService(null); } catch (NullPointerException x) { System.out.println("null"); }
  }
}
