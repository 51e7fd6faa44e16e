// expect: false(assertion)
// note: who pauses an actor does meet what it does before the next message
import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorPausedByOthers {
    static volatile boolean resumed;

    static final class Twice extends Actor<Integer> {
        boolean second;

        @Override
        protected void process(Integer n) {
            if (n == 2) {
                second = resumed;
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Twice twice = new Twice();
            finish(() -> {
                twice.start();
                async(() -> {
                    twice.send(1);
                    twice.send(2);
                });
                async(() -> {
                    twice.pause();
                    resumed = true;
                    twice.resume();
                });
            });
            assert !twice.second; //~ assertion
        });
    }
}
