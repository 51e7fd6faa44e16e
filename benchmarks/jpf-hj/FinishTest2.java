// expect: true
// tasks: 3
// note: The finish waits for the grandchild too.

import static edu.rice.hj.Module1.*;

public class FinishTest2 {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    async(() -> {
                        x = 1;
                    });
                });
            });
            assert x == 1;
        });
    }
}
