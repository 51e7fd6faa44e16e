// expect: false(exception)
// note: get of a data-driven future does not wait: it throws if the put has not come yet.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class ExceptionEarlyGet {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> {
                ddf.put(1);
            });
            System.out.println(ddf.get()); //~ exception: IllegalStateException
        });
    }
}
