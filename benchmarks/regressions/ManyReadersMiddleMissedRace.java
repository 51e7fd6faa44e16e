// expect: false(no-data-race)
// note: Ten readers; one in the middle is not waited for. A detector that keeps the first and the last reader misses it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ManyReadersMiddleMissedRace {
    static int x = 1;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            @SuppressWarnings("unchecked")
            final HjFuture<Integer>[] readers = new HjFuture[10];
            for (int i = 0; i < readers.length; i++) {
                final int factor = i;
                readers[i] = future(() -> {
                    return factor * x;
                });
            }
            int sum = 0;
            for (int i = 0; i < readers.length; i++) {
                if (i != 4) {
                    sum += readers[i].get();
                }
            }
            x = sum; //~ race with line 18
        });
    }
}
