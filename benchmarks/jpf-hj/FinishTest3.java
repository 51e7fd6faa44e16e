// expect: true
// tasks: 4
// note: The inner finish orders x = 1 before x = 2, the outer one both before the last assertion.

import static edu.rice.hj.Module1.*;

public class FinishTest3 {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    finish(() -> {
                        async(() -> {
                            x = 1;
                        });
                    });
                    assert x == 1;
                    async(() -> {
                        x = 2;
                    });
                });
            });
            assert x == 2;
        });
    }
}
