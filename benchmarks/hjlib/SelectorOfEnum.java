// expect: true
// pure-smt: timeout
// note: A mailbox for each constant of an enum; what is sent to a disabled one is kept.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorOfEnum {
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
                enable(Box.NORMAL);
            } else if (message == 3) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Gate gate = new Gate();
            gate.disable(Box.NORMAL);
            finish(() -> {
                gate.start();
                gate.send(Box.URGENT, 1);
                gate.send(Box.NORMAL, 3);
            });
            assert gate.seen == 13;
        });
    }
}
