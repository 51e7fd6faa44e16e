import java.io.*;
import java.util.*;
import java.util.concurrent.*;
public class ForkJoinElsewhere {
    static int zero() { return 0; }
    public static class Counting extends RuntimeException { static int made; public Counting() { made++; } }
    static void show(String w, Throwable e) { StringBuilder b = new StringBuilder(w); while (e != null) { b.append(" <- ").append(e.getClass().getName()).append(":").append(e.getMessage()); e = e.getCause(); } System.out.println(b); }
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        IllegalStateException e = new IllegalStateException("bad");
        List<Callable<Integer>> bodies = List.of(() -> { throw new IOException("io"); });
        ExecutorService stealing = Executors.newWorkStealingPool();
        try { stealing.submit(() -> { throw e; }).get(); } catch (ExecutionException x) { show("stealing", x); }
        try { stealing.submit(() -> { if (zero() == 0) throw new IOException("io"); return 1; }).get(); } catch (ExecutionException x) { show("stealing", x); }
        try { stealing.invokeAll(bodies).get(0).get(); } catch (ExecutionException x) { show("stealing", x); }
        try { stealing.invokeAny(bodies); } catch (ExecutionException x) { show("stealing", x); }
        ExecutorService plain = Executors.newFixedThreadPool(2);
        try { plain.submit(() -> { throw e; }).get(); } catch (ExecutionException x) { show("plain", x); }
        try { plain.invokeAny(bodies); } catch (ExecutionException x) { show("plain", x); }
        try { CompletableFuture.supplyAsync(() -> { if (zero() == 0) throw e; return 1; }, pool).join(); } catch (CompletionException x) { show("future", x); }
        try { List.of(0).parallelStream().map(i -> 1 / i).forEach(i -> { }); } catch (ArithmeticException x) { show("single", x); }
        try { Arrays.parallelSetAll(new int[1], i -> 1 / i); } catch (ArithmeticException x) { show("single", x); }
        try { pool.submit(() -> { throw new Counting(); }).join(); } catch (Counting x) { System.out.println(Counting.made); }
        plain.shutdown();
        int[] few = new int[16]; try { Arrays.parallelPrefix(few, (a, b) -> 1 / zero()); } catch (ArithmeticException x) { show("prefix", x); }
    }
}
