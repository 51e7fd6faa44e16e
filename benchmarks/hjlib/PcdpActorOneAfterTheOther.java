// expect: true
// note: The second finish finds the actor idle.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

public class PcdpActorOneAfterTheOther {
    static class Adder extends Actor {
        int sum;

        @Override
        public void process(final Object message) {
            sum += (Integer) message;
        }
    }

    public static void main(final String[] args) {
        final Adder adder = new Adder();
        finish(() -> {
            adder.send(1);
            adder.send(2);
        });
        assert adder.sum == 3;
        finish(() -> adder.send(3));
        assert adder.sum == 6;
    }
}
