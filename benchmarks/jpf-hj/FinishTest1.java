// expect: true
// tasks: 3
// note: The finish ends the first writer before the second is created.

import static edu.rice.hj.Module1.*;

public class FinishTest1 {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1;
                });
            });
            async(() -> {
                x = x + 1;
                assert x == 2;
            });
        });
    }
}
