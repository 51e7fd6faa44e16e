// expect: true
// note: An atomic counter.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.atomic.AtomicInteger;

public class DecrementFixed {
    static final AtomicInteger left = new AtomicInteger(3);

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 3, (i) -> {
                left.decrementAndGet();
            });
            assert left.get() == 0;
        });
    }
}
