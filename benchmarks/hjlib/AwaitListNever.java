// expect: false(no-deadlock)
// note: One value of the list is put by nobody: the task does not begin, and its finish waits for it.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.Arrays;

public class AwaitListNever {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> a = newDDF();
            final HjDataDrivenFuture<Integer> b = newDDF();
            final HjDataDrivenFuture<Integer> c = newDDF();
            finish(() -> { //~ deadlock
                asyncAwait(Arrays.asList(a, b, c), () -> x = 1); //~ deadlock
                a.put(2);
                async(() -> b.put(3));
            });
        });
    }
}
