// expect: true
// note: The finish waits.

import static edu.rice.hj.Module1.*;

public class MissingFinishFixed {
    static long left;
    static long right;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    for (int i = 0; i < 4; i++) {
                        left += i;
                    }
                });
                for (int i = 4; i < 8; i++) {
                    right += i;
                }
            });
            assert left + right == 28;
        });
    }
}
