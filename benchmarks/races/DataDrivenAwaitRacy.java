// expect: false(no-data-race)
// note: The consumer is a plain async: nothing makes it wait for the put.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DataDrivenAwaitRacy {
    static final int[] data = new int[1];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Boolean> ready = newDataDrivenFuture();
            async(() -> {
                data[0] = 5; //~ race with line 19
                ready.put(true);
            });
            async(() -> {
                final int r = data[0];
            });
        });
    }
}
