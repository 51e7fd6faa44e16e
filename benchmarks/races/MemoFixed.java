// expect: true
// note: Nothing is shared.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

public class MemoFixed {
    static int fib(final int n) throws SuspendableException {
        if (n < 2) {
            return n;
        }
        final HjFuture<Integer> first = future(() -> fib(n - 1));
        return fib(n - 2) + first.get();
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            assert fib(5) == 5;
        });
    }
}
