// expect: true
// pure-smt: timeout
// note: The mailbox is closed when the selector starts: its message is processed when it is open again.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorDisabledInTime {
    static int x;

    static class Reader extends Selector<Integer> {
        int seen;

        Reader() {
            super(1);
        }

        @Override
        protected void process(final Integer n) {
            seen = x;
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Reader reader = new Reader();
            finish(() -> {
                reader.disable(0);
                reader.send(0, 1);
                assert !reader.isEnabled(0);
                reader.start();
                x = 1;
                reader.enable(0);
            });
            assert reader.seen == 1;
        });
    }
}
