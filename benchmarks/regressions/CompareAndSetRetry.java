// expect: true
// note: The usual retry loop; a failed turn changes nothing, so no increment is lost.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.atomic.AtomicInteger;

public class CompareAndSetRetry {
    static final AtomicInteger total = new AtomicInteger(10);

    static void add(final int amount) {
        int old;
        do {
            old = total.get();
        } while (!total.compareAndSet(old, old + amount));
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> add(1));
                async(() -> add(20));
            });
            assert total.get() == 31;
        });
    }
}
