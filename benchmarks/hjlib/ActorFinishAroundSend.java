// expect: false(no-data-race)
// note: The actor belongs to the finish in which it was started: one around send does not wait for the message.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorFinishAroundSend {
    static int seen;

    static class Last extends Actor<Integer> {
        @Override
        protected void process(final Integer n) {
            seen = n; //~ race with line 24
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Last a = new Last();
            a.start();
            finish(() -> a.send(1));
            System.out.println(seen);
        });
    }
}
