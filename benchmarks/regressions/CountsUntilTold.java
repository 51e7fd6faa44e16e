// expect: true
// pure-smt: timeout
// note: How often the workers turn is not known, and nobody asks. The other counter is looked at.

import java.util.concurrent.atomic.AtomicInteger;

public class CountsUntilTold {
    private static volatile boolean stop;
    private static final AtomicInteger TURNS = new AtomicInteger();
    private static final AtomicInteger STARTED = new AtomicInteger();

    public static void main(final String[] args) throws InterruptedException {
        final long[] work = {0};
        final Thread counts = new Thread(() -> {
            STARTED.incrementAndGet();
            while (!stop) {
                TURNS.incrementAndGet();
            }
        });
        final Thread adds = new Thread(() -> {
            STARTED.incrementAndGet();
            int n = 0;
            while (!stop) {
                n++;
                work[0] += 3;
            }
            System.out.println("stopped after " + n);
        });
        counts.start();
        adds.start();
        Thread.sleep(10);
        stop = true;
        counts.join();
        adds.join();
        assert STARTED.get() == 2;
        System.out.println(TURNS + " " + work[0]);
    }
}
