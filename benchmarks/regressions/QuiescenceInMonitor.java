// expect: unknown(unsupported)
// note: Who waits may execute the task itself, and be in its monitor already.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

public class QuiescenceInMonitor {
    static final Object lock = new Object();
    static boolean inside;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(() -> {
            synchronized (lock) {
                assert !inside;
            }
        });
        synchronized (lock) {
            inside = true;
            pool.awaitQuiescence(1, TimeUnit.SECONDS);
            inside = false;
        }
    }
}
