// expect: false(no-data-race)
// note: Each loop's tasks write what others of them write, or who is beside the loop.

import static edu.rice.hj.Module2.*;

public class LoopFormsRace {
    static int first;
    static int second;
    static int third;
    static int fourth;
    static int beside;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forallNb(0, 1, i -> first = i); //~ race with line 15
            forallNbChunked(0, 3, 2, i -> second = i); //~ race with line 16
            finish(() -> forasyncNb(0, 1, i -> third = i)); //~ race with line 17
            finish(() -> forasyncChunked(0, 3, 2, i -> fourth = i)); //~ race with line 18
            finish(() -> {
                async(() -> beside = 7); //~ race with line 21
                forseq(0, 1, i -> beside = i);
            });
        });
    }
}
