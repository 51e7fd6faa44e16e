// expect: false(no-data-race)
// tasks: 2
// note: Figure 1 of the paper with its regions: the parent peeks while the child pushes.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class StackPushPeek {
    static class IntStack {
        private final int[] items = new int[8];
        private int size = 0;

        void push(final int value) {
            final int slot = size;
            items[slot] = value;
            size = slot + 1; //~ race with line 20
        }

        int peek() {
            final int top = size - 1;
            return items[top];
        }
    }

    static IntStack initStack() {
        final IntStack stack = new IntStack();
        stack.push(3);
        return stack;
    }

    public static void main(final String[] args) {
        final IntStack stk = initStack();

        launchHabaneroApp(() -> {
            finish(() -> {

                async(() -> {
                    acquireW(stk); //~ conflict with line 43
                    stk.push(5);
                    releaseW(stk);
                });

                acquireR(stk);
                stk.peek();
                releaseR(stk);
            });
        });
    }
}
