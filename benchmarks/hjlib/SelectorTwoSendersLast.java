// expect: false(assertion)
// pure-smt: timeout
// note: Which message is the last one depends on the order of the senders.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorTwoSendersLast {
    static class Last extends Selector<Integer> {
        int seen;
        int last;

        Last() {
            super(2);
        }

        @Override
        protected void process(final Integer n) {
            last = n;
            if (++seen == 4) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Last last = new Last();
            finish(() -> {
                last.start();
                async(() -> {
                    last.send(0, 1);
                    last.send(0, 2);
                });
                last.send(1, 3);
                last.send(1, 4);
            });
            assert last.last == 2; //~ assertion
        });
    }
}
