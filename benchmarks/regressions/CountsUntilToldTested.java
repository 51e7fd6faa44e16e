// expect: false(assertion)
// note: The counter is looked at in the end.

import java.util.concurrent.atomic.AtomicInteger;

public class CountsUntilToldTested {
    private static volatile boolean stop;

    public static void main(final String[] args) throws InterruptedException {
        final AtomicInteger turns = new AtomicInteger();
        final Thread counts = new Thread(() -> {
            while (!stop) {
                turns.incrementAndGet();
            }
        });
        counts.start();
        stop = true;
        counts.join();
        assert turns.get() < 2; //~ assertion
    }
}
