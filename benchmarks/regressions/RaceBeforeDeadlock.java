// expect: false(no-data-race)
// note: The race is there in a prefix of every schedule, though the program then waits for ever.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class RaceBeforeDeadlock {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> never = newDataDrivenFuture();
            async(() -> {
                x = 1; //~ race with line 18
            });
            async(() -> {
                x = 2;
            });
            finish(() -> { //~ deadlock
                asyncAwait(never, () -> { //~ deadlock
                    System.out.println("never");
                });
            });
        });
    }
}
