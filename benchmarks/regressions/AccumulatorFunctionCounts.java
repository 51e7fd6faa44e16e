// expect: true
// note: A function that synchronises what it counts.

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.DoubleAccumulator;

public class AccumulatorFunctionCounts {
    private static final AtomicInteger CALLS = new AtomicInteger();

    private static double max(final double a, final double b) {
        CALLS.incrementAndGet();
        return Math.max(a, b);
    }

    public static void main(final String[] args) throws Exception {
        final DoubleAccumulator most = new DoubleAccumulator(AccumulatorFunctionCounts::max, 0);
        final Thread other = new Thread(() -> most.accumulate(1));
        other.start();
        most.accumulate(2);
        other.join();
        assert CALLS.get() >= 2 && most.get() == 2;
    }
}
