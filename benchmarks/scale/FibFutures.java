// expect: true
// args: 12
// note: Family fib-n. Two futures for each call.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

public class FibFutures {
    static int fib(final int n) throws SuspendableException {
        if (n < 2) {
            return n;
        }
        final HjFuture<Integer> a = future(() -> fib(n - 1));
        final HjFuture<Integer> b = future(() -> fib(n - 2));
        return a.get() + b.get();
    }

    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            int x = 0;
            int y = 1;
            for (int i = 0; i < n; i++) {
                final int z = x + y;
                x = y;
                y = z;
            }
            assert fib(n) == x;
        });
    }
}
