// expect: false(assertion)
// note: The first task may find the future resolved, though in the canonical run nobody has put a value by then.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class PollBesidePut {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> value = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    final boolean resolved = value.resolved();
                    assert !resolved; //~ assertion
                });
                async(() -> value.put(1));
            });
        });
    }
}
