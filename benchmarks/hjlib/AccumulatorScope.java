// expect: true
// note: Who may put: tasks of the finish, of finishes in it, and the task that made the accumulator.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import java.util.ArrayList;
import java.util.List;

public class AccumulatorScope {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFinishAccumulator a = newFinishAccumulator(HjOperator.SUM, int.class);
            final HjFinishAccumulator b = newFinishAccumulator(HjOperator.PROD, int.class);
            final List<HjFinishAccumulator> both = new ArrayList<>();
            both.add(a);
            both.add(b);
            a.put(1);
            finish(both, () -> {
                b.put(3);
                async(() -> {
                    finish(() -> async(() -> a.put(10)));
                    b.put(7);
                });
                forall(1, 3, i -> a.put(Integer.valueOf(100)));
            });
            assert a.get().intValue() == 311;
            assert b.get().intValue() == 21;
            assert a.getOperator() == HjOperator.SUM;
        });
    }
}
