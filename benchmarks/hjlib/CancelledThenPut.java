// expect: false(exception)
// note: A cell that has been cancelled takes no value any more.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class CancelledThenPut {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> cell = newDDF();
            if (cell.cancel()) {
                cell.put(1); //~ exception: IllegalStateException
            }
        });
    }
}
