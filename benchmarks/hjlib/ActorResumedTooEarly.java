// expect: false(no-data-race)
// note: The actor is told to go on before the answer is there.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorResumedTooEarly {
    static class Client extends Actor<Integer> {
        int answer;

        @Override
        protected void process(final Integer n) {
            if (n == 1) {
                pause();
                async(() -> {
                    resume();
                    answer = 42; //~ race with line 21
                });
            } else {
                assert answer == 42; //~ assertion
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Client c = new Client();
            finish(() -> {
                c.start();
                c.send(1);
                c.send(2);
            });
        });
    }
}
