// expect: false(assertion)
// note: The finish may be over before the actor has done what follows its call of exit.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;
import java.util.concurrent.atomic.AtomicInteger;

public class ActorAfterExitUnseen {
    static class Summer extends Actor<Integer> {
        final AtomicInteger total = new AtomicInteger();

        protected void process(final Integer n) {
            total.set(n);
            exit();
            total.set(10 * n);
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Summer summer = new Summer();
            finish(() -> {
                summer.start();
                summer.send(4);
            });
            final int total = summer.total.get();
            assert total >= 4;
            assert total == 40; //~ assertion
        });
    }
}
