// expect: true
// note: Where nobody adds any more, a sum is exact.

import java.util.concurrent.atomic.LongAdder;

public class AdderSumsAtRest {
    public static void main(final String[] args) throws Exception {
        final LongAdder adder = new LongAdder();
        final Thread other = new Thread(() -> {
            adder.add(5);
            adder.increment();
        });
        other.start();
        final long before = adder.sum();
        assert before == 0 || before == 1 || before == 5 || before == 6;
        adder.decrement();
        other.join();
        assert adder.sum() == 5;
    }
}
