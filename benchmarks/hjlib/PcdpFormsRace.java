// expect: false(no-data-race)
// note: Loops of PCDP whose tasks write what others of them write, or who is beside them; awaits of other futures.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Future;

public class PcdpFormsRace {
    static int line;
    static int piece;
    static int plane;
    static int beside;
    static int held;

    public static void main(final String[] args) {
        final Object a = new Object();
        final Object b = new Object();
        finish(() -> forasync(0, 1, i -> line = i)); //~ race with line 18
        finish(() -> forasyncChunked(0, 1, 1, i -> piece = i)); //~ race with line 19
        forallChunked(0, 3, i -> piece = i); //~ race with line 20
        forall2dChunked(0, 1, 0, 1, (i, j) -> plane = i); //~ race with line 21
        finish(() -> {
            final Future<Integer> f = future(() -> 1);
            asyncAwait(() -> beside = 1, f, f); //~ race with line 25
            forseq(0, 1, i -> beside = i);
            async(() -> isolated(a, b, () -> held = 1)); //~ race with line 28
            isolated(() -> line = 2);
            held = 2;
        });
    }
}
