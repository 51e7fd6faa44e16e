// expect: true
// tasks: 2
// note: Of the mailboxes that have a message, the lowest one is served; those of a disabled one are kept.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorMailboxes {
    enum Box { HIGH, LOW }

    static class Clerk extends Selector<Integer> {
        int text;

        Clerk() {
            super(Box.values().length);
        }

        @Override
        protected void process(final Integer n) {
            text = 10 * text + n;
            if (n == 2) {
                disable(Box.HIGH);
            } else if (n == 3) {
                enable(Box.HIGH);
            } else if (n == 4) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Clerk clerk = new Clerk();
            clerk.send(Box.LOW, 3);
            clerk.send(Box.LOW, 4);
            clerk.send(Box.HIGH, 1);
            clerk.send(0, 2);
            clerk.send(0, 5);
            finish(() -> clerk.start());
            assert clerk.text == 12354;
        });
    }
}
