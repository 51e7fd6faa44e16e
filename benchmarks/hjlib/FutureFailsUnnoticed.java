// expect: false(assertion)
// note: Who asks a future whether it has failed is told so; a value in its place is wrong.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class FutureFailsUnnoticed {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final boolean[] failed = new boolean[1];
            try {
                finish(() -> {
                    final HjFuture<Integer> none = future(() -> {
                        throw new IllegalStateException();
                    });
                    waitAll(new HjFuture[] {none});
                    failed[0] = none.failed();
                });
            } catch (IllegalStateException e) {
                failed[0] = true;
            }
            assert !failed[0]; //~ assertion
        });
    }
}
