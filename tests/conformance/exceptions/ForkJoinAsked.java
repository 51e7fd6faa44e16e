import java.io.*;
import java.util.*;
import java.util.concurrent.*;
public class ForkJoinAsked {
    static class T extends RecursiveTask<Integer> { final RuntimeException e; T(RuntimeException e) { this.e = e; } protected Integer compute() { if (e == null) return 1 / zero(); throw e; } }
    static class C extends CountedCompleter<Integer> { final RuntimeException e; C(RuntimeException e) { this.e = e; } public void compute() { throw e; } }
    static int zero() { return 0; }
    static void show(String w, Throwable e) { StringBuilder b = new StringBuilder(w); while (e != null) { b.append(" <- ").append(e.getClass().getName()).append(":").append(e.getMessage()); e = e.getCause(); } System.out.println(b); }
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        IllegalStateException e = new IllegalStateException("bad");
        try { pool.submit(() -> { new T(e).invoke(); }).join(); } catch (RuntimeException x) { show("nested", x); }
        try { pool.submit(() -> { throw e; }).join(); } catch (RuntimeException x) { show("runnable", x); }
        try { pool.submit(() -> { if (zero() == 0) throw new Exception("checked"); return 1; }).join(); } catch (RuntimeException x) { show("checked", x); }
        try { pool.submit(() -> { if (zero() == 0) throw new Exception("checked"); return 1; }).get(); } catch (ExecutionException x) { show("checked", x); }
        try { ForkJoinTask.adapt(() -> { if (zero() == 0) throw new Exception("checked"); return 1; }).invoke(); } catch (RuntimeException x) { show("adapt", x); }
        try { pool.submit(() -> { throw new AssertionError("err"); }).join(); } catch (AssertionError x) { show("error", x); }
        try { pool.submit(() -> { throw new Error("err"); }).get(); } catch (ExecutionException x) { show("error", x); }
        T t = new T(e); pool.execute(t); t.quietlyJoin(); show("exception", t.getException()); System.out.println(t.getException() == t.getException());
        T own = new T(e); own.quietlyInvoke(); System.out.println(own.getException() == e); System.out.println(pool.submit(() -> own.getException() == e).get());
        try { pool.submit(() -> own.join()).get(); } catch (ExecutionException x) { show("of main", x); }
        T by = new T(e); by.completeExceptionally(new IOException("checked")); try { by.join(); } catch (RuntimeException x) { show("completed", x); }
        Thread thread = new Thread(() -> { try { own.join(); } catch (RuntimeException x) { show("thread", x); } try { pool.invoke(new T(e)); } catch (RuntimeException x) { show("thread", x); } }); thread.start(); thread.join();
        try { pool.invoke(new C(e)); } catch (RuntimeException x) { show("counted", x); }
        try { new C(e).invoke(); } catch (RuntimeException x) { show("counted", x); }
        C c = new C(e); c.completeExceptionally(new IOException("checked")); show("counted", c.getException());
        List<Callable<Integer>> bodies = List.of(() -> { throw new IOException("io"); });
        try { pool.invokeAll(bodies).get(0).get(); } catch (ExecutionException x) { show("all", x); }
        try { pool.invokeAny(bodies); } catch (ExecutionException x) { show("any", x); }
        try { pool.invokeAny(List.<Callable<Integer>>of(() -> { throw e; })); } catch (ExecutionException x) { show("any", x); }
    }
}
