// expect: false(exception)
// note: Twin of AwaitFailedInput: the body begins, and what it gets is the exception.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class AwaitFailedInputThrows {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjFuture<Integer> failing = future(() -> {
                    throw new IllegalArgumentException("fails"); //~ exception: IllegalArgumentException
                });
                asyncAwait(failing, () -> {
                    failing.get();
                });
            });
        });
    }
}
