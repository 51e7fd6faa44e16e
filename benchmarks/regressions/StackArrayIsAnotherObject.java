// expect: true
// note: The stack and the array in its field are two objects of the program: regions on them do not overlap.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class StackArrayIsAnotherObject {
    static class IntStack {
        final int[] items = new int[4];
        int size = 0;
    }

    public static void main(final String[] args) {
        final IntStack stack = new IntStack();
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(stack);
                stack.size = 1;
                releaseW(stack);
            });
            async(() -> {
                acquireW(stack.items, 2);
                stack.items[2] = 9;
                releaseW(stack.items, 2);
            });
        });
    }
}
