// expect: false(no-data-race)
// note: Two of the three readers are waited for; a detector that keeps two readers forgets the third.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ThirdReaderRace {
    static int x = 5;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f1 = future(() -> {
                return x;
            });
            final HjFuture<Integer> f2 = future(() -> {
                return x;
            });
            final HjFuture<Integer> f3 = future(() -> {
                return x;
            });
            final int sum = f1.get() + f3.get();
            x = sum; //~ race with line 17
        });
    }
}
