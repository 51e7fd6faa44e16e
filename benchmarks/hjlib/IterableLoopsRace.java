// expect: false(no-data-race)
// note: Tasks for items write what others of them write; the loop that makes no tasks writes beside one.

import static edu.rice.hj.Module2.*;

import java.util.Arrays;
import java.util.List;

public class IterableLoopsRace {
    static int x;
    static int y;
    static int z;
    static int w;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<Integer> items = Arrays.asList(1, 2);
            forasync(items, i -> x = i); //~ race with line 18
            forAsync(items, i -> y = i); //~ race with line 19
            forasyncNb(items, i -> z = i); //~ race with line 20
            async(() -> w = 0); //~ race with line 22 //~ race with line 23
            forseq(items, i -> w = i);
            forseqNb(items, i -> w = i);
        });
    }
}
