// expect: true
// note: compareAndSet succeeds for one task only.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.atomic.AtomicBoolean;

public class ClaimByCompareAndSet {
    static final AtomicBoolean taken = new AtomicBoolean(false);
    static int winner = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 1; i <= 3; i++) {
                    final int id = i;
                    async(() -> {
                        if (taken.compareAndSet(false, true)) {
                            winner = id;
                        }
                    });
                }
            });
            assert winner >= 1 && winner <= 3;
        });
    }
}
