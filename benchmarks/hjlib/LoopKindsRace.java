// expect: false(no-data-race)
// note: Loops over items and planes, in pieces and with phases: their tasks write what others of them write, or who is beside the loop.

import static edu.rice.hj.Module2.*;

import java.util.Arrays;
import java.util.List;

public class LoopKindsRace {
    static int items;
    static int phased;
    static int line;
    static int plane;
    static int walked;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<Integer> two = Arrays.asList(0, 1);
            forAll(two, i -> items = i); //~ race with line 19
            forallNb(two, i -> items = i); //~ race with line 20
            forallPhased(two, i -> {
                next();
                phased = i; //~ race with line 23
            });
            forallChunked(0, 3, 2, i -> line = i); //~ race with line 25
            forallNbChunked(0, 3, i -> line = i); //~ race with line 26
            forallChunked(0, 1, 0, 1, 3, (i, j) -> plane = i); //~ race with line 27
            async(() -> walked = 1); //~ race with line 29 //~ race with line 30
            forseq(0, 1, 0, 1, (i, j) -> walked = i);
            forseqNb(0, 1, i -> walked = i);
        });
    }
}
