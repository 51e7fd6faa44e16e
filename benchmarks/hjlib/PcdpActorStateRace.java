// expect: false(no-data-race)
// note: Nothing waits for the message before the end of the finish.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

public class PcdpActorStateRace {
    static class Adder extends Actor {
        int sum;

        @Override
        public void process(final Object message) {
            sum += (Integer) message; //~ race with line 23
        }
    }

    public static void main(final String[] args) {
        final Adder adder = new Adder();
        finish(() -> {
            adder.send(1);
            adder.send(2);
            System.out.println(adder.sum);
        });
    }
}
