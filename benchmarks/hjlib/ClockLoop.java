// expect: true
// note: A loop that waits for a time ends; the time of a task goes on with each look at the clock.

import static edu.rice.hj.Module1.*;

public class ClockLoop {
    static void work(final long millis) {
        final long end = System.currentTimeMillis() + millis;
        while (System.currentTimeMillis() < end) {
            Thread.yield();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final long begin = System.nanoTime();
            finish(() -> {
                async(() -> work(20));
                async(() -> work(10));
            });
            final long taken = System.nanoTime() - begin;
            System.out.printf("%.3f ms, %d per second%n", taken / 1e6, 1_000_000_000L / taken);
        });
    }
}
