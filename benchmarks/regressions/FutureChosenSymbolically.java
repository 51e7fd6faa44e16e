// expect: true
// note: The future to wait for is itself chosen by the flag.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class FutureChosenSymbolically {
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
            final int index = chosen.get();
            assert data[index] == 7;
        });
    }
}
