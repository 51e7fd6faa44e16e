// expect: false(no-data-race)
// note: Beyond the race on the flag, the one on the data is a guess: its schedule has the second task turn for ever, which a replay has to notice.

import static edu.rice.hj.Module1.*;

public class SpinPlainFlagRace {
    static boolean ready;
    static int data;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    data = 4;
                    ready = true;
                });
                async(() -> {
                    while (!ready) { //~ race with line 15
                    }
                    assert data == 4;
                });
            });
        });
    }
}
