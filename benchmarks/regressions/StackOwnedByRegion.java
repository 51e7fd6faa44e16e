// expect: true
// note: The region on the stack object announces its fields; the finish orders push and peek, the array too.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class StackOwnedByRegion {
    static class IntStack {
        private int[] items = new int[1];
        private int size = 0;

        void push(final int value) {
            if (size == items.length) {
                final int[] larger = new int[2 * size];
                System.arraycopy(items, 0, larger, 0, size);
                items = larger;
            }
            items[size++] = value;
        }

        int peek() {
            return items[size - 1];
        }
    }

    public static void main(final String[] args) {
        final IntStack stack = new IntStack();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireW(stack);
                    stack.push(1);
                    stack.push(2);
                    stack.push(3);
                    releaseW(stack);
                });
            });
            acquireR(stack);
            assert stack.peek() == 3;
            releaseR(stack);
        });
    }
}
