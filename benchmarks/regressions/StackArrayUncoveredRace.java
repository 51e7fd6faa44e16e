// expect: false(no-data-race)
// note: Only readers' regions on the stack, so no region conflict; the array behind it is written all the same.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class StackArrayUncoveredRace {
    static class IntStack {
        final int[] items = new int[4];
        int size = 1;
    }

    public static void main(final String[] args) {
        final IntStack stack = new IntStack();
        launchHabaneroApp(() -> {
            async(() -> {
                acquireR(stack);
                stack.items[stack.size - 1] = 4; //~ race with line 22
                releaseR(stack);
            });
            acquireR(stack);
            final int top = stack.items[stack.size - 1];
            releaseR(stack);
        });
    }
}
