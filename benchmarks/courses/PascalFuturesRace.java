// expect: false(no-data-race)
// note: The futures look for those above them in the array when they run, while it is still being filled.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

public class PascalFuturesRace {
    @SuppressWarnings("unchecked")
    static final HjFuture<Integer>[][] triangle = new HjFuture[3][3];

    static int number(final int n, final int k) throws SuspendableException {
        return k == 0 || k == n ? 1 : triangle[n - 1][k - 1].get() + triangle[n - 1][k].get(); //~ exception: NullPointerException
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            for (int n = triangle.length - 1; n >= 0; n--) {
                for (int k = 0; k <= n; k++) {
                    final int row = n;
                    final int column = k;
                    triangle[n][k] = future(() -> number(row, column)); //~ race with line 14
                }
            }
            assert triangle[2][1].get() == 2;
        });
    }
}
