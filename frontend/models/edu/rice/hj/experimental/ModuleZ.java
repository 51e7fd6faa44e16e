package edu.rice.hj.experimental;

import edu.rice.hj.Module2;
import edu.rice.hj.api.HjEureka;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjSearchEureka;
import edu.rice.hj.runtime.EurekaScope;
import scoville.Body;
import scoville.Call;

/** Eureka constructs. */
public class ModuleZ extends Module2 {
    public static <V> HjSearchEureka<V> newSearchEureka(V initial) {
        return new HjSearchEureka<V>(initial);
    }

    public static <V> void finish(HjEureka<V> eureka, Body body) {
        EurekaScope.finish(eureka, body);
    }

    /** The eureka of the innermost finish that has one. */
    public static <V> HjEureka<V> retrieveEureka() {
        return (HjEureka<V>) EurekaScope.current();
    }

    public static <V> void offerEureka(V found) {
        ((HjEureka<V>) EurekaScope.current()).offer(found);
    }

    public static void checkEureka() {
        EurekaScope.current().check();
    }

    public static <V> void checkEureka(V ignored) {
        EurekaScope.current().check();
    }

    public static <V> V readEureka() {
        return ((HjEureka<V>) EurekaScope.current()).get();
    }

    // --- guards: a task that begins once a condition holds; it is evaluated by the task, again and again ---

    private static void awaitGuard(Call<Boolean> guard) {
        while (!guard.call()) {
        }
    }

    public static void asyncWhen(Call<Boolean> guard, Body body) {
        async(() -> {
            awaitGuard(guard);
            body.run();
        });
    }

    public static <V> HjFuture<V> futureWhen(Call<Boolean> guard, Call<V> body) {
        Body before = () -> awaitGuard(guard);
        return future(before, body);
    }
}
