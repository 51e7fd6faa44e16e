// expect: false(exception)
// note: Three tickets for two slots: whoever draws last is out of bounds.

import static edu.rice.hj.Module2.*;

public class TicketsOutOfBounds {
    static int next = 0;
    static final int[] slots = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 3, (i) -> {
                final int ticket = isolatedWithReturn(() -> next++);
                slots[ticket] = i; //~ exception: ArrayIndexOutOfBoundsException
            });
        });
    }
}
