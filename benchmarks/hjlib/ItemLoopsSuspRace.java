// expect: false(no-data-race)
// note: Tasks of chunks of one item add to the same sum.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.ModuleY;
import java.util.Arrays;

public class ItemLoopsSuspRace {
    static int sum;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> three = future(() -> 3);
            final Integer[] items = {1, 2};
            final int[] a = new int[3];
            ModuleY.forallItemsSusp(1, items, i -> a[i] = three.get());
            finish(() -> ModuleY.forasyncItemsSusp(1, Arrays.asList(items), i -> sum += a[i])); //~ race with line 19
            assert sum == 6; //~ assertion
        });
    }
}
