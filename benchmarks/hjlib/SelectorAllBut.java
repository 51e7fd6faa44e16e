// expect: true
// note: All mailboxes but one are closed, and all are opened again: what came meanwhile is kept.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorAllBut {
    static class Clerk extends Selector<Integer> {
        int text;

        Clerk() {
            super(3);
        }

        @Override
        protected void process(final Integer n) {
            text = 10 * text + n;
            if (n == 1) {
                disableAllExcept(2);
                assert !isEnabled(0) && isEnabled(2);
            } else if (n == 2) {
                enableAll();
            } else if (n == 4) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Clerk clerk = new Clerk();
            clerk.send(0, 1);
            clerk.send(0, 3);
            clerk.send(1, 4);
            clerk.send(2, 2);
            finish(() -> clerk.start());
            assert clerk.text == 1234;
        });
    }
}
