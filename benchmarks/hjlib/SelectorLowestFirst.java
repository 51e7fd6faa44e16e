// expect: false(assertion)
// note: Once all mailboxes are open again, the lowest one with a message comes first, not what was sent first.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorLowestFirst {
    static class Clerk extends Selector<Integer> {
        int text;

        Clerk() {
            super(3);
        }

        @Override
        protected void process(final Integer n) {
            text = 10 * text + n;
            if (text == 1) {
                enableAll();
            } else if (text > 100) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Clerk clerk = new Clerk();
            clerk.disableAllExcept(1);
            clerk.send(2, 2);
            clerk.send(0, 3);
            clerk.send(1, 1);
            finish(() -> clerk.start());
            assert clerk.text == 123; //~ assertion
        });
    }
}
