// expect: true
// note: Guarded tasks begin once their condition holds, which is read in a section.

import static edu.rice.hj.experimental.ModuleZ.asyncWhen;
import static edu.rice.hj.experimental.ModuleZ.futureWhen;
import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class AsyncWhen {
    static int stage;
    static int item;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncWhen(() -> isolatedWithReturn(() -> stage == 1), () -> {
                    item *= 2;
                    isolated(() -> stage = 2);
                });
                HjFuture<Integer> doubled = futureWhen(() -> isolatedWithReturn(() -> stage == 2), () -> item);
                async(() -> {
                    item = 21;
                    isolated(() -> stage = 1);
                });
                assert doubled.get() == 42;
            });
        });
    }
}
