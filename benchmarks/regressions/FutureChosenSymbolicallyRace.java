// expect: false(no-data-race)
// note: The parent waits for one future and reads what the other one writes.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class FutureChosenSymbolicallyRace {
    static boolean flag = false;
    static final int[] data = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    flag = true;
                });
            });
            final HjFuture<Integer> f = future(() -> {
                data[0] = 7;
                return 0;
            });
            final HjFuture<Integer> g = future(() -> {
                data[1] = 7;
                return 1;
            });
            final HjFuture<Integer> chosen = isolatedWithReturn(() -> flag) ? f : g;
            final int other = 1 - chosen.get();
            final int r = data[other]; //~ race with line 20 //~ race with line 24
        });
    }
}
