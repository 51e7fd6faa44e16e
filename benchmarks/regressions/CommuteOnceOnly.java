// expect: true
// note: Whoever comes first counts: the conditions make the orders equal.

import static edu.rice.hj.Module0.*;

public class CommuteOnceOnly {
    static boolean done = false;
    static int times = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 9; i++) {
                    async(() -> {
                        isolated(() -> {
                            if (!done) {
                                done = true;
                                times++;
                            }
                        });
                    });
                }
            });
            assert times == 1;
        });
    }
}
