// expect: false(no-data-race)
// note: Chunks of the default size are tasks of their own.

import static edu.rice.pcdp.PCDP.*;

public class PcdpChunksOfDefaultRace {
    static int first;
    static int second;

    public static void main(final String[] args) {
        finish(() -> forasyncChunked(0, 63, i -> first = i)); //~ race with line 11
        forallChunked(0, 63, i -> second = i); //~ race with line 12
    }
}
