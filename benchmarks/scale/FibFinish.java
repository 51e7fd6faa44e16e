// expect: true
// args: 12
// note: Family fib-n. Each call spawns two tasks that write their results into boxes, and waits for them.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.SuspendableException;

public class FibFinish {
    static class Box {
        int value;
    }

    static void fib(final int n, final Box result) throws SuspendableException {
        if (n < 2) {
            result.value = n;
            return;
        }
        final Box a = new Box();
        final Box b = new Box();
        finish(() -> {
            async(() -> fib(n - 1, a));
            async(() -> fib(n - 2, b));
        });
        result.value = a.value + b.value;
    }

    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            final Box box = new Box();
            fib(n, box);
            int x = 0;
            int y = 1;
            for (int i = 0; i < n; i++) {
                final int z = x + y;
                x = y;
                y = z;
            }
            assert box.value == x;
        });
    }
}
