// expect: false(no-data-race)
// tasks: 6
// note: The last item is in another chunk than the first.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.ModuleY;
import java.util.Arrays;
import java.util.List;

public class ItemLoopsRace {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<Integer> list = Arrays.asList(0, 0, 2, 3, 0);
            final int[] a = new int[5];
            ModuleY.forallItems(2, list, i -> a[i] = 1); //~ race with line 16
            assert a[3] == 1;
            final String[] texts = {"a", "bb", "ccc"};
            finish(() -> ModuleY.forasyncItems(2, texts, s -> a[s.length()] = 0));
            assert a[1] + a[2] + a[3] == 0;
        });
    }
}
