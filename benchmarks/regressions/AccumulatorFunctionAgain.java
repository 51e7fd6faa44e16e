// expect: false(assertion)
// note: Where two tasks have met, an accumulator holds several numbers, and applies its function to them when it is asked.

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAccumulator;

public class AccumulatorFunctionAgain {
    private static final AtomicInteger CALLS = new AtomicInteger();

    private static long sum(final long a, final long b) {
        CALLS.incrementAndGet();
        return a + b;
    }

    public static void main(final String[] args) throws Exception {
        final LongAccumulator total = new LongAccumulator(AccumulatorFunctionAgain::sum, 0);
        final Thread other = new Thread(() -> total.accumulate(1));
        other.start();
        total.accumulate(2);
        other.join();
        assert total.get() == 3;
        assert CALLS.get() == 2; //~ assertion
    }
}
