// expect: false(assertion)
// note: An actor has started when `start` returns, whether it has had a message or not.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorHasStarted {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Actor<Object> actor = new Actor<>() {
                @Override
                protected void process(final Object message) {
                    exit();
                }
            };
            assert !actor.hasStarted();
            finish(() -> {
                actor.send("end");
                actor.start();
                assert !actor.hasStarted(); //~ assertion
            });
        });
    }
}
