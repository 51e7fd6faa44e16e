// expect: true
// note: Test and mark are one block, so exactly one task wins and writes.

import static edu.rice.hj.Module2.*;

public class ClaimOnce {
    static boolean taken = false;
    static int winner = 0;

    static void claim(final int id) {
        final boolean mine = isolatedWithReturn(() -> {
            if (taken) {
                return false;
            }
            taken = true;
            return true;
        });
        if (mine) {
            winner = id;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> claim(1));
                async(() -> claim(2));
                async(() -> claim(3));
            });
            assert winner > 0;
        });
    }
}
