// expect: false(no-deadlock)
// note: If the value came, tasks would be created without end: whoever asks what a waiting task would do must not wait for that.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class EndlessTasksBehindDeadlock {
    static void grow() {
        async(() -> grow());
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> never = newDataDrivenFuture();
            finish(() -> { //~ deadlock
                asyncAwait(never, () -> { //~ deadlock
                    grow();
                });
            });
        });
    }
}
