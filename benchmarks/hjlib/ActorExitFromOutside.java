// expect: true
// note: Told to exit from outside, the actor may have processed any of its messages, in order.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorExitFromOutside {
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
            assert a.sum == 0 || a.sum == 1 || a.sum == 3;
        });
    }
}
