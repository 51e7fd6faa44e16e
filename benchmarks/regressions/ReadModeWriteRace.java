// expect: false(no-data-race)
// note: Two blocks that name the object in read mode do not exclude each other, but one of them writes.

import static edu.rice.hj.Module2.*;

public class ReadModeWriteRace {
    static int x = 0;

    public static void main(final String[] args) {
        final Object lock = new Object();
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(readMode(lock), () -> {
                    x = 1; //~ race with line 19
                });
            });
            async(() -> {
                isolated(readMode(lock), () -> {
                    final int r = x;
                });
            });
        });
    }
}
