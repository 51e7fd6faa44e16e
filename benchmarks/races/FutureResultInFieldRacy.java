// expect: false(no-data-race)
// note: The result is read before the future is got.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureResultInFieldRacy {
    static int result = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Boolean> f = future(() -> {
                result = 42; //~ race with line 17
                return true;
            });
            System.out.println(result);
            System.out.println(f.get());
        });
    }
}
