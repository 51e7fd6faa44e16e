// expect: true
// note: The accumulators of two finishes, one inside the other; what a task throws comes out, and puts before it count.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorList {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator outer = newFinishAccumulator(HjOperator.SUM, int.class);
            final HjFinishAccumulator inner = newFinishAccumulator(HjOperator.PROD, int.class);
            boolean thrown = false;
            try {
                finish(outer, () -> {
                    finish(inner, () -> forasync(2, 4, i -> {
                        outer.put(i);
                        inner.put(i);
                    }));
                    outer.put(inner.get());
                    async(() -> {
                        outer.put(1000);
                        throw new IllegalStateException("after the put");
                    });
                });
            } catch (IllegalStateException e) {
                thrown = true;
            }
            assert thrown;
            assert inner.get().intValue() == 24;
            assert outer.get().intValue() == 1033;
        });
    }
}
