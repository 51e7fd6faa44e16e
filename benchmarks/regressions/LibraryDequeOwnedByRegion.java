// expect: true
// note: A region on a library object covers what the object keeps inside; the finish orders both uses.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import java.util.ArrayDeque;

public class LibraryDequeOwnedByRegion {
    public static void main(final String[] args) {
        final ArrayDeque<Integer> stack = new ArrayDeque<>();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireW(stack);
                    stack.push(4);
                    stack.push(5);
                    releaseW(stack);
                });
            });
            acquireR(stack);
            assert stack.peek() == 5;
            releaseR(stack);
        });
    }
}
