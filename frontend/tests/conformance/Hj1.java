import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.*;
public class Hj1 {
    static int total; static int[] data = new int[10];
    static int fib(int n) throws SuspendableException { if (n < 2) return n; HjFuture<Integer> a = future(() -> fib(n - 1)); HjFuture<Integer> b = future(() -> fib(n - 2)); return a.get() + b.get(); }
    public static void main(String[] args) throws SuspendableException {
        launchHabaneroApp(() -> {
            finish(() -> { for (int i = 0; i < 10; i++) { final int k = i; async(() -> { data[k] = k * k; }); } });
            System.out.println(Arrays.toString(data));
            System.out.println(fib(8));
            forall(0, 9, (i) -> { data[i] += 1; }); System.out.println(Arrays.toString(data));
            forseq(0, 2, i -> { System.out.print(i + " "); }); System.out.println();
            finish(() -> { forasync(0, 3, 0, 2, (i, j) -> { data[i] += j; }); }); System.out.println(Arrays.toString(data));
            HjDataDrivenFuture<String> d = newDataDrivenFuture(); HjDataDrivenFuture<Integer> e = newDataDrivenFuture();
            finish(() -> { asyncAwait(d, e, () -> { System.out.println("got " + d.get() + e.safeGet()); }); async(() -> { e.put(5); }); d.put("x"); });
            HjFuture<Integer> fa = futureAwait(d, () -> d.get().length() + 1); System.out.println(fa.get());
            try { d.put("again"); } catch (IllegalStateException ex) { System.out.println(ex.getMessage()); }
            try { HjDataDrivenFuture<Integer> em = newDataDrivenFuture(); em.get(); } catch (IllegalStateException ex) { System.out.println(ex.getMessage()); }
            try { finish(() -> { async(() -> { throw new RuntimeException("one"); }); }); } catch (RuntimeException ex) { System.out.println("caught " + ex.getMessage()); }
            HjFuture<Integer> bad = future(() -> { if (true) throw new IllegalArgumentException("bad"); return 1; }); try { bad.get(); } catch (IllegalArgumentException ex) { System.out.println("future " + ex.getMessage()); }
            List<Integer> items = Arrays.asList(1, 2, 3); int[] s = new int[4]; forall(items, v -> { s[v] = v * 10; }); System.out.println(Arrays.toString(s));
            forallChunked(0, 9, 3, i -> { data[i] = -i; }); System.out.println(Arrays.toString(data));
            asyncNbSeq(true, () -> System.out.println("inline"));
        });
        System.out.println("after");
    }
}
