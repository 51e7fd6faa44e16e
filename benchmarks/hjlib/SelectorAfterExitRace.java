// expect: false(no-data-race)
// note: The finish does not wait for what a selector does after its call of exit.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorAfterExitRace {
    static class Last extends Selector<Integer> {
        int last;

        Last() {
            super(1);
        }

        protected void process(final Integer n) {
            exit();
            last = n; //~ race with line 27
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Last of = new Last();
            of.send(0, 4);
            finish(() -> of.start());
            System.out.println(of.last);
        });
    }
}
