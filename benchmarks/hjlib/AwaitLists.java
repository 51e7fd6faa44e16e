// expect: true
// note: Tasks that await three values, or a list of them, begin when the last one is there.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.Arrays;

public class AwaitLists {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> a = newDDF(false);
            final HjDataDrivenFuture<Integer> b = newDataDrivenFuture(true);
            final HjDataDrivenFuture<Integer> c = newDDF();
            final int[] r = new int[6];
            finish(() -> {
                asyncAwait(a, b, c, () -> r[0] = a.get() + b.get() + c.get());
                asyncAwait(Arrays.asList(a, b, c), () -> r[1] = a.get() * b.get() * c.get());
                asyncNbAwait(a, () -> r[2] = a.get());
                asyncNbAwait(a, b, () -> r[3] = a.get() - b.get());
                asyncNbAwait(a, b, c, () -> r[4] = c.safeGet());
                asyncNbAwait(Arrays.asList(c), () -> r[5] = c.get());
                a.put(2);
                async(() -> b.put(3));
                async(() -> c.put(4));
            });
            assert r[0] == 9 && r[1] == 24 && r[2] == 2 && r[3] == -1 && r[4] == 4 && r[5] == 4;
        });
    }
}
