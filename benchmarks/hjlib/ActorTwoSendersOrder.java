// expect: false(assertion)
// note: Nothing says whose message comes first.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorTwoSendersOrder {
    static class Log extends Actor<Integer> {
        int first;

        Log() {
            super(false);
        }

        @Override
        protected void process(final Integer n) {
            if (first == 0) {
                first = n;
            } else {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Log log = new Log();
            finish(() -> {
                log.start();
                async(() -> log.send(1));
                async(() -> log.send(2));
            });
            assert log.first == 1; //~ assertion
        });
    }
}
