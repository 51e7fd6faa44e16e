// expect: true
// note: The place at which an actor is started is a hint; its finish waits for it.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorStartedAt {
    static int x;

    static class Writer extends Actor<Integer> {
        @Override
        protected void process(final Integer n) {
            x = n;
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Writer w = new Writer();
            finish(() -> {
                w.start(here().nextPlace());
                w.send(2);
            });
            assert x == 2 && w.hasStarted();
        });
    }
}
