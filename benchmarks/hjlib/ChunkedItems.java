// expect: true
// note: Neighbouring items of a list in one task; a carried dependence inside a chunk is none between tasks.

import static edu.rice.hj.Module2.*;

import java.util.Arrays;
import java.util.List;

public class ChunkedItems {
    public static void main(String[] args) {
        List<Integer> items = Arrays.asList(0, 1, 2, 3, 4, 5);
        int[] sums = new int[6];
        launchHabaneroApp(() -> {
            forallChunked(items, 2, i -> sums[i] = i % 2 == 0 ? i : sums[i - 1] + i);
            assert sums[5] == 9;
        });
    }
}
