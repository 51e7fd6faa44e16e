// expect: false(no-deadlock)
// note: The second writer is only created after the wait that never ends, so no prefix has both writes.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class RaceAfterDeadlockOnly {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> never = newDataDrivenFuture();
            async(() -> {
                x = 1;
            });
            finish(() -> { //~ deadlock
                asyncAwait(never, () -> { //~ deadlock
                    x = 3;
                });
            });
            x = 2;
        });
    }
}
