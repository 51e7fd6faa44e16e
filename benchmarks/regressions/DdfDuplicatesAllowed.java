// expect: false(exception)
// note: A second put throws, also where duplicates were to be allowed.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfDuplicatesAllowed {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture(true);
            ddf.put(1);
            ddf.put(2); //~ exception: IllegalStateException
        });
    }
}
