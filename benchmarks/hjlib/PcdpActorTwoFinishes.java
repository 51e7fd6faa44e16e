// expect: false(no-data-race)
// pure-smt: timeout
// note: The message of the second finish may be processed by a task of the first one; then the second does not wait for it.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

public class PcdpActorTwoFinishes {
    static class Adder extends Actor {
        final int[] sums = new int[3];

        @Override
        public void process(final Object message) {
            sums[(Integer) message]++; //~ race with line 23 //~ race with line 27
        }
    }

    public static void main(final String[] args) {
        final Adder adder = new Adder();
        finish(() -> {
            async(() -> {
                finish(() -> adder.send(1));
                System.out.println(adder.sums[1]);
            });
            async(() -> {
                finish(() -> adder.send(2));
                System.out.println(adder.sums[2]);
            });
        });
    }
}
