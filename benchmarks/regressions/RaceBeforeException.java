// expect: false(no-data-race)
// note: The finish throws, but the race comes before; races have precedence over exceptions.

import static edu.rice.hj.Module1.*;

public class RaceBeforeException {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1; //~ race with line 16
                });
                async(() -> {
                    x = 2;
                    throw new IllegalStateException("burnt"); //~ exception: IllegalStateException
                });
            });
        });
    }
}
