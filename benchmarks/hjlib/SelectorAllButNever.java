// expect: false(no-deadlock)
// pure-smt: timeout
// note: The message that would end the selector is in a mailbox that is never opened again.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorAllButNever {
    static class Clerk extends Selector<Integer> {
        Clerk() {
            super(2);
            disableAllExcept(1);
        }

        @Override
        protected void process(final Integer n) {
            if (n == 0) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Clerk clerk = new Clerk();
            finish(() -> { //~ deadlock
                clerk.start(); //~ deadlock
                clerk.send(1, 1);
                clerk.send(0, 0);
            });
        });
    }
}
