package edu.rice.hj.runtime;

import edu.rice.hj.api.HjEureka;
import scoville.Body;

/** The finish of a eureka. */
public final class EurekaScope extends Tasks {
    private EurekaScope() {
    }

    public static void finish(HjEureka<?> eureka, Body body) {
        TaskContext before = TaskContext.enter(new FinishScope(eureka, TaskContext.scope()));
        Throwable[] thrown = scope(body);
        TaskContext.leave(before);
        rethrow(HjEureka.scovilleRest(thrown));
    }

    public static HjEureka<?> current() {
        for (FinishScope s = TaskContext.scope(); s != null; s = s.outer) {
            if (s.registered instanceof HjEureka) {
                return (HjEureka<?>) s.registered;
            }
        }
        throw new IllegalStateException("There is no finish with a eureka around this task.");
    }
}
