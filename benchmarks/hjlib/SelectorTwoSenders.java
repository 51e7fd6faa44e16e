// expect: true
// pure-smt: timeout
// note: Each of two tasks fills a mailbox of its own: the order of their messages makes no difference to the sum.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorTwoSenders {
    static class Sum extends Selector<Integer> {
        int seen;
        int sum;

        Sum() {
            super(2);
        }

        @Override
        protected void process(final Integer n) {
            sum += n;
            if (++seen == 8) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Sum sum = new Sum();
            finish(() -> {
                sum.start();
                async(() -> {
                    for (int i = 1; i <= 4; i++) {
                        sum.send(0, i);
                    }
                });
                for (int i = 1; i <= 4; i++) {
                    sum.send(1, 10 * i);
                }
            });
            assert sum.sum == 110;
        });
    }
}
