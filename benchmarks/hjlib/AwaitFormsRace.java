// expect: false(no-data-race)
// note: The task waits for one of the two tasks whose results it adds.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class AwaitFormsRace {
    static int left;
    static int right;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> there = newDDF();
            finish(() -> {
                async(() -> {
                    left = 1;
                    there.put(1);
                });
                final HjFuture<Integer> other = futureNbAwait(there, () -> right = 2);
                asyncNbAwait(there, () -> {
                    assert left + right == 3; //~ race with line 21 //~ assertion
                });
            });
        });
    }
}
