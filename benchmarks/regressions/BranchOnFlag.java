// expect: true
// note: The branch that writes y is only taken after the other task's block, and so after its write of y.

import static edu.rice.hj.Module2.*;

public class BranchOnFlag {
    static boolean flag = false;
    static int y = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    y = 1;
                    isolated(() -> {
                        flag = true;
                    });
                });
                async(() -> {
                    final boolean[] seen = new boolean[1];
                    isolated(() -> {
                        seen[0] = flag;
                    });
                    if (seen[0]) {
                        y = 2;
                    }
                });
            });
            assert y == 1 || y == 2;
        });
    }
}
