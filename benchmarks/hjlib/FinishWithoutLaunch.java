// expect: true
// note: A finish outside of any launch starts the runtime by itself, also that of a loop or with an accumulator.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import edu.rice.hj.runtime.actors.Actor;

public class FinishWithoutLaunch {
    static class Adder extends Actor<Integer> {
        int sum;

        @Override
        protected void process(final Integer n) {
            sum += n;
            if (n == 0) {
                exit();
            }
        }
    }

    static int x;

    public static void main(final String[] args) throws Exception {
        finish(() -> {
            async(() -> isolated(() -> x++));
            finish(() -> async(() -> isolated(() -> x++)));
        });
        assert x == 2;
        final int[] a = new int[3];
        forallPhased(0, 2, i -> {
            a[i] = i;
            next();
            assert a[2 - i] == 2 - i;
        });
        final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
        finish(sum, () -> forasync(0, 2, i -> sum.put(a[i])));
        assert sum.get().intValue() == 3;
        final Adder adder = new Adder();
        finish(() -> {
            adder.start();
            adder.send(4);
            adder.send(0);
        });
        assert adder.sum == 4;
    }
}
