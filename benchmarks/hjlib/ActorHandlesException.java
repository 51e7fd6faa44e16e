// expect: true
// note: What process throws goes to the actor's handler; then the actor ends.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorHandlesException {
    static class Divider extends Actor<Integer> {
        int done;
        Throwable last;

        @Override
        protected void process(final Integer n) {
            done += 10 / n;
        }

        @Override
        protected void handleThrowable(final Throwable thrown) {
            last = thrown;
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
            assert d.done == 2 && d.last instanceof ArithmeticException;
        });
    }
}
