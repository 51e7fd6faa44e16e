// expect: true
// note: Resetting and adding do not commute, but a finish orders them here.

import static edu.rice.hj.Module0.*;

public class CommuteAfterReset {
    static int count = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> { count = 10; });
                });
            });
            finish(() -> {
                for (int i = 0; i < 9; i++) {
                    async(() -> {
                        isolated(() -> { count++; });
                    });
                }
            });
            assert count == 19;
        });
    }
}
