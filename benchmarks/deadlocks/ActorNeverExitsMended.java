// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorNeverExitsMended {
    static class Adder extends Actor<Integer> {
        int sum;

        @Override
        protected void process(final Integer n) {
            sum += n;
            if (n == 2) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Adder adder = new Adder();
            finish(() -> {
                adder.start();
                adder.send(1);
                adder.send(2);
            });
            System.out.println(adder.sum);
        });
    }
}
