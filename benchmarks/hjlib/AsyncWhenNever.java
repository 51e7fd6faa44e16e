// expect: false(no-deadlock)
// note: The condition of the guarded task never holds.

import static edu.rice.hj.experimental.ModuleZ.asyncWhen;
import static edu.rice.hj.experimental.ModuleZ.futureWhen;
import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class AsyncWhenNever {
    static int stage;
    static int item;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncWhen(() -> isolatedWithReturn(() -> stage == 1), () -> { //~ deadlock
                    item *= 2;
                    isolated(() -> stage = 2);
                });
                HjFuture<Integer> doubled = futureWhen(() -> isolatedWithReturn(() -> stage == 2), () -> item); //~ deadlock
                async(() -> {
                    item = 21;
                    isolated(() -> stage = 3);
                });
                assert doubled.get() == 42; //~ deadlock
            });
        });
    }
}
