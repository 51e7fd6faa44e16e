// expect: false(assertion)
// note: Whether a mailbox is open depends on what the selector has processed by then.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorAskedTooEarly {
    static class Gate extends Selector<Integer> {
        Gate() {
            super(1);
        }

        @Override
        protected void process(final Integer n) {
            disable(0);
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Gate gate = new Gate();
            finish(() -> {
                gate.send(0, 1);
                gate.start();
                assert !gate.isEnabled(0); //~ assertion
            });
        });
    }
}
