// expect: false(no-data-race)
// note: The finish does not wait for what an actor does after its call of exit.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorAfterExitRace {
    static class Summer extends Actor<Integer> {
        int total;

        protected void process(final Integer n) {
            if (n == 0) {
                exit();
                total *= 10; //~ race with line 30
            } else {
                total += n;
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Summer summer = new Summer();
            finish(() -> {
                summer.start();
                summer.send(4);
                summer.send(0);
            });
            System.out.println(summer.total);
        });
    }
}
