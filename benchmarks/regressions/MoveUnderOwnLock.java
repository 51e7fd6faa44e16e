// expect: false(assertion)
// note: Each task moves 1 in a section of its own lock, but reads and writes in two sections of the common one: as a whole it keeps
// the total, beside another one it does not.

import static edu.rice.hj.Module2.*;

public class MoveUnderOwnLock {
    static final Object common = new Object();
    static int left = 5;
    static int right = 0;

    static void move(final Object own) {
        synchronized (own) {
            final int before;
            synchronized (common) {
                before = left;
            }
            synchronized (common) {
                left = before - 1;
                right = right + 1;
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> move(new Object()));
                async(() -> move(new Object()));
            });
            assert left + right == 5; //~ assertion
        });
    }
}
