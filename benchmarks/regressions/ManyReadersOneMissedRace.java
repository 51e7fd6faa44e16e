// expect: false(no-data-race)
// note: Six readers in an array; the loop that waits for them leaves out the last one.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ManyReadersOneMissedRace {
    static int x = 1;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            @SuppressWarnings("unchecked")
            final HjFuture<Integer>[] readers = new HjFuture[6];
            for (int i = 0; i < readers.length; i++) {
                final int factor = i;
                readers[i] = future(() -> {
                    return factor * x;
                });
            }
            int sum = 0;
            for (int i = 0; i < readers.length - 1; i++) {
                sum += readers[i].get();
            }
            x = sum; //~ race with line 18
        });
    }
}
