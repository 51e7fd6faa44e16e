package edu.rice.hj.runtime;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import java.util.List;
import scoville.Body;

/** Finish accumulators. */
public class Accumulation extends Phasers {
    public static HjFinishAccumulator newFinishAccumulator(HjOperator operator, Class<?> type) {
        return new HjFinishAccumulator(operator, type);
    }

    private static void run(HjFinishAccumulator[] all, Body body) {
        FinishScope scope = TaskContext.scope();
        for (int i = 0; i < all.length; i++) {
            if (all[i] == null) {
                throw new NullPointerException();
            }
            scope = new FinishScope(all[i], scope);
        }
        TaskContext before = TaskContext.enter(scope);
        Throwable[] thrown = scope(body);
        TaskContext.leave(before);
        for (int i = 0; i < all.length; i++) {
            all[i].scovilleFinished();
        }
        rethrow(thrown);
    }

    public static void finish(HjFinishAccumulator a1, Body body) {
        run(new HjFinishAccumulator[] {a1}, body);
    }

    public static void finish(HjFinishAccumulator a1, HjFinishAccumulator a2, Body body) {
        run(new HjFinishAccumulator[] {a1, a2}, body);
    }

    public static void finish(HjFinishAccumulator a1, HjFinishAccumulator a2, HjFinishAccumulator a3, Body body) {
        run(new HjFinishAccumulator[] {a1, a2, a3}, body);
    }

    public static void finish(List<HjFinishAccumulator> list, Body body) {
        HjFinishAccumulator[] all = new HjFinishAccumulator[list.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = list.get(i);
        }
        run(all, body);
    }
}
