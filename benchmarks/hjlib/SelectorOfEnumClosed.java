// expect: false(no-deadlock)
// pure-smt: timeout
// note: Nobody enables the mailbox in which the message waits that would end the selector.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorOfEnumClosed {
    enum Box {
        URGENT, NORMAL
    }

    static class Gate extends Selector<Integer> {
        int seen;

        Gate() {
            super(Box.class);
        }

        @Override
        protected void process(Integer message) {
            seen = seen * 10 + message;
            if (message == 1) {
                enable(Box.URGENT);
            } else if (message == 3) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Gate gate = new Gate();
            gate.disable(Box.NORMAL);
            finish(() -> { //~ deadlock
                gate.start(); //~ deadlock
                gate.send(Box.URGENT, 1);
                gate.send(Box.NORMAL, 3);
            });
            assert gate.seen == 13;
        });
    }
}
