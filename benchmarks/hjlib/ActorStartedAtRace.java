// expect: false(no-data-race)
// note: An actor runs beside its sender, whatever the place.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorStartedAtRace {
    static int x;

    static class Writer extends Actor<Integer> {
        @Override
        protected void process(final Integer n) {
            x = n; //~ race with line 24
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Writer w = new Writer();
            w.start(here());
            w.send(2);
            x = 1;
        });
    }
}
