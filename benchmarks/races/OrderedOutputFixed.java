// expect: true
// note: Each task waits for the one before it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class OrderedOutputFixed {
    static final int[] buffer = new int[3];
    static int used = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> previous = future(() -> 0);
            for (int i = 0; i < 3; i++) {
                final int item = i;
                final HjFuture<Integer> before = previous;
                previous = future(() -> {
                    final int at = before.get();
                    buffer[at] = item;
                    used = at + 1;
                    return at + 1;
                });
            }
            assert previous.get() == 3 && used == 3;
            assert buffer[0] == 0 && buffer[2] == 2;
        });
    }
}
