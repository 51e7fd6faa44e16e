// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;

public class AccumulatorAny {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator any = newFinishAccumulator(HjOperator.ANY, int.class);
            finish(any, () -> {
                async(() -> any.put(3));
                async(() -> any.put(5));
            });
            final int v = any.get().intValue();
            assert v == 3 || v == 5;
        });
    }
}
