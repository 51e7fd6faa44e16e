// expect: false(no-data-race)
// note: What is sent to a mailbox may be processed before it is closed: the selector does not wait for the task.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorDisabledTooLate {
    static int x;

    static class Reader extends Selector<Integer> {
        int seen;

        Reader() {
            super(1);
        }

        @Override
        protected void process(final Integer n) {
            seen = x; //~ race with line 31
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Reader reader = new Reader();
            reader.send(0, 1);
            reader.start();
            reader.disable(0);
            x = 1;
            reader.enable(0);
        });
    }
}
