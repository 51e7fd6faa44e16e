// expect: false(no-data-race)
// note: Twin of ExceptionInFinishBodyWaits: caught inside the finish, the parent has not waited yet.

import static edu.rice.hj.Module1.*;

public class ExceptionCaughtInsideFinishRace {
    static int x = 0;

    static void stop() {
        throw new UnsupportedOperationException("stop");
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                try {
                    async(() -> {
                        x = 1; //~ race with line 22
                    });
                    stop();
                } catch (UnsupportedOperationException e) {
                    final int r = x;
                }
            });
        });
    }
}
