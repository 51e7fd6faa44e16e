// expect: true
// note: An exception in process reaches the finish; from then on the actor is silent.

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

public class PcdpActorException {
    static class Divider extends Actor {
        int done;

        @Override
        public void process(final Object message) {
            System.out.println(10 / (Integer) message);
            done++;
        }
    }

    public static void main(final String[] args) {
        final Divider d = new Divider();
        boolean thrown = false;
        try {
            finish(() -> {
                d.send(5);
                d.send(0);
                d.send(2);
            });
        } catch (ArithmeticException e) {
            thrown = true;
        }
        assert thrown && d.done == 1;
    }
}
