// expect: false(no-data-race)
// note: The table of known values is shared by all tasks.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

public class MemoRacy {
    static final int[] memo = new int[6];

    static int fib(final int n) throws SuspendableException {
        if (n < 2) {
            return n;
        }
        final int known = memo[n]; //~ race with line 22
        if (known != 0) {
            return known;
        }
        final HjFuture<Integer> first = future(() -> fib(n - 1));
        final int result = fib(n - 2) + first.get();
        memo[n] = result; //~ race with line 22
        return result;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            System.out.println(fib(5));
        });
    }
}
