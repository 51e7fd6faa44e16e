// expect: false(assertion)
// note: The exit may come before the second message.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorExitTooEarly {
    static class Sum extends Actor<Integer> {
        int sum;

        @Override
        protected void process(final Integer n) {
            sum += n;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Sum a = new Sum();
            finish(() -> {
                a.start();
                a.send(1);
                a.send(2);
                a.exit();
            });
            assert a.sum == 3; //~ assertion
        });
    }
}
