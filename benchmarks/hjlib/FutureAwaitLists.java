// expect: true
// note: Futures that await others, two, three or a list of them.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import java.util.Arrays;

public class FutureAwaitLists {
    static int n;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> a = future(() -> 1);
            final HjFuture<Integer> b = futureNb(() -> 2);
            final HjFuture<Integer> c = future(() -> 3);
            final HjFuture<Integer> list = futureAwait(Arrays.asList(a, b, c), () -> a.safeGet() + b.get() + c.get());
            final HjFuture<Integer> two = futureNbAwait(a, list, () -> a.get() + list.safeGet());
            final HjFuture<Integer> three = futureNbAwait(a, b, c, () -> n += 4);
            final HjFuture<Integer> last = futureNbAwait(Arrays.asList(two, three), () -> two.get() + three.get());
            assert last.get() == 11 && n == 4;
        });
    }
}
