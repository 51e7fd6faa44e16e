package edu.rice.hj;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjMetrics;
import edu.rice.hj.api.HjPlace;
import edu.rice.hj.runtime.Configuration;
import edu.rice.hj.runtime.Regions;
import edu.rice.hj.runtime.actors.ProcedureActor;
import edu.rice.hj.runtime.util.Pair;
import scoville.Body;
import scoville.Proc;

public class Module0 extends Regions {
    /** Metrics only. */
    public static void doWork(long n) {
    }

    public static HjMetrics abstractMetrics() {
        return new HjMetrics();
    }

    public static void printBuildInfo(java.io.PrintStream out) {
    }

    // Places are hints where to run.

    public static HjPlace here() {
        Configuration.onePlace();
        return HjPlace.SCOVILLE_ONLY;
    }

    public static int numPlaces() {
        Configuration.onePlace();
        return 1;
    }

    public static HjPlace place(int id) {
        Configuration.onePlace();
        if (id != 0) {
            throw new IllegalArgumentException("There is no place " + id);
        }
        return HjPlace.SCOVILLE_ONLY;
    }

    public static void asyncAt(HjPlace place, Body body) {
        async(body);
    }

    public static void asyncNbAt(HjPlace place, Body body) {
        async(body);
    }
}

public class Module1 extends Module0 {
}

public class Module2 extends Module1 {
    /** An actor, not started yet, whose messages go to a procedure together with the actor. */
    public static <M> HjActor<M> newActor(Proc<Pair<HjActor<M>, M>> body) {
        return new ProcedureActor<M>(body);
    }
}
