// expect: false(assertion)
// note: A sum may hold what was added later, and not what was added before that.

import java.util.concurrent.atomic.LongAdder;

public class AdderSumsStepByStep {
    public static void main(final String[] args) throws Exception {
        final LongAdder adder = new LongAdder();
        final Thread other = new Thread(() -> {
            adder.add(5);
            adder.add(-5);
        });
        other.start();
        assert adder.sum() >= 0; //~ assertion
        other.join();
    }
}
