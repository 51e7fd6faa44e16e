// expect: true
// note: Twin of ThirdReaderRace: all three are waited for.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ThirdReaderGot {
    static int x = 5;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f1 = future(() -> x);
            final HjFuture<Integer> f2 = future(() -> x);
            final HjFuture<Integer> f3 = future(() -> x);
            final int sum = f1.get() + f2.get() + f3.get();
            x = sum;
            assert x == 15;
        });
    }
}
