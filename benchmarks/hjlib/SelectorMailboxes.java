// expect: true
// tasks: 2
// note: Of the mailboxes that have a message, the lowest one is served; those of a disabled one are kept.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorMailboxes {
    enum Box { HIGH, LOW }

    static class Clerk extends Selector<String> {
        String text = "";

        Clerk() {
            super(Box.values().length);
        }

        @Override
        protected void process(final String s) {
            text += s;
            if (s.equals("b")) {
                disable(Box.HIGH);
            } else if (s.equals("c")) {
                enable(Box.HIGH);
            } else if (s.equals("d")) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Clerk clerk = new Clerk();
            clerk.send(Box.LOW, "c");
            clerk.send(Box.LOW, "d");
            clerk.send(Box.HIGH, "a");
            clerk.send(0, "b");
            clerk.send(0, "x");
            finish(() -> clerk.start());
            assert clerk.text.equals("abcxd");
        });
    }
}
