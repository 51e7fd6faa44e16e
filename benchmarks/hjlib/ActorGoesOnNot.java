// expect: false(assertion)
// note: An actor that has handled an exception does not go on.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorGoesOnNot {
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
            assert d.done == 7; //~ assertion
        });
    }
}
