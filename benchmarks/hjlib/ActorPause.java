// expect: true
// note: A paused actor goes on when it is told to; what it waited for comes before its next message.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorPause {
    static class Client extends Actor<Integer> {
        int answer;

        @Override
        protected void process(final Integer n) {
            if (n == 1) {
                pause();
                async(() -> {
                    answer = 42;
                    resume();
                });
            } else {
                assert answer == 42;
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
