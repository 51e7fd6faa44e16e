// expect: false(no-data-race)
// note: An accumulator applies its function outside of all operations.

import java.util.concurrent.atomic.LongAccumulator;

public class AccumulatorFunctionRace {
    private static int calls;

    private static long sum(final long a, final long b) {
        calls++; //~ race with line 10
        return a + b;
    }

    public static void main(final String[] args) throws Exception {
        final LongAccumulator total = new LongAccumulator(AccumulatorFunctionRace::sum, 0);
        final Thread other = new Thread(() -> total.accumulate(1));
        other.start();
        total.accumulate(2);
        other.join();
    }
}
