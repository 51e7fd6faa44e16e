// expect: false(no-deadlock)
// note: Twin of LaunchBlocks: what the launch waits for never begins.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class LaunchWaitsDeadlock {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            final HjDataDrivenFuture<String> ddf = newDataDrivenFuture();
            asyncAwait(ddf, () -> { //~ deadlock
                System.out.println(ddf.get());
            });
        });
    }
}
