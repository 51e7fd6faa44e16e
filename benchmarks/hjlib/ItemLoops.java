// expect: true
// tasks: 6
// note: A task for each chunk of items.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.ModuleY;
import java.util.Arrays;
import java.util.List;

public class ItemLoops {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<Integer> list = Arrays.asList(0, 1, 2, 3, 4);
            final int[] a = new int[5];
            ModuleY.forallItems(2, list, i -> a[i] = i);
            assert a[4] == 4;
            final String[] texts = {"a", "bb", "ccc"};
            finish(() -> ModuleY.forasyncItems(2, texts, s -> a[s.length()] = 0));
            assert a[1] + a[2] + a[3] == 0;
        });
    }
}
