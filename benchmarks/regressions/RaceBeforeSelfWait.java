// expect: false(no-data-race)
// note: As RaceBeforeDeadlock, with a future that waits for itself.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class RaceBeforeSelfWait {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<HjFuture<Integer>> box = newDataDrivenFuture();
            async(() -> {
                x = 1; //~ race with line 19
            });
            async(() -> {
                x = 2;
            });
            final HjFuture<Integer> self = futureAwait(box, () -> {
                final HjFuture<Integer> me = box.get();
                return me.get(); //~ deadlock
            });
            box.put(self);
            self.get(); //~ deadlock
        });
    }
}
