// expect: false(no-data-race)
// pure-smt: timeout
// note: The message of the inner finish may be processed by a task of the outer one; then the inner does not wait for it.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

public class PcdpActorTwoFinishes {
    static class Adder extends Actor {
        final int[] sums = new int[3];

        @Override
        public void process(final Object message) {
            sums[(Integer) message]++; //~ race with line 24
        }
    }

    public static void main(final String[] args) {
        final Adder adder = new Adder();
        finish(() -> {
            async(() -> {
                finish(() -> adder.send(1));
                System.out.println(adder.sums[1]);
            });
            adder.send(2);
        });
    }
}
