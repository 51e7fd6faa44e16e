// expect: true
// note: An exception in process ends the actor, not the program.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorException {
    static class Divider extends Actor<Integer> {
        int done;

        @Override
        protected void process(final Integer n) {
            System.out.println(10 / n);
            done++;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Divider d = new Divider();
            finish(() -> {
                d.start();
                d.send(5);
                d.send(0);
                d.send(2);
            });
            assert d.done == 1;
        });
    }
}
