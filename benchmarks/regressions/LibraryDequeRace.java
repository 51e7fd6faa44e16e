// expect: false(no-data-race)
// note: As StackPushPeek with a deque of the library, which is not synchronised; the lines are the caller's.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import java.util.ArrayDeque;

public class LibraryDequeRace {
    public static void main(final String[] args) {
        final ArrayDeque<Integer> stack = new ArrayDeque<>();
        stack.push(3);
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(stack); //~ conflict with line 19
                stack.push(5); //~ race with line 20
                releaseW(stack);
            });
            acquireR(stack);
            final Integer top = stack.peek();
            releaseR(stack);
        });
    }
}
