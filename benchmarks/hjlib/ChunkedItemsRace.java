// expect: false(no-data-race)
// note: The dependence crosses the borders of the chunks.

import static edu.rice.hj.Module2.*;

import java.util.Arrays;
import java.util.List;

public class ChunkedItemsRace {
    public static void main(String[] args) {
        List<Integer> items = Arrays.asList(0, 1, 2, 3, 4, 5);
        int[] sums = new int[6];
        launchHabaneroApp(() -> {
            forallChunked(items, 3, i -> sums[i] = i % 2 == 0 ? i : sums[i - 1] + i); //~ race with line 14
            assert sums[5] == 9;
        });
    }
}
