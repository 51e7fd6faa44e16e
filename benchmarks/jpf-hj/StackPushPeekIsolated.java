// expect: true
// tasks: 2
// note: Figure 1 with both operations isolated: 3 or 5 may be on top, but nothing races.

import static edu.rice.hj.Module2.*;

public class StackPushPeekIsolated {
    static class IntStack {
        private final int[] items = new int[8];
        private int size = 0;

        void push(final int value) {
            final int slot = size;
            items[slot] = value;
            size = slot + 1;
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
                    isolated(() -> {
                        stk.push(5);
                    });
                });

                final int seen = isolatedWithReturn(() -> stk.peek());
                assert seen == 3 || seen == 5;
            });
            assert stk.peek() == 5;
        });
    }
}
