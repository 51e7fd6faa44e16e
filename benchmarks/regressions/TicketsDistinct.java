// expect: true
// note: Three tasks draw tickets in one block each and write their ticket's slot: all distinct.

import static edu.rice.hj.Module2.*;

public class TicketsDistinct {
    static int next = 0;
    static final int[] slots = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    async(() -> {
                        final int ticket = isolatedWithReturn(() -> {
                            final int mine = next;
                            next = next + 1;
                            return mine;
                        });
                        slots[ticket] = slots[ticket] + 1;
                    });
                }
            });
            assert slots[0] == 1 && slots[1] == 1 && slots[2] == 1;
        });
    }
}
