// expect: true
// note: A task for each chunk of items, which may wait for the task of another chunk.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.ModuleY;
import java.util.Arrays;

public class ItemLoopsSusp {
    static int sum;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> three = future(() -> 3);
            final Integer[] items = {1, 2};
            final int[] a = new int[3];
            ModuleY.forallItemsSusp(1, items, i -> a[i] = three.get());
            finish(() -> ModuleY.forasyncItemsSusp(2, Arrays.asList(items), i -> sum += a[i]));
            assert sum == 6;
        });
    }
}
