// expect: true
// note: The consumer awaits the put.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DataDrivenAwaitFixed {
    static final int[] data = new int[1];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Boolean> ready = newDataDrivenFuture();
            async(() -> {
                data[0] = 5;
                ready.put(true);
            });
            asyncAwait(ready, () -> {
                assert data[0] == 5;
            });
        });
    }
}
