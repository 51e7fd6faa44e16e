// expect: true
// note: Twin of AssertionVolatileIncrement with an atomic.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIncrement {
    static final AtomicInteger x = new AtomicInteger();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x.incrementAndGet());
                async(() -> x.addAndGet(5));
            });
            assert x.get() == 6;
        });
    }
}
