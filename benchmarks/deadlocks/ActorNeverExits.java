// expect: false(no-deadlock)
// note: An actor that is started and never exits keeps its finish waiting.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorNeverExits {
    static class Adder extends Actor<Integer> {
        int sum;

        @Override
        protected void process(final Integer n) {
            sum += n;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Adder adder = new Adder();
            finish(() -> { //~ deadlock
                adder.start(); //~ deadlock
                adder.send(1);
                adder.send(2);
            });
            System.out.println(adder.sum);
        });
    }
}
